import type { Page } from '@playwright/test';
import { expect, signIn, test, watchCaptcha } from '../support/site.ts';

const scripts = '**/assets/*.js';
const account = (page: Page) => page.locator('input[name="account"]');

/** Holds every script back until the answer is called. */
async function hold(page: Page): Promise<() => Promise<void>> {
  let go = () => undefined as void;
  const free = new Promise<void>((done) => {
    go = done;
  });
  await page.route(scripts, async (route) => {
    await free;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    go();
    await page.unroute(scripts);
  };
}

test('the form takes input before any script has come, and is taken over as it stands', async ({ page, site }) => {
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  page.on('pageerror', (error) => told.push(error.message));
  watchCaptcha(page);
  const release = await hold(page);
  await page.goto(`${site.url}/setup/defectType/index`, { waitUntil: 'commit' });
  await expect(account(page)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Tenant ID' })).toHaveValue('000000');
  await page.keyboard.type('qm');
  const password = page.locator('input[name="password"]');
  await password.fill('Qcdm@');
  await password.evaluate((field) => Object.assign(field, { mine: true }));
  const form = (await page.locator('form').boundingBox())!;
  await page.keyboard.press('Enter');
  await password.press('End');
  // Nothing was sent, least of all in the address.
  expect(page.url()).not.toContain('Qcdm');

  await release();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsetup%2FdefectType%2Findex$/);
  // What was asked for is done now: the captcha is missing, and the form says so.
  await expect(page.getByText('Enter the characters of the picture')).toBeVisible();
  await expect(account(page)).toHaveValue('qm');
  await expect(password).toHaveValue('Qcdm@');
  expect(await password.evaluate((field) => 'mine' in field)).toBe(true);
  const after = (await page.locator('form').boundingBox())!;
  expect([after.x, after.y, after.width]).toEqual([form.x, form.y, form.width]);
  await password.press('End');
  await page.keyboard.type('2026');
  await expect(password).toHaveValue('Qcdm@2026');
  expect(told).toEqual([]);
  await signIn(site, page, 'qm');
  await page.waitForURL('**/setup/defectType/index');
});

test('in the language and theme of the device, with the account of the last time', async ({ page, site }) => {
  await page.addInitScript(() => {
    const keep = (name: string, content: unknown) => localStorage.setItem(`saber-${name}`, JSON.stringify({ content }));
    keep('language', 'zh');
    keep('themeName', 'theme-star');
    keep('lastLogin', { tenantId: '000001', account: '<b>li</b>' });
  });
  const release = await hold(page);
  await page.goto(`${site.url}/login`, { waitUntil: 'commit' });
  await expect(page.getByRole('textbox', { name: '租户' })).toHaveValue('000001');
  await expect(account(page)).toHaveValue('<b>li</b>');
  await expect(page.locator('input[name="password"]')).toBeFocused();
  const paper = () =>
    page
      .locator('form input')
      .first()
      .evaluate((field) => getComputedStyle(field).color);
  const early = await paper();
  const shown = await page.locator('main').innerText();
  await release();
  await expect(page).toHaveTitle(/[\u4e00-\u9fff]/);
  expect(await page.locator('main').innerText()).toBe(shown);
  expect(await paper()).toBe(early);
});

test('nobody else sees it: signed in, a way in with a proof, a public page', async ({ people, site, browser }) => {
  const { page } = await people.open('qm');
  const formSeen = async (one: Page, path: string) => {
    const release = await hold(one);
    await one.goto(`${site.url}${path}`, { waitUntil: 'commit' });
    await one.locator('#root > *').first().waitFor();
    const seen = await account(one).count();
    await release();
    return seen;
  };
  expect(await formSeen(page, '/wel/index')).toBe(0);
  expect(await formSeen(page, '/login')).toBe(0);
  const stranger = await browser.newPage();
  for (const path of ['/loginbyToken?token=x', '/oauth/redirect/site?code=x&state=y', '/404', '/tool'])
    expect(await formSeen(stranger, path)).toBe(0);
  expect(await formSeen(stranger, '/lock')).toBe(1);
  await stranger.close();
});
