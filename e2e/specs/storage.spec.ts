import type { Page } from '@playwright/test';
import { photos } from '#tests/support/photos.ts';
import { s3Keys, s3Server } from '#tests/support/s3-server.ts';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

// The second test goes on where the first one ended.
test.describe.configure({ mode: 'serial' });

let store: Awaited<ReturnType<typeof s3Server>>;

test.beforeAll(async () => {
  store = await s3Server();
});
test.afterAll(() => store.close());

const form = (page: Page) => page.getByRole('dialog', { name: 'Add · Storage' });

test('a storage is tried in its form, enabled, and takes the photos of the site from then on', async ({
  people,
  site,
}) => {
  const { page } = await people.open('admin');
  await page.goto(`${site.url}/resource/oss/index`);
  await page.getByRole('button', { name: 'Add' }).first().click();
  await form(page).getByLabel('Code').fill('site-minio');
  // A disk has neither an address nor keys.
  await expect(form(page).getByLabel('Endpoint')).toHaveCount(0);
  await form(page).getByLabel('Kind').click();
  await page.getByTitle('S3-compatible').click();
  await form(page).getByLabel('Endpoint').fill('ftp://files');
  await form(page).getByLabel('Bucket').fill('photos');
  await form(page).getByLabel('Access key').fill(s3Keys.accessKey);
  await form(page).getByLabel('Secret key').fill('wrong');
  const tryIt = form(page).getByRole('button', { name: 'Test connection' });
  await tryIt.click();
  await expect(form(page).getByText('An http or https address')).toBeVisible();
  await form(page).getByLabel('Endpoint').fill(store.url);
  await tryIt.click();
  await expect(form(page).getByText('the secret key is not right')).toBeVisible();
  await form(page).getByLabel('Secret key').fill(s3Keys.secretKey);
  await tryIt.click();
  await expect(form(page).getByText('It works')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await form(page).getByRole('button', { name: 'Save' }).click();

  const row = page.getByRole('row').filter({ hasText: 'site-minio' });
  await expect(row).toContainText('Not in use');
  await row.getByRole('button', { name: 'Enable site-minio' }).click();
  await page.getByRole('button', { name: 'Enable', exact: true }).click();
  await expect(row).toContainText('Takes new files');

  await page.goto(`${site.url}/demo/upload`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('group', { name: 'Photos', exact: true }).getByText('Add photos').click(),
  ]);
  await chooser.setFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await photos.jpeg() });
  await expect(page.getByRole('link', { name: 'wall.jpg' })).toBeVisible();
  expect(store.objects.size).toBe(2);
  const shown = page.getByRole('group', { name: 'Photos', exact: true }).locator('img').first();
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('on a phone, in Chinese: what is used cannot be removed, and the disk takes over again', async ({
  people,
  site,
}) => {
  const { page } = await people.open('admin', { phone: true, language: 'zh' });
  await page.goto(`${site.url}/resource/oss/index`);
  await expect(page.getByText('接收新文件')).toBeVisible();
  await expect(page.getByText(/1 个文件/)).toBeVisible();
  expect(await sticksOut(page)).toEqual([]);
  expect(await barriers(page)).toEqual([]);
  const more = page.getByRole('button', { name: /site-minio 的操作|site-minio.*操作/ });
  await more.click();
  await page.getByRole('menuitem', { name: '测试连接' }).click();
  await expect(page.getByText(/“site-minio”连接正常/)).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('无法删除：仍被已上传的文件（1）使用')).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: '改用服务器磁盘' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认' }).click();
  await expect(page.getByText('未启用')).toBeVisible();
});

test('nobody else finds it', async ({ people, site }) => {
  const { page } = await people.open('qm');
  await page.goto(`${site.url}/resource/oss/index`);
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
});
