import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { barriers, sticksOut } from '../support/accessible.ts';
import { unreadable } from '../support/contrast.ts';
import { lockedPdf, longPdf } from '../support/pdf-files.ts';
import { expect, test } from '../support/site.ts';

const GUIDE = '**/guide/quick-guide-*.pdf';
const documents = join(import.meta.dirname, '../../../shared/data/documents');

const drawer = (page: Page) => page.getByRole('dialog', { name: /Quick guide|快速指南/ });
const person = (page: Page) => page.getByRole('button', { name: /^(?:Account|账户): / });
const tool = (page: Page, name: string | RegExp) => drawer(page).getByRole('button', { name });
const pageField = (page: Page) => drawer(page).getByRole('textbox', { name: /^(?:Page|页码)$/ });
const findField = (page: Page) => drawer(page).getByRole('textbox', { name: /Find in document|在文档中查找/ });
const percent = async (page: Page) => Number.parseInt((await tool(page, /^Zoom: \d/).textContent()) ?? '', 10);
const sheet = (page: Page, number: number, count: number) =>
  drawer(page).getByRole('group', { name: `Page ${number} of ${count}`, exact: true });

async function openGuide(page: Page, name = 'Quick guide') {
  await person(page).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(drawer(page)).toBeVisible();
}

/** Whatever the guide's address would give, it gives this. */
const serve = (page: Page, bytes: Buffer | string) =>
  page.route(GUIDE, (route) => route.fulfill({ contentType: 'application/pdf', body: bytes }));

