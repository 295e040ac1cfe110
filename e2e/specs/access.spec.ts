import type { Page } from '@playwright/test';
import { expect, signIn, test, watchCaptcha } from '../support/site.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test.describe('at the door', () => {
  test.beforeEach(async ({ page, site }) => {
    watchCaptcha(page);
    await page.goto(`${site.url}/login`);
  });

  test('a wrong password is told, and another picture shown; the right one gets in', async ({ page, site }) => {
    const picture = page.getByRole('img', { name: 'Verification picture' });
    await picture.waitFor();
    const before = await picture.getAttribute('src');
    const answered = page.waitForResponse((response) => response.url().includes('/oauth/token'));
    await signIn(site, page, 'qm', 'wrong');
    const body = (await (await answered).json()) as Record<string, unknown>;
    expect(body).not.toHaveProperty('code');
    await expect(page.getByRole('alert')).toHaveText(String(body['error_description']));
    await expect(page.getByRole('alert')).toHaveText('Wrong tenant, username or password');
    await expect(picture).not.toHaveAttribute('src', before!);
    await expect(page.getByRole('textbox', { name: 'Verification code' })).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('qm');

    await signIn(site, page, 'qm');
    await page.waitForURL('**/wel/index');
  });

  test('an account without any project is told so and stays out', async ({ page, site }) => {
    await signIn(site, page, 'noproject');
    // spec §8
    await expect(page.getByRole('alert')).toHaveText(
      'This account does not have any project authorization, please contact the administrator to authorize the project!',
    );
    await expect(page).toHaveURL(/\/login/);
    await page.goto(`${site.url}/qaqc/report/index`);
    await expect(page).toHaveURL(/\/login\?redirect=/);
  });

  test('the other tenant’s administrator sees his project and nothing of ours', async ({ page, site }) => {
    await page.getByRole('textbox', { name: 'Tenant ID' }).fill('000001');
    await signIn(site, page, 'admin');
    await page.waitForURL('**/wel/index');
    await page.getByRole('button', { name: /^Switch project/ }).click();
    await expect(page.locator('.ant-dropdown').getByRole('menuitem')).toHaveText(['Seabreeze TerraceSBT']);
    await page.keyboard.press('Escape');
    await page.goto(`${site.url}/qaqc/report/index`);
    await expect(page.getByRole('heading', { name: 'NCR reports' })).toBeVisible();
    await expect(page.getByText('MGR-NCR')).toHaveCount(0);
    await expect(page.getByText('AGC-NCR')).toHaveCount(0);
  });

  test('the address of a report survives the login', async ({ page, site, people }) => {
    const { page: qm } = await people.open('qm');
    await qm.goto(`${site.url}/qaqc/report/index`);
    const link = qm.getByRole('row').getByRole('link', { name: /MGR-NCR-/ });
    const [code, path] = [await link.first().innerText(), await link.first().getAttribute('href')];

    await page.goto(site.url + path);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await signIn(site, page, 'qm');
    await expect(page.getByRole('heading', { name: code })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

test('each role sees its menu, and an address beyond it says so', { tag: '@sweep' }, async ({ people, site }) => {
  const wanted = {
    qm: { sees: ['QA/QC', 'Project', 'Quality set-up'], lacks: ['System'], closed: '/system/param/index' },
    subm: { sees: ['QA/QC'], lacks: ['Project', 'Quality set-up', 'System'], closed: '/setup/defectType/index' },
    admin: { sees: ['QA/QC', 'Project', 'Quality set-up', 'System'], lacks: [], closed: '' },
  };
  for (const [account, { sees, lacks, closed }] of Object.entries(wanted)) {
    const { page } = await people.open(account);
    for (const name of sees) await expect(menuOf(page).getByText(name, { exact: true })).toBeVisible();
    for (const name of lacks) await expect(menuOf(page).getByText(name, { exact: true })).toHaveCount(0);
    await page.goto(`${site.url}/no/such/place`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    if (closed === '') continue;
    await page.goto(site.url + closed);
    await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to home' }).click();
    await page.waitForURL('**/wel/index');
  }
});

test('signing out ends the session on the server and forgets the tabs', async ({ people, site }) => {
  const { page } = await people.open('qm');
  const asked = page.waitForRequest((request) => request.url().includes('/qcdm/report/page'));
  await menuOf(page).getByText('QA/QC').click();
  await menuOf(page).getByText('NCR reports').click();
  const { authorization = '', 'blade-auth': token = '' } = await (await asked).allHeaders();
  const answer = async () => {
    const headers = { Authorization: authorization, 'Blade-Auth': token };
    return ((await (await page.request.get(`${site.url}/api/blade-user/info`, { headers })).json()) as { code: number })
      .code;
  };
  const tabs = page.getByRole('navigation', { name: 'Open pages' }).getByRole('tab');
  expect(await answer()).toBe(200);
  await expect(tabs).toHaveCount(2);

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await answer()).toBe(401);
  await page.goto(`${site.url}/qaqc/report/index`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.goto(`${site.url}/login`);
  await signIn(site, page, 'qm');
  await page.waitForURL('**/wel/index');
  await expect(tabs).toHaveCount(1);
});
