import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

test('an administrator builds the house: departments, posts, regions', async ({ people, site }) => {
  const { page } = await people.open('admin');
  await page.goto(`${site.url}/system/dept/index`);
  await expect(page.getByText('11 departments')).toBeVisible();
  const quality = page.getByRole('row', { name: /Quality 质量部/ });
  await expect(quality).toContainText('Quality assurance and control');
  expect(await barriers(page)).toEqual([]);

  // Below Quality, which is chosen already.
  await page.getByRole('button', { name: 'Add a department below Quality 质量部' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Quality 质量部')).toBeVisible();
  await drawer.getByLabel('Department').fill('Laboratory');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('12 departments')).toBeVisible();
  await page.getByRole('textbox', { name: 'Department' }).fill('labor');
  await expect(page.getByText('4 found')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Quality 质量部' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/still used by the departments below it: Laboratory/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Laboratory' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'No department has this name' })).toBeVisible();

  await page.goto(`${site.url}/system/post/index`);
  await page.getByRole('button', { name: 'Remove QA/QC manager 质量经理' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/still used by people: Lee Siew Ling/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await page.goto(`${site.url}/base/region/index`);
  const tree = page.getByRole('tree', { name: 'Regions' });
  await tree.getByText('North-East').click();
  await expect(page.getByRole('heading', { name: 'North-East' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a region below' }).click();
  await page.getByRole('dialog').getByLabel('Code').fill('7020401');
  await page.getByRole('dialog').getByLabel('Region', { exact: true }).fill('榜鹅');
  await page.getByRole('dialog').getByLabel('English name').fill('Punggol');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Punggol' }).click();
  await expect(page).toHaveURL(/code=7020401/);
  await expect(tree.getByText('Punggol')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('a tenant and a client are made; what is told once is told once', { tag: '@sweep' }, async ({ people, site }) => {
  const { page } = await people.open('admin');
  await page.goto(`${site.url}/system/tenant/index`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Tenant', { exact: true }).fill('Bay Builders');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const told = page.getByRole('dialog').filter({ hasText: 'Shown only this once' });
  await expect(told).toContainText('000002');
  const password = await told.getByText(/^[\w-]{16}$/).innerText();
  expect(await barriers(page)).toEqual([]);
  await told.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByRole('row', { name: /Bay Builders/ })).toBeVisible();
  await expect(page.getByText(password)).toHaveCount(0);

  await page.goto(`${site.url}/system/client/index`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Client ID').fill('scanner');
  await form.getByLabel('Staying signed in').check();
  await form.getByLabel('Account without captcha').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(told).toContainText('scanner');
  const first = await told.getByText(/^[\w-]{32}$/).innerText();
  await told.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByRole('row', { name: /scanner/ })).toContainText('Account without captcha');
  await page.getByRole('button', { name: 'New secret scanner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new secret' }).click();
  await expect(told).toContainText('scanner');
  await expect(told.getByText(first)).toHaveCount(0);
  await told.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByRole('button', { name: 'Remove saber' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/You are working with this client/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});

test('on a phone, in Chinese', { tag: '@sweep' }, async ({ people, site }) => {
  const { page } = await people.open('admin', { phone: true, language: 'zh' });
  for (const [path, sign] of [
    ['/system/dept/index', '共 11 个机构'],
    ['/system/post/index', '质量经理'],
    ['/system/tenant/index', '海门建筑'],
    ['/system/client/index', '账号与验证码'],
  ] as const) {
    await page.goto(site.url + path);
    await expect(page.getByText(sign).first()).toBeVisible();
    expect([path, await sticksOut(page)]).toEqual([path, []]);
    expect([path, await barriers(page)]).toEqual([path, []]);
  }
  await page.goto(`${site.url}/base/region/index`);
  await page.getByRole('tree').getByText('东北区').tap();
  await expect(page.getByRole('heading', { name: '东北区' })).toBeVisible();
  expect(await sticksOut(page)).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: '全部区划' }).tap();
  await expect(page.getByRole('tree').getByText('东北区')).toBeVisible();
});
