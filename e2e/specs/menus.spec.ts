import type { Locator, Page } from '@playwright/test';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Menus and buttons' });
const rowOf = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
const names = (page: Page) => table(page).getByRole('row').locator('td:first-child');
const side = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const form = (page: Page) => page.getByRole('dialog');

/** Adds a menu below an opened one by its row. */
async function addBelow(page: Page, parent: string, name: string): Promise<void> {
  await rowOf(page, parent)
    .getByRole('button', { name: `Add menu below ${parent}` })
    .click();
  await form(page).getByLabel('Name', { exact: true }).fill(name);
  await form(page).getByLabel('Code', { exact: true }).fill(name.toLowerCase());
  await form(page).getByLabel('Path', { exact: true }).fill(`/base/${name.toLowerCase()}`);
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(rowOf(page, name)).toBeVisible();
}

const order = async (page: Page, ...wanted: string[]) => {
  const shown = async () =>
    (await names(page).allInnerTexts()).map((text) => text.trim()).filter((n) => wanted.includes(n));
  await expect.poll(shown).toEqual(wanted);
};

async function dragTo(from: Locator, to: Locator, part: number): Promise<void> {
  const { height } = (await to.boundingBox())!;
  await from.locator('[draggable=true]').dragTo(to, { targetPosition: { x: 200, y: height * part } });
}

test('levels come when they are opened; an entry is added, sorted, moved, found and removed', async ({
  people,
  site,
}) => {
  const { page } = await people.open('admin');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/lazy-list')) asked.push(searchParams.get('parentId') ?? '');
    if (/all-icons|icon-panel/.test(pathname)) asked.push('icons');
  });
  await page.goto(`${site.url}/system/menu/index`);
  await expect(rowOf(page, 'Base data')).toBeVisible();
  expect(asked).toEqual(['0']);
  await page.getByRole('button', { name: 'Open Base data' }).click();
  await expect(rowOf(page, 'Regions')).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(await barriers(page)).toEqual([]);

  // The icons come when one is chosen, and are found by a part of their name.
  await rowOf(page, 'Base data').getByRole('button', { name: 'Add menu below Base data' }).click();
  await form(page).getByLabel('Name', { exact: true }).fill('Alpha');
  await form(page).getByLabel('Code', { exact: true }).fill('alpha');
  await form(page).getByLabel('Path', { exact: true }).fill('nowhere');
  expect(asked).not.toContain('icons');
  await form(page).getByRole('button', { name: 'Choose an icon' }).click();
  const icons = page.getByRole('dialog', { name: 'Choose an icon' });
  await icons.getByRole('searchbox', { name: /Search icons/ }).fill('rocket');
  await expect(icons.getByRole('button', { name: 'RocketOutlined' })).toBeVisible();
  expect(asked).toContain('icons');
  expect(await barriers(page)).toEqual([]);
  await icons.getByRole('button', { name: 'RocketOutlined' }).click();
  await expect(icons).toHaveCount(0);
  // What the server refuses stands at its field.
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByText('A path begins with / or is a web link')).toBeVisible();
  await form(page).getByLabel('Path', { exact: true }).fill('/base/alpha');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Alpha')).toBeVisible();
  await expect(rowOf(page, 'Alpha').locator('svg path').first()).toBeAttached();
  await addBelow(page, 'Base data', 'Beta');
  await order(page, 'Regions', 'Alpha', 'Beta');

  // By the keyboard.
  const up = rowOf(page, 'Beta').getByRole('button', { name: 'Move up Beta' });
  await up.focus();
  await page.keyboard.press('Enter');
  await order(page, 'Regions', 'Beta', 'Alpha');
  // By dragging: beside a row of the level, then into a row of another one.
  await dragTo(rowOf(page, 'Alpha'), rowOf(page, 'Regions'), 0.1);
  await order(page, 'Alpha', 'Regions', 'Beta');
  await dragTo(rowOf(page, 'Beta'), rowOf(page, 'Alpha'), 0.5);
  await order(page, 'Alpha', 'Beta', 'Regions');

  await page.getByRole('textbox', { name: /^Code/ }).fill('beta');
  await expect(rowOf(page, 'Beta')).toContainText('Alpha');
  await expect(rowOf(page, 'Regions')).toHaveCount(0);
  await rowOf(page, 'Beta').getByRole('button', { name: 'Remove Beta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No menu or button fits these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await rowOf(page, 'Alpha').getByRole('button', { name: 'Remove Alpha' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(rowOf(page, 'Alpha')).toHaveCount(0);
});

