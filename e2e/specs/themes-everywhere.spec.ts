import type { Page } from '@playwright/test';
import { unreadable } from '../support/contrast.ts';
import { expect, signIn, test, watchCaptcha } from '../support/site.ts';

const names = ['default', 'white', 'star', 'bule', 'iview', 'vip', 'cool', 'd2', 'hey', 'lte'] as const;

const wear = (page: Page, name: string) =>
  page.evaluate(
    (content) => localStorage.setItem('saber-themeName', JSON.stringify({ dataType: 'string', content, datetime: 1 })),
    `theme-${name}`,
  );

/** Another page without a new start, as Back and Forward do. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test(
  'pages that stand alone, panels, drawers and the lock can be read in all ten',
  { tag: '@sweep' },
  async ({ page, site }) => {
    test.setTimeout(240_000);
    watchCaptcha(page);
    await page.goto(`${site.url}/login`);
    await signIn(site, page, 'admin');
    await page.waitForURL('**/wel/index');
    // Kept by the device: the log has something to show in every theme.
    await page.evaluate(() => void Promise.reject(new Error('a promise broke')));
    await expect(page.getByRole('button', { name: /^Error log/ })).toBeVisible();
    const judge = async (what: string) => expect.soft(await unreadable(page), what).toEqual([]);

    for (const name of names) {
      await wear(page, name);
      await page.goto(`${site.url}/setup/defectType/index`);
      await page.getByRole('button', { name: /^Add/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog').locator('.ant-form-item-explain-error').first()).toBeVisible();
      await judge(`${name}: form with refusals`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      for (const panel of [/^Error log/, /^Notices/]) {
        await page.getByRole('button', { name: panel }).click();
        await expect(page.getByRole('dialog', { name: panel })).toBeVisible();
        await judge(`${name}: ${panel.source}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      for (const path of ['/403', '/404', '/tool']) {
        await goTo(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await judge(`${name}: ${path}`);
      }
    }

    await page.goto(`${site.url}/wel/index`);
    await page.getByRole('button', { name: 'Lock screen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lock screen' });
    await dialog.locator('input').first().fill('1');
    await dialog.getByRole('button', { name: 'Lock screen' }).click();
    await page.waitForURL('**/lock');
    for (const name of names) {
      await wear(page, name);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
      await judge(`${name}: lock`);
    }
  },
);
