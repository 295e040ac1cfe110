import type { Page } from '@playwright/test';
import { photos } from '#tests/support/photos.ts';
import { barriers, sticksOut } from '../support/accessible.ts';
import { expect, test } from '../support/site.ts';

/** Opens a select by its label and takes an option by its text. */
async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
}

test('photos arrive with their facts, and what is none is refused beside them', async ({ people, site }) => {
  const { page } = await people.open('qm');
  await page.goto(`${site.url}/demo/upload`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('group', { name: 'Photos', exact: true }).getByText('Add photos').click(),
  ]);
  await chooser.setFiles([
    { name: 'site.jpg', mimeType: 'image/jpeg', buffer: await photos.turned() },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]);
  const arrived = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'site.jpg' }) });
  await expect(arrived).toContainText('100 × 200');
  await expect(arrived).toContainText('1.2917, 103.8500');
  await expect(page.getByRole('alert').filter({ hasText: 'plan.pdf' })).toContainText('Only JPG and PNG');
  expect(await barriers(page)).toEqual([]);
});

test(
  'pickers: a dictionary of thousands, a place step by step, people by their units, a model',
  { tag: '@sweep' },
  async ({ people, site }) => {
    const { page } = await people.open('qm');
    const entries = Array.from({ length: 5000 }, (_, at) => ({
      dictKey: `${at}`,
      dictValue: `项 ${at}`,
      nameEn: `No. ${at}`,
    }));
    await page.route('**/dict/dictionary?code=many', (route) => route.fulfill({ json: { code: 200, data: entries } }));
    await page.goto(`${site.url}/demo/select?dict=many`);
    const entry = page.getByRole('combobox', { name: 'Entry' });
    await entry.click();
    await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
    // Only what can be seen is drawn.
    expect(await page.locator('.ant-select-item-option').count()).toBeLessThan(50);
    await entry.fill('No. 4321');
    await entry.press('Enter');
    await expect(page.getByText(/^Value: 4321/)).toBeVisible();
    await pick(page, 'Which dictionary', 'System · Sex');
    await pick(page, 'Entry', 'Female');
    await expect(page).toHaveURL(/dict=sex/);

    await expect(page.getByRole('combobox', { name: 'Level' })).toBeDisabled();
    await page.getByRole('combobox', { name: 'Block or zone' }).click();
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
    await page.getByRole('combobox', { name: 'Level' }).click();
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
    await expect(page.getByRole('combobox', { name: 'Unit' })).toBeEnabled();
    expect(await barriers(page)).toEqual([]);

    await page.goto(`${site.url}/demo/teams`);
    const several = page.getByRole('combobox', { name: 'Several people' });
    await several.click();
    await several.fill('Sin Lian');
    await page.locator('.ant-select-dropdown:visible .ant-select-tree-checkbox').first().click();
    await expect(page.getByText(/^Value: \d+, \d+/)).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await barriers(page)).toEqual([]);

    await page.goto(`${site.url}/demo/model`);
    await expect(page.getByRole('heading', { name: 'No models yet' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /Basement/ })).toBeDisabled();
    await page.getByRole('radio', { name: /services/ }).check();
    await expect(page.getByText(/^Value: example-2/)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  },
);

test(
  'dictionaries in two layouts: a flow says its page, an entry is sealed and opened again',
  { tag: '@sweep' },
  async ({ people, site }) => {
    const { page } = await people.open('admin');
    await page.goto(`${site.url}/dict-horizontal/index`);
    await page.getByRole('button', { name: 'flow', exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: 'flow_1' })).toContainText('leave');
    await page.getByRole('tab', { name: 'Business' }).click();
    await page.getByRole('button', { name: 'profession', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: '防水' });
    await row.getByRole('button', { name: /^Seal/ }).click();
    await page.getByRole('button', { name: 'Seal', exact: true }).click();
    await expect(row).toContainText('Sealed');
    await row.getByRole('button', { name: /^Unseal/ }).click();
    await expect(row).not.toContainText('Sealed');
    expect(await barriers(page)).toEqual([]);
    await page.goto(`${site.url}/dict-vertical/index?kind=business&dict=`);
    await expect(page.getByRole('tab', { name: 'Business' })).toHaveAttribute('aria-selected', 'true');
  },
);

test('on a phone, in Chinese, nothing sticks out', { tag: '@sweep' }, async ({ people, site }) => {
  const { page } = await people.open('admin', { phone: true, language: 'zh' });
  for (const [path, title] of [
    ['/demo/upload', '上传示例'],
    ['/demo/select', '选择示例'],
    ['/demo/teams', '班组示例'],
    ['/demo/model', '模型示例'],
    ['/dict-vertical/index', '系统字典'],
  ] as const) {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect([path, ...(await sticksOut(page))]).toEqual([path]);
  }
});
