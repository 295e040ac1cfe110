import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { FIRST_PASSWORD } from '#server/db/seed/seed.ts';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, signIn, type Site, test } from '../support/site.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const person = (page: Page) => page.getByRole('button', { name: /^(Account|账户): / });
const saved = (page: Page, text: string | RegExp) =>
  expect(page.locator('.ant-message').getByText(text).first()).toBeVisible();
const NEW = 'Lighthouse 7 harbour';

/** By the menu of the person, as people do. */
async function openProfile(page: Page): Promise<void> {
  await person(page).click();
  await page.getByRole('menuitem', { name: /User info|个人信息/ }).click();
  await page.waitForURL('**/info/index');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/User info|个人信息/);
}

/** The colour in the middle of a shown picture. */
const middleOf = (picture: Locator) =>
  picture.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const brush = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!;
    brush.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.locator('.ant-select-item-option').getByText(option, { exact: true }).click();
}

/** A line as a hand draws it, in shares of the field. */
async function draw(page: Page, pad: Locator, points: readonly (readonly [number, number])[]): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = (await pad.boundingBox())!;
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(points[0]!));
  await page.mouse.down();
  for (const point of points.slice(1)) await page.mouse.move(...at(point), { steps: 4 });
  await page.mouse.up();
}

test('name, picture, language and date format: in effect at once, and on the next device', async ({ people, site }) => {
  const { page } = await people.open('pm');
  await openProfile(page);
  const me = part(page, 'Me');
  await me.getByLabel('Name in Chinese').fill('陈');
  await me.getByLabel('E-mail').fill('tan@');
  await me.getByRole('button', { name: 'Save' }).click();
  await expect(me.getByText('At least 2 characters')).toBeVisible();
  await expect(me.getByText(/such as name@company/)).toBeVisible();
  await me.getByLabel('Name in Chinese').fill('陈大明');
  await me.getByLabel('E-mail').fill('tan@site.example');
  await me.getByLabel('Phone').fill('13800001003');
  await me.getByRole('button', { name: 'Save' }).click();
  await expect(me.getByText('Another account here uses this number')).toBeVisible();
  await me.getByLabel('Phone').fill('13912340002');
  await me.getByLabel('Name in English').fill('Tan <b>Wei</b> Meng');
  await me.getByRole('button', { name: 'Save' }).click();
  await saved(page, 'Saved');
  await expect(person(page)).toContainText('Tan <b>Wei</b> Meng');

  // Left half red, right half blue: the left end is kept, by the keyboard.
  const blue = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  const wide = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } })
    .composite([{ input: blue, left: 300, top: 0 }])
    .png()
    .toBuffer();
  const file = me.locator('input[type="file"]');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') });
  await saved(page, /Only JPG and PNG/);
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: wide });
  const crop = page.getByRole('dialog');
  await crop.getByRole('slider', { name: 'Left' }).press('Home');
  await expect(crop.getByRole('slider', { name: 'Up' })).toBeDisabled();
  expect(await barriers(page)).toEqual([]);
  await crop.getByRole('button', { name: 'Use this picture' }).click();
  await saved(page, 'Your picture was changed');
  await expect(crop).toBeHidden();
  const [red, , blueness] = await middleOf(person(page).locator('img'));
  expect([red! > 200, blueness! < 60]).toEqual([true, true]);

  await choose(page, 'Language', '中文');
  const year = new Date().getFullYear();
  await choose(page, 'Date format', 'DD.MM.YYYY');
  await part(page, 'Preferences').getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(part(page, '偏好设置')).toContainText(new RegExp(`\\d\\d\\.\\d\\d\\.${year}`));
  await expect(person(page)).toContainText('陈大明');
  const dates = /\d\d\.\d\d\.\d{4}/;
  const list = `${site.url}/qaqc/report/index?status=closed&createTime_ge=2026-01-02&createTime_le=2030-12-31`;
  await page.goto(list);
  await expect(page.getByRole('main').getByRole('cell', { name: dates }).first()).toBeVisible();

  const { page: other } = await people.open('pm');
  await expect(other.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await other.goto(list);
  await expect(other.getByRole('main').getByRole('cell', { name: dates }).first()).toBeVisible();
  await expect(person(other).locator('img')).toBeVisible();
  // The switch of the top bar is about this device, and outlasts a reload.
  await other.getByRole('button', { name: '语言' }).click();
  await other.getByRole('menuitem', { name: 'English' }).click();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'NCR reports' })).toBeVisible();
});

