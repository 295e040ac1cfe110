import type { Page } from '@playwright/test';
import { type Caller, signIn } from '#tests/support/caller.ts';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, type Site, test } from '../support/site.ts';

/** Signs in by calls, which cannot read a picture. */
async function caller(site: Site, account: string): Promise<Caller> {
  site.deps.config.captcha = 'off';
  try {
    return await signIn((path, init) => fetch(site.url + path, init), account);
  } finally {
    site.deps.config.captcha = 'on';
  }
}

const drawer = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Permissions of' });

/** Opens what a role may do, and finds one entry in it. */
async function permissionsOf(page: Page, role: string, entry: string) {
  await page.getByRole('button', { name: `Permissions ${role}`, exact: true }).click();
  const search = drawer(page).getByRole('searchbox', { name: 'Search by name or code' }).first();
  await search.fill(entry);
  return drawer(page).locator('.ant-tree-treenode', { hasText: entry }).getByRole('checkbox');
}

const addBlock = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).first();

test('a button is granted: its people have it at the next load; taken away, it is gone and the call refused', async ({
  people,
  site,
}) => {
  const { page: admin } = await people.open('admin');
  const { page: cm } = await people.open('cm');
  const hand = await caller(site, 'cm');
  const byHand = async () => (await hand.post('/qcdm/project/block/submit', {})).body.code;
  await cm.goto(`${site.url}/project/block/index`);
  await expect(cm.getByRole('row').nth(1)).toBeVisible();
  await expect(addBlock(cm)).toHaveCount(0);
  expect(await byHand()).toBe(403);

  await admin.goto(`${site.url}/authority/role/index`);
  await expect(admin.getByRole('heading', { name: 'Roles' })).toBeVisible();
  expect(await barriers(admin)).toEqual([]);
  const box = await permissionsOf(admin, 'Construction manager', 'block_add');
  await box.click();
  await expect(drawer(admin)).toContainText('1 to grant, 0 to take away');
  expect(await barriers(admin)).toEqual([]);

  // Nothing is lost by a slip.
  await drawer(admin).getByRole('button', { name: 'Cancel' }).click();
  await admin
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await drawer(admin).getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Saved: 1 granted, 0 taken away')).toBeVisible();
  await expect(drawer(admin)).toHaveCount(0);

  // Refused for what it says, and no longer for who says it.
  expect(await byHand()).toBe(400);
  await cm.reload();
  await expect(addBlock(cm)).toBeVisible();

  await (await permissionsOf(admin, 'Construction manager', 'block_add')).click();
  await drawer(admin).getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Saved: 0 granted, 1 taken away')).toBeVisible();
  expect(await byHand()).toBe(403);
  await cm.reload();
  await expect(cm.getByRole('row').nth(1)).toBeVisible();
  await expect(addBlock(cm)).toHaveCount(0);
});

test(
  'a role is copied, emptied with a question, and removed; who may do what is shown and printed',
  { tag: '@sweep' },
  async ({ people, site }) => {
    const { page } = await people.open('admin');
    await page.goto(`${site.url}/authority/role/index?text=QA/QC`);
    await page.getByRole('button', { name: 'Copy QA/QC manager' }).click();
    const copy = page.getByRole('dialog', { name: 'Copy “QA/QC manager”' });
    await copy.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Role “QA/QC manager (copy)” is made')).toBeVisible();

    await page.getByRole('button', { name: 'Permissions QA/QC manager (copy)' }).click();
    await drawer(page).getByRole('button', { name: 'Select none' }).first().click();
    await drawer(page).getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: /^Take away \d+ permissions\?$/ });
    await question.getByRole('button', { name: 'Take away' }).click();
    await expect(page.getByText(/^Saved: 0 granted, \d+ taken away$/)).toBeVisible();

    await page.getByRole('button', { name: 'Actions for QA/QC manager (copy)' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('main').getByText('QA/QC manager (copy)')).toHaveCount(0);

    await page.goto(`${site.url}/authority/matrix/index`);
    const table = page.getByRole('region', { name: 'Permissions by role' });
    await expect(table.getByRole('columnheader', { name: 'Sub-contractor manager' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('main').getByRole('textbox', { name: 'Menu, button or code' }).fill('outbox');
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByRole('row', { name: /^Outbox/ }).getByRole('img', { name: 'Granted' })).toHaveCount(1);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText(/^Printed on .* · Only what fits “outbox”$/)).toBeVisible();
  },
);

test(
  'a data scope for chosen departments is written down and granted, on a phone in Chinese',
  { tag: '@sweep' },
  async ({ people, site }) => {
    const { page } = await people.open('admin', { phone: true, language: 'zh' });
    await page.goto(`${site.url}/authority/datascope/index`);
    await page.getByRole('searchbox', { name: '搜索' }).fill('报告');
    await page.getByText('NCR 报告').last().click();
    await page.getByRole('button', { name: '新增' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('权限名称').fill('质量部');
    await form.getByLabel('资源编号').fill('report');
    await form.getByRole('combobox', { name: '规则类型' }).click();
    await page.getByTitle('自定义').click();
    await expect(form.getByText('自定义：可见本人及所选机构成员创建的数据。')).toBeVisible();
    await form.getByRole('combobox', { name: '规则值' }).click();
    await page.locator('.ant-select-tree-title').first().click();
    await form.getByRole('heading').or(form.locator('.ant-drawer-title')).first().click();
    expect(await barriers(page)).toEqual([]);
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('质量部')).toBeVisible();
    expect(await sticksOut(page)).toEqual([]);

    await page.goto(`${site.url}/authority/role/index?text=owner`);
    await page.getByRole('button', { name: '业主 的操作' }).click();
    await page.getByRole('menuitem', { name: '权限设置' }).click();
    const permissions = page.getByRole('dialog').filter({ hasText: '“业主”的权限' });
    await permissions.getByRole('combobox', { name: '权限类别' }).click();
    await page.getByTitle('数据权限（0）').click();
    await permissions.getByRole('searchbox', { name: '按名称或编号搜索' }).fill('质量部');
    await permissions.getByRole('button', { name: '全选' }).click();
    await expect(permissions).toContainText('新增 1 项，取消 0 项');
    expect(await sticksOut(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    await permissions.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('已保存：新增 1 项，取消 0 项')).toBeVisible();

    await page.goto(`${site.url}/authority/matrix/index`);
    await expect(page.getByRole('combobox', { name: '角色' })).toBeVisible();
    expect(await sticksOut(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
  },
);
