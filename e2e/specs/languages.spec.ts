import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { user } from '#server/db/schema.ts';
import { foreign, type Language, spokenAtRest, watchData } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

/** The pages that the menu of a person leads to, as the session keeps it. */
function menuPaths(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Entry {
      path: string;
      children?: Entry[];
    }
    const { content } = JSON.parse(sessionStorage.getItem('saber-menu') ?? '{}') as { content: Entry[] };
    const leaves = (entries: Entry[]): string[] =>
      entries.flatMap(({ path, children }) => (children?.length ? leaves(children) : [`${path}/index`]));
    return leaves(content).filter((path) => /^\/[\w/-]+$/.test(path));
  });
}

/** Another page without a new start, as Back and Forward do. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

async function speak(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Language|语言)$/ })
    .click();
  await page.getByRole('menuitem', { name: language === 'zh' ? '中文' : 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en');
}

/** Opens the form of a list, and has it say what it wants. */
async function openForm(page: Page): Promise<boolean> {
  const add = page.getByRole('main').getByRole('button', { name: /^(Add|新增)/ });
  if ((await add.count()) !== 1 || !(await add.isEnabled())) return false;
  await add.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Save|保存)/ })
    .click();
  return true;
}

const other = (language: Language): Language => (language === 'zh' ? 'en' : 'zh');

test('every screen speaks one language, and the other one at once', { tag: '@sweep' }, async ({ people, site }) => {
  test.setTimeout(480_000);
  const { page } = await people.open('admin');
  const data = watchData(page);
  // Once more, so that what the start brings is known as data.
  await page.goto(`${site.url}/wel/index`);
  let language: Language = 'en';
  const audit = async (where: string) =>
    expect.soft(foreign(await spokenAtRest(page), language, data), `${where}, ${language}`).toEqual([]);

  for (const path of ['/wel/index', ...(await menuPaths(page)), '/info/index']) {
    await goTo(page, path);
    await audit(path);
    // A page that this build does not have is one without the frame.
    if (!(await page.getByRole('banner').isVisible())) continue;
    await speak(page, (language = other(language)));
    await audit(path);
    if (!(await openForm(page))) continue;
    await audit(`${path}, its form`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  for (const path of ['/qaqc/report/new', '/tool', '/403', '/404', '/500']) {
    await page.goto(site.url + path);
    await audit(path);
  }
});

test('the language is kept, and said by the document, the dates and antd', async ({ people, site }) => {
  const { page } = await people.open('qm', { language: 'zh' });
  await page.goto(`${site.url}/qaqc/report/index`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveTitle('NCR 报告 - QCDM');
  await page.getByRole('button', { name: '筛选' }).click();
  await page.getByRole('button', { name: /^创建/ }).click();
  // The calendar: days of the week and the month as Chinese people write them, the placeholders of both ends.
  await expect(page.locator('.ant-picker-dropdown th').first()).toHaveText('一');
  await expect(page.locator('.ant-picker-year-btn').first()).toHaveText(/^\d{4}年$/);
  await page.keyboard.press('Escape');
  await speak(page, 'en');
  await expect(page).toHaveTitle('NCR reports - QCDM');
});

test('dates are read in the format that the person chose, everywhere', async ({ people, site }) => {
  // Somebody whom no other test reads dates with.
  await site.deps.db.update(user).set({ dateFormat: 'DD.MM.YYYY' }).where(eq(user.account, 'rto'));
  const { page } = await people.open('rto');
  await page.goto(`${site.url}/qaqc/report/index?status=closed&createTime_ge=2026-01-02&createTime_le=2030-12-31`);
  const main = page.getByRole('main');
  await expect(main.getByText('02.01.2026').first()).toBeVisible();
  await expect(main.getByRole('cell', { name: /^\d\d\.\d\d\.\d{4}$/ }).first()).toBeVisible();
  const iso = /\b\d{4}-\d\d-\d\d\b/;
  expect(await main.innerText()).not.toMatch(iso);
  await main.getByRole('link', { name: /-NCR-/ }).first().click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText('-NCR-');
  await expect(main.getByText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/).first()).toBeVisible();
  expect(await main.innerText()).not.toMatch(iso);
});
