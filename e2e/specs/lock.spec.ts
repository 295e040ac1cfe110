import type { Page } from '@playwright/test';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Lock screen' });
const stored = (page: Page, name: string) =>
  page.evaluate((key) => {
    const entry = sessionStorage.getItem(key);
    return entry ? (JSON.parse(entry) as { content: unknown }).content : undefined;
  }, `saber-${name}`);

async function lockWith(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Lock screen' }).click();
  await dialog(page).getByLabel('Lock password').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/lock');
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
}

/** Counts how often something was set in motion by hand. */
const watchShakes = (page: Page) =>
  page.evaluate(() => {
    const animate = Element.prototype.animate;
    Object.assign(window, { shakes: 0 });
    Element.prototype.animate = function count(this: Element, ...how: Parameters<typeof animate>) {
      (window as unknown as { shakes: number }).shakes += Number(JSON.stringify(how[0]).includes('translateX'));
      return animate.apply(this, how);
    };
  });
const shakes = (page: Page) => page.evaluate(() => (window as unknown as { shakes: number }).shakes);

async function tryWrong(page: Page): Promise<void> {
  await page.getByLabel('Lock password').fill('something else');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong lock password, please try again')).toBeVisible();
  await expect(page.getByLabel('Lock password')).toHaveValue('');
  await expect(page.getByLabel('Lock password')).toBeFocused();
}

test('locked: nothing of the page is left, nothing is asked, no address leads out; unlocked: all is as it was', async ({
  people,
  site,
}) => {
  const { page } = await people.open('qm');
  await page.goto(`${site.url}/qaqc/report/new`);
  const description = page.getByRole('main').getByRole('textbox', { name: /Description/ });
  await description.first().fill('Half a sentence');

  const opener = page.getByRole('button', { name: 'Lock screen' });
  await opener.click();
  await dialog(page).getByRole('button', { name: 'Lock screen' }).click();
  // spec §5
  await expect(dialog(page).getByText('Lock password cannot be empty')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  expect(page.url()).not.toContain('/lock');

  await lockWith(page, 'open sesame');
  await expect(description).toHaveCount(0);
  // The field in which antd measures texts is ever there, but empty.
  const typed = () =>
    page.locator('textarea').evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  expect((await typed()).join('')).toBe('');
  expect(await page.content()).not.toContain('NCR');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await stored(page, 'isLock')).toBe(true);
  expect(await stored(page, 'lockPasswd')).toMatch(/^scrypt\$15\$8\$1\$[\da-f]{32}\$[\da-f]{64}$/);
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    'sesame',
  );
  expect(await barriers(page)).toEqual([]);

  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goBack();
  await expect(page).toHaveURL(/\/lock$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/lock$/);
  await watchShakes(page);
  await tryWrong(page);
  expect(await shakes(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await tryWrong(page);
  await expect.poll(() => shakes(page)).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(calls).toEqual([]);
  await page.getByLabel('Lock password').fill('open sesame');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/qaqc/report/new');
  await expect(description.first()).toHaveValue('Half a sentence');
  expect(await stored(page, 'isLock')).toBeUndefined();
  expect(await stored(page, 'lockPasswd')).toBeUndefined();
});

test(
  'on a phone: a reload keeps the lock, other addresses end there, leaving asks and ends the session',
  { tag: '@sweep' },
  async ({ people, site }) => {
    const { page } = await people.open('qm', { phone: true });
    await page.goto(`${site.url}/qaqc/report/index`);
    await page.getByRole('button', { name: 'More tools' }).click();
    await lockWith(page, '1');
    expect(await sticksOut(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname));
    for (const path of ['/qaqc/report/index', '/login', '/404', '/loginbyToken?token=x', '/']) {
      await page.goto(site.url + path);
      await expect(page).toHaveURL(/\/lock$/);
      await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
    }
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(calls).toEqual(expect.arrayContaining(['/api/blade-auth/oauth/logout']));
    expect(await stored(page, 'isLock')).toBeUndefined();
  },
);
