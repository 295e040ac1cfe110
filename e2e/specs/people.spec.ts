import { eq } from 'drizzle-orm';
import { user } from '#server/db/schema.ts';
import { writeSheet } from '#server/kernel/sheet.ts';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, signIn, test } from '../support/site.ts';

// The others need their colleague again.
test.afterEach(async ({ site }) => {
  await site.deps.db.update(user).set({ status: '1', leftTime: null }).where(eq(user.account, 'rto'));
});

test('an administrator hires, moves, resets and signs out people', async ({ people, site }) => {
  const { page } = await people.open('admin');
  await page.goto(`${site.url}/system/user/index?size=50`);
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '李秀玲' })).toContainText('QA/QC manager');
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add user' }).click();
  const form = page.getByRole('dialog', { name: 'New user' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Required').first()).toBeVisible();
  await form.getByLabel('Account').fill('newcomer');
  await form.getByLabel('Password', { exact: true }).fill('123456');
  await form.getByLabel('Password again').fill('1234567');
  await form.getByLabel('Name in Chinese').fill('新来');
  await expect(form.getByText('The two passwords differ')).toBeVisible();
  await form.getByLabel('Password again').fill('123456');
  await form.getByLabel('Name in English').fill('New Comer');
  await form.getByLabel('Roles').click();
  await page.getByTitle('Block manager', { exact: true }).click();
  await page.keyboard.press('Escape');
  await form.getByLabel('Name in English').click();
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'newcomer' });
  await expect(row).toContainText('Block manager');
  await expect(row).toContainText('Never');

  await row.getByRole('button', { name: 'Roles New Comer' }).click();
  const roles = page.getByRole('dialog', { name: 'Roles of New Comer' });
  await roles.getByLabel('Roles').click();
  await page.getByTitle('Project manager', { exact: true }).click();
  await page.keyboard.press('Escape');
  await roles.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Project manager, Block manager');

  const act = async (name: string) => {
    await row.getByRole('button', { name: 'Actions for New Comer' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Projects');
  const projects = page.getByRole('dialog', { name: 'Projects of New Comer' });
  await projects.getByRole('checkbox').first().check();
  await projects.getByRole('combobox').first().waitFor();
  await projects.getByRole('button', { name: 'Save' }).click();
  await expect(projects).toBeHidden();

  await act('Reset password');
  await expect(page.getByText('It is reset to 123456.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset password', exact: true }).click();
  await expect(page.getByText('Password reset to 123456')).toBeVisible();

  await page.getByRole('button', { name: 'Import' }).click();
  const imports = page.getByRole('dialog', { name: 'Import users' });
  const header = ['账号', 'Name in Chinese', 'Name in English', 'Roles'];
  const sheet = async (rows: string[][]) => ({
    name: 'users.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(await writeSheet('Users', header, rows)),
  });
  const file = imports.locator('input[type="file"]');
  await file.setInputFiles(await sheet([['newcomer', '王', 'Wang', 'nobody']]));
  await expect(imports.getByText('There is no “nobody” here')).toBeVisible();
  await file.setInputFiles(await sheet([['sheeted', '王表', 'Wang Biao', 'QA/QC manager']]));
  await imports.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'sheeted' })).toBeVisible();

  // Who is marked as left is out at the next click, and does not come in again.
  const other = await people.open('rto');
  await page.getByLabel('Name, account, phone…').fill('普丽娅');
  const rto = page.getByRole('row').filter({ hasText: '普丽娅' });
  await page.getByRole('checkbox', { name: 'Priya Menon' }).check();
  await page.getByRole('button', { name: 'Mark as left' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as left' }).click();
  await expect(rto).toContainText('Left');
  await other.page.reload();
  await expect(other.page.locator('input[name="account"]')).toBeVisible();
  await signIn(site, other.page, 'rto');
  await expect(other.page.getByText('This account has been deactivated')).toBeVisible();
});

test('on a phone, in Chinese; and a session is ended', { tag: '@sweep' }, async ({ people, site }) => {
  const small = await people.open('admin', { phone: true, language: 'zh' });
  await small.page.goto(`${site.url}/system/user/index`);
  await small.page.getByLabel('姓名、账号、手机…').fill('owner');
  const card = small.page.getByRole('listitem').filter({ hasText: '许诗琳' });
  await expect(card).toContainText('在职');
  expect(await sticksOut(small.page)).toEqual([]);
  expect(await barriers(small.page)).toEqual([]);
  await card.getByRole('button', { name: '许诗琳 Serene Koh' }).click();
  await expect(small.page.getByLabel('中文姓名')).toHaveValue('许诗琳');
  expect(await sticksOut(small.page)).toEqual([]);
  await small.page.getByRole('dialog').getByRole('button', { name: '取消' }).click();

  const owner = await people.open('owner');
  await small.page.goto(`${site.url}/monitor/online/index`);
  const session = small.page.getByRole('listitem').filter({ hasText: '许诗琳' });
  await expect(session).toContainText('Chrome');
  expect(await sticksOut(small.page)).toEqual([]);
  await session.getByRole('button', { name: /的操作$/ }).click();
  await small.page.getByRole('menuitem', { name: '结束会话' }).click();
  await small.page.getByRole('dialog').getByRole('button', { name: '结束会话' }).click();
  await expect(session).toHaveCount(0);
  await owner.page.reload();
  await expect(owner.page.locator('input[name="account"]')).toBeVisible();
});

test('nobody else finds them', async ({ people, site }) => {
  const { page } = await people.open('qm');
  for (const path of ['/system/user/index', '/monitor/online/index']) {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
  }
});
