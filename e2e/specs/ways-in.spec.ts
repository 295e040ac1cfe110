import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { and, desc, eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { outbox } from '#server/db/schema.ts';
import { demoPeople } from '#server/db/seed/demo/people.ts';
import { identityProvider } from '#tests/support/identity-provider.ts';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, type Site, signIn, test, watchCaptcha } from '../support/site.ts';

const sso = {
  issuer: 'https://portal.example.com',
  audience: 'qcdm',
  secret: 'a secret of two systems, long enough for HS256',
  accountClaim: 'account',
  tenantClaim: 'tenant_id',
};
const phoneOf = (account: string) =>
  demoPeople.find((one) => one.account === account && one.tenantId === '000000')!.phone;

let head: Awaited<ReturnType<typeof identityProvider>>;
test.beforeAll(async ({ site }) => {
  head = await identityProvider((source) => [`${site.url}/oauth/redirect/${source}`]);
  Object.assign(site.deps.config, { sso, social: [head.settings] });
});
test.afterAll(() => head.close());

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const refusal = (page: Page) => page.getByRole('tabpanel').getByRole('alert');

/** A window of somebody who is not signed in. */
async function stranger(browser: Browser, phone = false): Promise<{ context: BrowserContext; page: Page }> {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, hasTouch: phone, isMobile: phone });
  const page = await context.newPage();
  watchCaptcha(page);
  return { context, page };
}

async function codeOf(site: Site, phone: string): Promise<string> {
  const [row] = await site.deps.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, phone)))
    .orderBy(desc(outbox.createTime))
    .limit(1);
  return /\b\d{4}\b/.exec(row?.content ?? '')![0];
}

/** A link as another system makes it; by the server's clock, which other tests move. */
function linkToken(site: Site, account: string, seconds = 60): Promise<string> {
  const now = Math.floor(site.deps.now().getTime() / 1000);
  return new SignJWT({ account, tenant_id: '000000', jti: randomUUID() })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(sso.issuer)
    .setAudience(sso.audience)
    .setExpirationTime(now + seconds)
    .sign(new TextEncoder().encode(sso.secret));
}

test('the ways in are tabs for the keyboard, tell what is wrong, and keep the tenant between them', async ({
  page,
  site,
}) => {
  watchCaptcha(page);
  await page.goto(`${site.url}/login`);
  await page.getByRole('textbox', { name: 'Tenant ID' }).fill('000001');
  await tab(page, 'Account').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Phone')).toBeFocused();
  await expect(tab(page, 'Phone')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Tenant ID' })).toHaveValue('000001');

  const number = page.getByRole('textbox', { name: 'Phone number' });
  const send = page.getByRole('button', { name: 'Get code' });
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().includes('send-validate'))));
  // spec §5: three messages.
  for (const [typed, words] of [
    ['', 'Please enter your phone number'],
    ['138123', 'The phone number must have 11 digits'],
    ['1380000100x', 'The phone number may only have digits'],
  ]) {
    await number.fill(typed!);
    await send.click();
    await expect(page.getByText(words!)).toBeVisible();
    await expect(number).toBeFocused();
  }
  await number.press('Enter');
  await expect(page.getByText('Enter the code of 4 digits')).toBeVisible();
  expect(sent).toBe(0);
  expect(await barriers(page)).toEqual([]);

  await tab(page, 'Phone').press('End');
  await expect(tab(page, 'Third party')).toBeFocused();
  await page.getByRole('button', { name: /WeChat/ }).click();
  await expect(refusal(page)).toHaveText(/Signing in with WeChat is not set up here/);
  expect(page.url()).toBe(`${site.url}/login`);
  expect(await barriers(page)).toEqual([]);
  await tab(page, 'Third party').press('ArrowRight');
  await expect(tab(page, 'Account')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test('a code to the phone lets in once; the countdown survives a reload, and so does the deep link', async ({
  browser,
  site,
}) => {
  const { context, page } = await stranger(browser, true);
  await page.goto(`${site.url}/setup/defectType/index`);
  await tab(page, 'Phone').click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phoneOf('qm'));
  await page.getByRole('button', { name: 'Get code' }).click();
  const waiting = page.getByRole('button', { name: /^Again in \d+ s$/ });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').filter({ hasText: phoneOf('qm') })).toBeVisible();
  expect(await sticksOut(page)).toEqual([]);

  await page.reload();
  await tab(page, 'Phone').click();
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(phoneOf('qm'));
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  const right = await codeOf(site, phoneOf('qm'));
  await code.fill(right === '0000' ? '1111' : '0000');
  await code.press('Enter');
  await expect(refusal(page)).toHaveText('The code is wrong or has expired');
  await expect(code).toHaveValue('');
  await code.fill(right);
  await code.press('Enter');
  await page.waitForURL('**/setup/defectType/index');
  await expect(page.getByRole('heading', { name: 'Defect types' })).toBeVisible();
  await context.close();

  // Another window asks too soon, and is told how long to wait.
  const other = await stranger(browser);
  await other.page.goto(`${site.url}/login`);
  await tab(other.page, 'Phone').click();
  await other.page.getByRole('textbox', { name: 'Phone number' }).fill(phoneOf('qm'));
  await other.page.getByRole('button', { name: 'Get code' }).click();
  await expect(refusal(other.page)).toHaveText(/Wait \d+ seconds before asking for another code/);
  await expect(other.page.getByRole('button', { name: /^Again in \d+ s$/ })).toBeVisible();
  await other.page.getByRole('textbox', { name: 'Code', exact: true }).fill(right);
  await other.page.keyboard.press('Enter');
  await expect(refusal(other.page)).toHaveText('The code is wrong or has expired');
  await other.context.close();
});

