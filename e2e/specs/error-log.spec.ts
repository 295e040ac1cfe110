import type { Page } from '@playwright/test';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, signIn, type Site, test, watchCaptcha } from '../support/site.ts';

/** Signed in on a page of its own: these pages have errors on purpose. */
async function enter(page: Page, site: Site, account: string): Promise<void> {
  watchCaptcha(page);
  await page.goto(`${site.url}/login`);
  await signIn(site, page, account);
  await page.waitForURL('**/wel/index');
}

const fail = (page: Page, message: string) =>
  page.evaluate(
    (text) =>
      void setTimeout(() => {
        throw new Error(text);
      }),
    message,
  );
const log = (page: Page) => page.getByRole('button', { name: /^Error log: / });

test('errors are logged, counted, sent on request, and read by administrators', async ({ page, site, people }) => {
  await enter(page, site, 'qm');
  await expect(log(page)).toHaveCount(0);
  await fail(page, 'the ruler broke');
  await page.evaluate(() => void Promise.reject(new Error('a promise broke')));
  await expect(log(page)).toHaveAccessibleName('Error log: 2');
  await page.reload();
  await log(page).click();
  const panel = page.getByRole('dialog', { name: 'Error log' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByText('Stack').first().click();
  expect(await barriers(page)).toEqual([]);

  await panel.getByRole('button', { name: 'Send to the server' }).click();
  const ask = page.getByRole('dialog').filter({ hasText: 'Send the local log to the server?' });
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Send to the server' }).click();
  await ask.getByRole('button', { name: 'Send to the server' }).click();
  await expect(page.getByText('Sent successfully')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'No errors' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(log(page)).toHaveCount(0);

  const { page: admin } = await people.open('admin');
  await admin.goto(`${site.url}/monitor/log/error/index`);
  await expect(admin.getByRole('row').filter({ hasText: 'a promise broke' })).toContainText('qm');
  await admin
    .getByRole('button', { name: 'the ruler broke' })
    .or(admin.getByRole('link', { name: 'the ruler broke' }))
    .click();
  const detail = admin.getByRole('dialog', { name: 'the ruler broke' });
  await expect(detail).toContainText('Error: the ruler broke');
  await expect(detail).toContainText('/wel/index');
  expect(await barriers(admin)).toEqual([]);
});

test('on a phone the log is cleared when the person says so', async ({ browser, site }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await enter(page, site, 'qm');
  await fail(page, 'x'.repeat(300));
  await page.getByRole('button', { name: 'More tools' }).tap();
  await log(page).tap();
  const panel = page.getByRole('dialog', { name: 'Error log' });
  await panel.getByText('Stack').tap();
  expect(await sticksOut(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Clear local log' }).tap();
  await page
    .getByRole('dialog')
    .filter({ hasText: 'Clear the local log?' })
    .getByRole('button', { name: 'Clear local log' })
    .tap();
  await expect(page.getByText('Cleared successfully')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'No errors' })).toBeVisible();
  await context.close();
});

test(
  'a part that cannot be loaded and a newer version are one friendly reload, and no broken page',
  { tag: '@sweep' },
  async ({ page, site }) => {
    await enter(page, site, 'qm');
    await page.route('**/assets/defect-type-page*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${site.url}/setup/defectType/index`);
    await expect(page.getByRole('heading', { name: 'A new version may be available' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(log(page)).toBeVisible();
    await page.unroute('**/assets/defect-type-page*.js');
    await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Defect types' })).toBeVisible();

    // A part of the shell stays away and says so; everything else goes on.
    await page.route('**/assets/notice-panel*.js', (route) => route.abort());
    await page.getByRole('button', { name: /^Notices/ }).click();
    await expect(page.getByText('This part could not be loaded.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Defect types' })).toBeVisible();

    // A newer version is offered once; a page that stays old does not ask again.
    let loads = 0;
    page.on('load', () => (loads += 1));
    const unread = { mail: 0, message: 0, notice: 0 };
    const body = (build: string) => `event: news\ndata: ${JSON.stringify({ unread, mark: '1', build })}\n\n`;
    let build = 'index-newer';
    await page.route('**/notice/stream', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: body(build) }),
    );
    await page.reload();
    const card = page.getByRole('status').locator('div').filter({ hasText: 'A new version is ready' });
    await expect(card).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await card.getByRole('button', { name: 'Later' }).click();
    await expect(card).toBeHidden();
    build = 'index-newest';
    await expect(card).toBeVisible();
    const before = loads;
    await card.getByRole('button', { name: 'Reload' }).click();
    await page.waitForResponse((answer) => answer.url().endsWith('/notice/stream'));
    await page.waitForTimeout(500);
    await expect(card).toBeHidden();
    expect(loads).toBe(before + 1);
  },
);
