import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

/** What the open drop-down offers: a menu beside the one of the sidebar. */
const projectsOffered = (page: Page) => page.locator('.ant-dropdown').getByRole('menuitem');

test('another project has reports of its own, and the way back leads to ours', async ({ people, site }) => {
  const { page } = await people.open('qm');
  const reports = async (abbreviation: string, other: string) => {
    await page.goto(`${site.url}/qaqc/report/index`);
    await expect(page.getByRole('link', { name: new RegExp(`^${abbreviation}-NCR-`) }).first()).toBeVisible();
    await expect(page.getByText(`${other}-NCR-`)).toHaveCount(0);
  };
  const switchTo = async (from: string, to: string) => {
    await page.getByRole('button', { name: `Switch project: ${from}` }).click();
    await expect(projectsOffered(page).filter({ hasText: from })).toHaveAttribute('aria-disabled', 'true');
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await projectsOffered(page).filter({ hasText: to }).click();
    await page.waitForURL('**/wel/index');
    await expect(page.getByRole('button', { name: `Switch project: ${to}` })).toBeVisible();
    // spec §4: switching reloads the page.
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
    await expect(page.getByRole('navigation', { name: 'Open pages' }).getByRole('tab')).toHaveCount(1);
  };
  await reports('MGR', 'AGC');
  await switchTo('Meranti Green Residences', 'Angsana Court');
  await reports('AGC', 'MGR');
  await switchTo('Angsana Court', 'Meranti Green Residences');
  await reports('MGR', 'AGC');
});

test('the language changes at once: menu, page, tab and document; and back', async ({ people, site }) => {
  const { page } = await people.open('qm');
  await page.goto(`${site.url}/qaqc/report/index`);
  const speaks = async (lang: string, menu: string, tabs: string, words: string[]) => {
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('navigation', { name: menu })).toContainText(words[0]!);
    await expect(page.getByRole('navigation', { name: tabs })).toContainText(words[1]!);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(words[1]!);
    await expect(page.getByRole('main')).toContainText(words[2]!);
    await expect(page).toHaveTitle(`${words[1]} - QCDM`);
  };
  const english = ['Quality set-up', 'NCR reports', 'In repair'];
  await speaks('en', 'Main menu', 'Open pages', english);
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('menuitem', { name: 'English' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: '中文' }).click();
  await speaks('zh-CN', '主菜单', '已打开页面', ['质量设置', 'NCR 报告', '整改中']);
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await speaks('en', 'Main menu', 'Open pages', english);
});