test('a link of another system signs in once, and its token stays nowhere', async ({ browser, site }) => {
  const { context, page } = await stranger(browser);
  const token = await linkToken(site, 'bm');
  const told: string[] = [];
  page.on('request', (request) => {
    const from = request.headers()['referer'] ?? '';
    const own = request.url().includes('tokenBySSO') || request.isNavigationRequest();
    if (from.includes(token) || (!own && request.url().includes(token))) told.push(request.url());
  });
  const before = await page.evaluate(() => history.length);
  await page.goto(`${site.url}/loginbyToken?token=${token}&redirect=${encodeURIComponent('/project/block/index')}`);
  await page.waitForURL('**/project/block/index');
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
  expect(told).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goto('about:blank');
  await page.goBack();
  await expect(page).toHaveURL(/\/project\/block\/index$/);

  // Who is signed in and opens /login goes home.
  await page.goto(`${site.url}/login`);
  await page.waitForURL('**/wel/index');
  await context.close();

  // The same link again, on a phone: told so, and led to the login page with the deep link.
  const again = await stranger(browser, true);
  await again.page.goto(`${site.url}/loginbyToken?token=${token}&redirect=/project/block/index`);
  await expect(again.page.getByRole('alert')).toContainText('This sign-in link was used before');
  expect(again.page.url()).toBe(`${site.url}/loginbyToken`);
  expect(await barriers(again.page)).toEqual([]);
  expect(await sticksOut(again.page)).toEqual([]);
  await again.page.getByRole('link', { name: 'To the sign-in page' }).click();
  await expect(again.page).toHaveURL(/\/login\?redirect=%2Fproject%2Fblock%2Findex$/);
  for (const [bad, words] of [
    [await linkToken(site, 'bm', -120), 'This sign-in link has expired'],
    ['nonsense', 'This sign-in link is not valid here'],
    [await linkToken(site, 'nobody'), 'There is no account “nobody” here'],
  ]) {
    await again.page.goto(`${site.url}/loginbyToken?token=${bad}`);
    await expect(again.page.getByRole('alert')).toContainText(words!);
  }
  await again.context.close();
});

test('an account of elsewhere is linked once and then opens the door; the deep link survives', async ({
  browser,
  site,
}) => {
  const { context, page } = await stranger(browser);
  const toProvider = async () => {
    await page.goto(`${site.url}/setup/reportIssue/index`);
    await tab(page, 'Third party').click();
    await page.getByRole('button', { name: 'Head office' }).click();
  };
  await toProvider();
  await page.waitForURL(`${head.issuer}/**`);
  await page.locator('input[name="login"]').fill('mei.lin');
  await page.locator('input[name="password"]').fill('any');
  await page.locator('button[type="submit"]').click();
  await page.locator('button[type="submit"]').click();

  await expect(page.getByRole('status')).toContainText('not linked to an account here yet');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsetup%2FreportIssue%2Findex$/);
  await expect(tab(page, 'Third party')).toHaveCount(0);
  await signIn(site, page, 'qm', 'wrong');
  await expect(refusal(page)).toHaveText('Wrong tenant, username or password');
  await signIn(site, page, 'qm');
  await page.waitForURL('**/setup/reportIssue/index');

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await toProvider();
  await page.waitForURL(`${site.url}/setup/reportIssue/index`);
  await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('code=');
  await context.close();

  // A link that was sent to nobody, and somebody who thought better of it.
  const other = await stranger(browser);
  await other.page.goto(`${site.url}/oauth/redirect/site?code=stolen&state=stolen`);
  await expect(other.page.getByRole('alert')).toContainText('This attempt to sign in is no longer good');
  expect(other.page.url()).toBe(`${site.url}/oauth/redirect/site`);
  await other.page.goto(`${site.url}/oauth/redirect/site?error=access_denied&state=x`);
  await expect(other.page.getByRole('alert')).toContainText('The sign-in was cancelled there');
  await other.page.getByRole('link', { name: 'To the sign-in page' }).click();
  await expect(other.page).toHaveURL(/\/login$/);
  await other.context.close();
});