test('a signature is drawn, asked about, kept, and taken away; or uploaded', { tag: '@sweep' }, async ({ people }) => {
  const { page } = await people.open('em');
  await openProfile(page);
  const own = part(page, 'Signature');
  await own.getByRole('button', { name: 'Draw' }).click();
  const pad = own.getByRole('img', { name: 'Field to draw your signature in' });
  await expect(own.getByRole('button', { name: 'Save signature' })).toBeDisabled();
  await draw(page, pad, [
    [0.2, 0.6],
    [0.3, 0.2],
    [0.4, 0.7],
    [0.6, 0.3],
    [0.8, 0.5],
  ]);
  await draw(page, pad, [[0.5, 0.15]]);
  await own.getByRole('button', { name: 'Undo last stroke' }).click();
  expect(await barriers(page)).toEqual([]);
  await own.getByRole('button', { name: 'Cancel' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await own.getByRole('button', { name: 'Save signature' }).click();
  await saved(page, 'Your signature was saved');
  const shown = own.getByRole('img', { name: 'Your signature' });
  await expect(shown).toBeVisible();
  await expect(own.getByRole('button', { name: 'Draw anew' })).toBeFocused();
  // Ink only: the paper shows through.
  const width = await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(width).toBeGreaterThan(500);
  expect((await middleOf(shown))[3]).toBeLessThan(255);

  await own.getByRole('button', { name: 'Remove' }).click();
  await ask.getByRole('button', { name: 'Remove' }).click();
  await expect(own.getByText('There is no signature yet.')).toBeVisible();
  const buffer = await sharp({ create: { width: 300, height: 90, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  await own.locator('input[type="file"]').setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer });
  await expect(shown).toBeVisible();
});

test(
  'a new password signs out everywhere else; other sessions are ended here',
  { tag: '@sweep' },
  async ({ people, site }) => {
    const [{ page }, { page: other }] = [await people.open('owner'), await people.open('owner')];
    await openProfile(page);
    const own = part(page, 'Password');
    const fill = async (values: readonly string[]) => {
      for (const [n, name] of ['Current password', 'New password', 'New password again'].entries())
        await own.getByLabel(name, { exact: true }).fill(values[n]!);
      await own.getByRole('button', { name: 'Change password' }).click();
    };
    await fill([FIRST_PASSWORD, 'short', 'shorter']);
    await expect(own.getByText('At least 8 characters', { exact: true })).toBeVisible();
    await expect(own.getByText('The two passwords differ')).toBeVisible();
    await fill(['not mine', NEW, NEW]);
    await expect(own.getByText('The current password is not right')).toBeVisible();
    await expect(own.getByText('Strength: strong')).toBeVisible();
    await expect(other.getByRole('main')).toBeVisible();
    await own.getByRole('button', { name: 'Show password' }).first().click();
    await expect(own.getByLabel('Current password')).toHaveAttribute('type', 'text');
    await fill([FIRST_PASSWORD, NEW, NEW]);
    await saved(page, /The password was changed/);
    await expect(own.getByLabel('New password', { exact: true })).toHaveValue('');
    await leftBehind(other);

    await enter(site, other);
    const sessions = part(page, 'Sessions');
    await page.reload();
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByRole('listitem').first()).toContainText('This device');
    await sessions.getByRole('button', { name: /^Sign out Chrome on Linux, 127/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await sessions.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await leftBehind(other);
    await expect(sessions.getByRole('button')).toHaveCount(0);
  },
);

/** Whatever this window does next, it is at the sign-in page. */
async function leftBehind(page: Page): Promise<void> {
  await page.reload();
  await page.waitForURL('**/login**');
}

async function enter(site: Site, page: Page): Promise<void> {
  await signIn(site, page, 'owner', NEW);
  await page.waitForURL('**/wel/index');
}

test('on a phone everything is below each other, in both languages', { tag: '@sweep' }, async ({ people, site }) => {
  const { page } = await people.open('sub2', { phone: true, language: 'zh' });
  await page.goto(`${site.url}/info/index`);
  await expect(part(page, '登录设备').getByRole('listitem')).toHaveCount(1);
  const own = part(page, '签名');
  await own.getByRole('button', { name: '手写签名' }).click();
  await expect(own.getByRole('img')).toBeVisible();
  expect(await sticksOut(page)).toEqual([]);
  expect(await barriers(page)).toEqual([]);
});
