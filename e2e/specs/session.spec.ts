import type { BrowserContext, Page } from '@playwright/test';
import { isNull } from 'drizzle-orm';
import { session } from '#server/db/schema.ts';
import { expect, type Site, signIn, test, watchCaptcha } from '../support/site.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const personOf = (page: Page) => page.getByRole('button', { name: /^Account: / });

/** What lies in session storage under our names. */
const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage).filter(([key]) => key.startsWith('saber-'))));

/** Makes the stored token older by the browser's clock; in effect after a reload. */
const age = (page: Page, seconds: number) =>
  page.evaluate((ms) => {
    for (const key of ['saber-token', 'saber-refreshToken']) {
      const entry = JSON.parse(sessionStorage.getItem(key)!) as { datetime: number };
      sessionStorage.setItem(key, JSON.stringify({ ...entry, datetime: entry.datetime - ms }));
    }
  }, seconds * 1000);

/** Every call of the page, in the order in which it began and ended. */
function listen(page: Page): string[] {
  const calls: string[] = [];
  const nameOf = (url: string) => new URL(url).pathname.replace('/api/', '');
  page.on('request', (one) => one.url().includes('/api/') && calls.push(`> ${nameOf(one.url())}`));
  page.on('requestfinished', (one) => one.url().includes('/api/') && calls.push(`< ${nameOf(one.url())}`));
  return calls;
}
const HOUR = 3_600_000;
const TOKEN = 'blade-auth/oauth/token';
const asks = (calls: string[]) => calls.filter((call) => call === `> ${TOKEN}`).length;

/** The page looks at its token as it does every 10 s. */
const check = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** The list has come: lines that only hold its place say nothing. */
const line = (page: Page) => page.getByRole('row').filter({ hasText: /\S/ }).nth(2);

/** Opens a page through the menu, which calls the server. */
async function openDefectTypes(page: Page): Promise<void> {
  if (!(await menuOf(page).getByText('Defect types').isVisible()))
    await menuOf(page).getByText('Quality set-up').click();
  await menuOf(page).getByText('Defect types').click();
  await expect(page.getByRole('heading', { name: 'Defect types' })).toBeVisible();
  await expect(line(page)).toBeVisible();
}

/** Another window of the same browser, signed in by itself. */
async function windowOf(context: BrowserContext, site: Site, account: string): Promise<Page> {
  const page = await context.newPage();
  watchCaptcha(page);
  await page.goto(`${site.url}/login`);
  await signIn(site, page, account);
  await page.waitForURL('**/wel/index');
  return page;
}

test('many calls wait for one refresh; while the network is away nobody is signed out', async ({ people }) => {
  const { page } = await people.open('qm');
  const before = await stored(page);
  const calls = listen(page);
  // Neither a yes nor a no: what a hotel's network answers until one has paid.
  await page.route(`**/${TOKEN}`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }));
  await age(page, 3001);
  await page.reload();
  await openDefectTypes(page);
  expect(asks(calls)).toBeGreaterThan(0);
  expect((await stored(page))['saber-refreshToken']).toContain(JSON.parse(before['saber-refreshToken']!).content);

  // The page is left before the network comes back: any call of it might be the one that asks.
  const address = page.url();
  await page.goto('about:blank');
  await page.unroute(`**/${TOKEN}`);
  await page.route(`**/${TOKEN}`, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  calls.length = 0;
  await page.goto(address);
  await expect(line(page)).toBeVisible();
  expect(asks(calls)).toBe(1);
  const end = calls.indexOf(`< ${TOKEN}`);
  // Between its beginning and its end nothing else was asked that carries a token.
  const during = calls.slice(calls.indexOf(`> ${TOKEN}`) + 1, end).filter((call) => call.startsWith('>'));
  expect(during).toEqual([]);
  expect(calls.slice(end).filter((call) => call.startsWith('>')).length).toBeGreaterThan(3);
  expect((await stored(page))['saber-token']).not.toBe(before['saber-token']);
});

test('a token that grew too old while the machine slept is renewed on the way, once', async ({ people, site }) => {
  const { page, context } = await people.open('qm');
  const calls = listen(page);
  site.ahead(2 * HOUR);
  await openDefectTypes(page);
  expect(asks(calls)).toBe(1);
  await expect(personOf(page)).toBeVisible();
  // The server is shared with other tests.
  await context.close();
  site.ahead(-2 * HOUR);
});

