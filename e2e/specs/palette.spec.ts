import type { Page } from '@playwright/test';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Pages, records by code, actions' });
const field = (page: Page) => palette(page).getByRole('combobox');
const lines = (page: Page) => palette(page).getByRole('option');

test('by the keyboard: a page, a record by its code, an action; the focus comes back', async ({ people, site }) => {
  const { page } = await people.open('qm');
  const opener = page.getByRole('button', { name: 'Search and commands' });
  await opener.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(lines(page)).not.toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(opener).toBeFocused();

  // By a name of the other language as well.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('缺陷类型');
  await expect(lines(page).first()).toContainText('Defect types');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/setup/defectType/index');
  await expect(palette(page)).toBeHidden();

  await page.goto(`${site.url}/qaqc/report/index`);
  const code = await page.getByRole('main').getByRole('link', { name: /-NCR-/ }).first().innerText();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(code);
  const record = lines(page).filter({ hasText: code });
  await expect(record).toContainText('NCR report');
  await record.click();
  await page.waitForURL(/\/qaqc\/report\/detail\/\d+$/);
  await expect(page.getByRole('main').getByText(code).first()).toBeVisible();

  // What was chosen last is offered first.
  await page.keyboard.press('Control+k');
  await expect(lines(page).first()).toContainText('Defect types');
  await page.keyboard.type('new ncr');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/qaqc/report/new');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('switch to chinese');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: '页面、记录编号、操作' })).toBeVisible();
  await page.keyboard.type('锁屏');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '锁屏' })).toBeVisible();
});

test('offers what the person may, and says so when there is nothing', { tag: '@sweep' }, async ({ people }) => {
  const { page } = await people.open('sub', { phone: true });
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await expect(lines(page).filter({ hasText: 'NCR reports' })).toHaveCount(1);
  await expect(lines(page).filter({ hasText: /Defect types|New NCR report/ })).toHaveCount(0);
  expect(await sticksOut(page)).toEqual([]);
  await field(page).fill('xyzzy');
  await expect(palette(page)).toContainText('Nothing found');
  expect(await barriers(page)).toEqual([]);
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await expect(palette(page)).toBeHidden();
});