test(
  'what administration needs stays; what a role sees is its own sidebar; top menus have menus behind them',
  { tag: '@sweep' },
  async ({ people, site }) => {
    const { page } = await people.open('admin');
    await page.goto(`${site.url}/system/menu/index?code=menu`);
    await rowOf(page, 'Menus').getByRole('button', { name: 'Remove Menus' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('This entry is sealed and cannot be changed')).toBeVisible();

    await page.getByRole('button', { name: 'What a role sees' }).click();
    const drawer = page.getByRole('dialog', { name: 'What a role sees' });
    await drawer.getByRole('combobox', { name: 'Role' }).click();
    await page.getByTitle('QA/QC manager').click();
    const seen = drawer.getByRole('navigation', { name: 'What a role sees' });
    await expect(seen).toContainText('Defect types');
    await expect(seen).toContainText('Add · Edit · Delete · View');
    await expect(seen).not.toContainText('System');
    expect(await barriers(page)).toEqual([]);
    const { page: qm } = await people.open('qm');
    const own = side(qm).locator('.ant-menu-root > li');
    await expect(own).not.toHaveCount(0);
    await expect(seen.locator('> ul > li > span')).toHaveText(await own.allInnerTexts());

    await page.goto(`${site.url}/system/topmenu/index`);
    await page
      .getByRole('button', { name: /^Menus behind it / })
      .last()
      .click();
    const behind = page.getByRole('dialog', { name: /^Menus behind/ });
    await expect(behind.getByText(/\d+ menus chosen/)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    const before = Number(/\d+/.exec(await behind.getByText(/menus chosen/).innerText())![0]);
    await behind.getByRole('treeitem', { name: 'Regions' }).locator('.ant-tree-checkbox').click();
    await expect(behind.getByText(`${before - 1} menus chosen`)).toBeVisible();
    await behind.getByRole('button', { name: 'Save' }).click();
    await expect(behind).toHaveCount(0);
  },
);

test(
  'on a phone, in Chinese: a list without sideways scrolling, and moving among the actions',
  { tag: '@sweep' },
  async ({ people, site }) => {
    const { page } = await people.open('admin', { phone: true, language: 'zh' });
    await page.goto(`${site.url}/system/menu/index`);
    const list = page.getByRole('list', { name: '菜单与按钮' });
    await page.getByRole('button', { name: '展开 权限管理' }).click();
    await expect(list.getByRole('button', { name: '接口权限', exact: true })).toBeVisible();
    expect(await sticksOut(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    const rows = () => list.getByRole('listitem').allInnerTexts();
    const at = async (name: string) => (await rows()).findIndex((text) => text.startsWith(name));
    expect(await at('接口权限')).toBe((await at('数据权限')) + 1);
    await page.getByRole('button', { name: '接口权限 的操作' }).click();
    await page.getByRole('menuitem', { name: '上移' }).click();
    await expect.poll(async () => (await at('数据权限')) - (await at('接口权限'))).toBe(1);
    await list.getByRole('button', { name: '接口权限', exact: true }).click();
    await expect(page.getByRole('dialog').getByLabel('菜单编号')).toHaveValue('apiscope');
    expect(await sticksOut(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    await page.goto(`${site.url}/system/topmenu/index`);
    await expect(page.getByText('质量', { exact: true })).toBeVisible();
    expect(await sticksOut(page)).toEqual([]);
  },
);