test('a clock that was set back stops no refresh', async ({ people }) => {
  const { page } = await people.open('qm');
  const calls = listen(page);
  await age(page, -86_400);
  await page.reload();
  await expect.poll(() => asks(calls)).toBe(1);
  await openDefectTypes(page);
  expect(asks(calls)).toBe(1);
});

test('a session that has ended on the server leads to the login page once, and back after it', async ({
  people,
  site,
}) => {
  const { page } = await people.open('qm');
  await openDefectTypes(page);
  const local = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('saber-')));
  const pages: string[] = [];
  page.on('framenavigated', (frame) => pages.push(new URL(frame.url()).pathname));
  await site.deps.db.update(session).set({ endTime: site.deps.now() }).where(isNull(session.endTime));
  const calls = listen(page);
  await menuOf(page).getByText('Report issues').click();
  await page.waitForURL(/\/login\?redirect=/);
  expect(asks(calls)).toBe(1);
  expect(pages.filter((path) => path === '/login')).toHaveLength(1);

  // spec §4: token, menus, roles, tabs, lock and current project are gone; what belongs to the device stays.
  const left = Object.keys(await stored(page));
  const cleared = 'token refreshToken session tenantId userInfo menu permission tagList-more isLock lockPasswd project';
  expect(left.filter((key) => cleared.split(' ').includes(key.replace('saber-', '')))).toEqual([]);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('saber-')));
  expect(kept.toSorted()).toEqual(local.filter((key) => key !== 'saber-userInfo').toSorted());
  expect(JSON.parse((await stored(page))['saber-tagList']!).content).toHaveLength(1);
  await signIn(site, page, 'qm');
  await page.waitForURL('**/setup/reportIssue/index');
});

test(
  'two people in two windows do not mix, and one signing out leaves the other',
  { tag: '@sweep' },
  async ({ people, site }) => {
    const { page: qm, context } = await people.open('qm');
    const name = (await personOf(qm).getAttribute('aria-label'))!;
    const sub = await windowOf(context, site, 'sub');
    const other = (await personOf(sub).getAttribute('aria-label'))!;
    expect(other).not.toBe(name);
    for (const page of [qm, sub]) await page.reload();
    await expect(personOf(qm)).toHaveAccessibleName(name);
    await expect(menuOf(qm).getByText('Quality set-up')).toBeVisible();
    await expect(personOf(sub)).toHaveAccessibleName(other);
    await expect(menuOf(sub).getByText('Quality set-up')).toHaveCount(0);

    await personOf(sub).click();
    await sub.getByRole('menuitem', { name: 'Sign out' }).click();
    await sub.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(sub).toHaveURL(/\/login$/);
    await qm.reload();
    await expect(personOf(qm)).toHaveAccessibleName(name);
    await openDefectTypes(qm);
  },
);

test(
  'a duplicated window shares the refresh: neither is thrown out, and they leave together',
  { tag: '@sweep' },
  async ({ people, site }) => {
    const { page: first, context } = await people.open('qm');
    const copy = await stored(first);
    const second = await context.newPage();
    await second.addInitScript((entries) => {
      if (sessionStorage.length === 0)
        for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, copy);
    await second.goto(site.url);
    await expect(personOf(second)).toBeVisible();

    // One renews while the other is deaf: a frozen window hears nothing.
    const [calls, others] = [listen(first), listen(second)];
    await second.evaluate(() => {
      BroadcastChannel.prototype.dispatchEvent = () => true;
    });
    await age(first, 3001);
    await first.reload();
    await expect.poll(() => asks(calls)).toBe(1);
    // Longer ago than what the server forgives.
    site.ahead(20_000);
    await age(second, 3001);
    const fresh = async (page: Page) => JSON.parse((await stored(page))['saber-refreshToken']!).content as string;
    const newest = await fresh(first);
    await second.reload();
    await expect.poll(() => fresh(second)).toBe(newest);
    expect(asks(others)).toBe(0);
    for (const page of [first, second]) {
      await check(page);
      await openDefectTypes(page);
    }

    await personOf(first).click();
    await first.getByRole('menuitem', { name: 'Sign out' }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    for (const page of [first, second]) await expect(page).toHaveURL(/\/login/);
  },
);