test('the guide at a desk: read, zoom, jump, find, print, keep; nothing of it before it is asked for', async ({
  people,
}) => {
  const { page, context } = await people.open('qm');
  // Two pages, so that there is one to go back to.
  await page.getByRole('navigation').first().getByText('QA/QC').click();
  await page.getByRole('navigation').first().getByText('NCR reports').click();
  await expect(page.getByRole('heading', { name: 'NCR reports' })).toBeVisible();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const ofViewer = () => fetched.filter((url) => /pdf/i.test(url));
  expect(ofViewer()).toEqual([]);

  await openGuide(page);
  await expect(drawer(page)).toHaveAccessibleName('Quick guide.pdf');
  const count = Number(
    /\d+/.exec(
      await drawer(page)
        .getByText(/^of \d+$/)
        .innerText(),
    )![0],
  );
  expect(count).toBeGreaterThan(1);
  await expect(sheet(page, 1, count).getByText('QCDM quick guide')).toBeAttached();
  // All of it comes from this site.
  expect(new Set(ofViewer().map((url) => new URL(url).host)).size).toBe(1);

  await test.step('text is selected as text', async () => {
    await sheet(page, 1, count).getByText('QCDM quick guide').selectText();
    expect(await page.evaluate(() => String(getSelection()))).toContain('QCDM quick guide');
  });

  await test.step('zoom by buttons, keys and the wheel', async () => {
    const first = await percent(page);
    await tool(page, 'Zoom in').click();
    await expect.poll(() => percent(page)).toBeGreaterThan(first);
    await page.keyboard.press('0');
    await expect.poll(() => percent(page)).toBe(100);
    await page.keyboard.press('-');
    await expect.poll(() => percent(page)).toBe(75);
    await sheet(page, 1, count).hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(() => percent(page)).toBeGreaterThan(75);
    await tool(page, 'Fit page').click();
    await expect.poll(() => percent(page)).toBeLessThan(80);
    await tool(page, 'Fit width').click();
    await expect.poll(() => percent(page)).toBeGreaterThan(100);
    await expect(tool(page, 'Fit width')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('pages by number and by keys', async () => {
    await pageField(page).fill(String(count));
    await pageField(page).press('Enter');
    await expect(sheet(page, count, count)).toBeInViewport({ ratio: 0.3 });
    await drawer(page).getByRole('region', { name: 'Pages' }).focus();
    await page.keyboard.press('Home');
    await expect(pageField(page)).toHaveValue('1');
    await page.keyboard.press('PageDown');
    await expect(pageField(page)).toHaveValue('2');
    await page.keyboard.press('End');
    await expect(pageField(page)).toHaveValue(String(count));
    await page.keyboard.press('Home');
  });

  await test.step('words are found on all pages, whatever their capitals', async () => {
    await page.keyboard.press('Control+f');
    await expect(findField(page)).toBeFocused();
    await findField(page).fill('CONTRACTOR MANAGER');
    await expect(drawer(page).getByText(/^1 of [2-9]$/)).toBeVisible();
    const current = drawer(page).locator('mark.current');
    await expect(current.first()).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(drawer(page).getByText(/^2 of /)).toBeVisible();
    await page.keyboard.press('Shift+Enter');
    await expect(drawer(page).getByText(/^1 of /)).toBeVisible();
    await findField(page).fill('no such words');
    await expect(drawer(page).getByText('No match', { exact: true })).toBeVisible();
  });
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(findField(page)).toBeHidden();

  await test.step('kept under its name, and printed', async () => {
    const kept = page.waitForEvent('download');
    await tool(page, 'Download').click();
    const file = await kept;
    expect(file.suggestedFilename()).toBe('Quick guide.pdf');
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    // What the browser's own dialog does: it is told how many pages there are, and that it is over.
    const printed = page.evaluate(
      () =>
        new Promise<number>((done) => {
          new MutationObserver(() => {
            const paper = document.querySelector('iframe')?.contentWindow;
            if (!paper) return;
            paper.print = () => {
              done(paper.document.images.length);
              paper.dispatchEvent(new Event('afterprint'));
            };
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await tool(page, 'Print').click();
    expect(await printed).toBe(count);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  await test.step('closed by its key, the focus is back, and it opens again', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(person(page)).toBeFocused();
    await openGuide(page);
    await expect(sheet(page, 1, count)).toBeVisible();
    await tool(page, 'Close document').click();
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('it does not stay over another page', async () => {
    await openGuide(page);
    await expect(sheet(page, 1, count)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(/report/);
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('it wears the theme, and can be read in a dark one', async () => {
    const ground = () => drawer(page).evaluate((box) => getComputedStyle(box).backgroundColor);
    await openGuide(page);
    const light = await ground();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Theme and colour' }).click();
    await page.getByRole('radio', { name: 'Black and gold' }).check({ force: true });
    await page.keyboard.press('Escape');
    await openGuide(page);
    await expect(sheet(page, 1, count)).toBeVisible();
    expect(await ground()).not.toBe(light);
    expect(await unreadable(page)).toEqual([]);
  });
  await context.close();
});

test(
  'on a phone, in Chinese: nothing sticks out, tools fold, Chinese is found',
  { tag: '@sweep' },
  async ({ people }) => {
    const { page } = await people.open('subm', { phone: true, language: 'zh' });
    await openGuide(page, '快速指南');
    await expect(drawer(page)).toHaveAccessibleName('快速指南.pdf');
    await expect(drawer(page).getByText('待我处理')).toBeAttached();
    const box = await drawer(page).boundingBox();
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844]);
    await expect(tool(page, '打印')).toBeHidden();
    await tool(page, '更多工具').click();
    await expect(tool(page, '打印')).toBeVisible();
    expect(await sticksOut(page)).toEqual([]);
    await tool(page, '在文档中查找').click();
    await findField(page).fill('登记整改');
    await expect(drawer(page).getByText(/^第 1 个，共 \d+ 个$/)).toBeVisible();
    await expect(drawer(page).locator('mark.current').first()).toBeInViewport();
    expect(await sticksOut(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  },
);

test('five hundred pages: few are drawn, any is reached, all are searched', { tag: '@sweep' }, async ({ people }) => {
  const { page } = await people.open('pm');
  await serve(page, longPdf(500));
  await openGuide(page);
  await expect(sheet(page, 1, 500).getByText('Sheet 1 of 500')).toBeAttached();

  // As a wheel turns: many steps, one for each frame; how many pages were drawn at most.
  const most = await drawer(page)
    .getByRole('region', { name: 'Pages' })
    .evaluate(async (stage) => {
      let canvases = 0;
      for (let step = 0; step < 240; step += 1) {
        stage.scrollTop += step % 60 === 59 ? 30_000 : 160;
        await new Promise((done) => requestAnimationFrame(done));
        canvases = Math.max(canvases, document.querySelectorAll('dialog canvas').length);
      }
      return canvases;
    });
  expect(most).toBeLessThanOrEqual(6);

  await pageField(page).fill('431');
  await pageField(page).press('Enter');
  await expect(sheet(page, 431, 500).getByText('Sheet 431 of 500')).toBeInViewport();
  await page.keyboard.press('Control+f');
  await findField(page).fill('inspected');
  // The first one from where the reader is: sheet 440 is the 44th of 50.
  await expect(drawer(page).getByText('44 of 50', { exact: true })).toBeVisible();
  await expect(sheet(page, 440, 500).locator('mark.current')).toBeInViewport();
});

test('closed while it comes, at whatever moment, nothing goes wrong', { tag: '@sweep' }, async ({ people }) => {
  const { page } = await people.open('qm');
  await openGuide(page);
  // Whatever goes wrong in the page fails the test when it ends.
  for (const wait of [0, 40, 80, 120, 180, 260, 360]) {
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await openGuide(page);
    await page.waitForTimeout(wait);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
});

test('what cannot be shown says why, and what can be done', { tag: '@sweep' }, async ({ people }) => {
  const { page, context } = await people.open('bm');
  const retry = tool(page, 'Try again');

  await test.step('no such file', async () => {
    await page.route(GUIDE, (route) => route.fulfill({ status: 404, body: 'no' }));
    await openGuide(page);
    await expect(drawer(page).getByRole('alert')).toContainText('This file is not here');
    await expect(drawer(page).getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Quick guide.pdf');
    expect(await barriers(page)).toEqual([]);
  });
  await test.step('no network, then there is one', async () => {
    await page.unroute(GUIDE);
    await page.route(GUIDE, (route) => route.abort('internetdisconnected'));
    await retry.click();
    await expect(drawer(page).getByRole('alert')).toContainText('The file could not be loaded');
    await page.unroute(GUIDE);
    await retry.click();
    await expect(drawer(page).getByText('QCDM quick guide')).toBeAttached();
    await page.keyboard.press('Escape');
  });
  await test.step('no PDF, and half of one', async () => {
    for (const bytes of ['<html>Sign in</html>', longPdf(3).subarray(0, 300)]) {
      await serve(page, bytes);
      await openGuide(page);
      await expect(drawer(page).getByRole('alert')).toContainText('This file cannot be shown');
      await page.unroute(GUIDE);
      await page.keyboard.press('Escape');
    }
  });
  await test.step('a real damaged one is mended as far as it goes, or refused; never a blank drawer', async () => {
    const damaged = join(documents, 'broken-root.pdf');
    if (!existsSync(damaged)) return;
    await serve(page, readFileSync(damaged));
    await openGuide(page);
    await expect(drawer(page).locator('canvas').or(drawer(page).getByRole('alert')).first()).toBeVisible();
    await page.unroute(GUIDE);
    await page.keyboard.press('Escape');
  });
  await test.step('a protected one asks until the password is right, and forgets it', async () => {
    const real = join(documents, 'encrypted.pdf');
    if (existsSync(real)) {
      await serve(page, readFileSync(real));
      await openGuide(page);
      await expect(drawer(page).getByLabel('Document password')).toBeFocused();
      await page.keyboard.press('Escape');
      await page.unroute(GUIDE);
    }
    await serve(page, lockedPdf('cover-40mm'));
    await openGuide(page);
    await drawer(page).getByLabel('Document password').fill('guess');
    await page.keyboard.press('Enter');
    await expect(drawer(page).getByRole('alert')).toContainText('That is not the password');
    await expect(drawer(page).getByLabel('Document password')).toHaveValue('');
    expect(await barriers(page)).toEqual([]);
    await drawer(page).getByLabel('Document password').fill('cover-40mm');
    await tool(page, 'Open').click();
    await expect(sheet(page, 1, 1).getByText('Behind the password')).toBeAttached();
    expect(JSON.stringify(await context.storageState())).not.toContain('cover-40mm');
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain('cover-40mm');
  });
});
