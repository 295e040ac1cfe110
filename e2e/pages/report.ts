import { expect, type Locator, type Page } from '@playwright/test';

type Upload = Parameters<Locator['setInputFiles']>[0];

/** Picks an entry of an antd select by its label, as a person does: open, (type), choose. */
export async function choose(within: Page | Locator, label: string, option: string | RegExp): Promise<void> {
  // antd writes the mark of a required field into the label.
  const box = within.getByRole('combobox', { name: new RegExp(`^(\\* ?)?${label}$`) });
  const page = 'page' in within ? within.page() : within;
  const list = page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden)');
  // Lists that load on opening draw themselves anew: a click may hit the old drawing.
  await expect(async () => {
    if ((await list.count()) === 0) await box.click();
    await list.locator('.ant-select-item-option').filter({ hasText: option }).first().click({ timeout: 5000 });
    await expect(list).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

/** Adds files to a photo field and waits until `count` photos are there. */
export async function addPhotos(field: Locator, files: Upload, count: number): Promise<void> {
  await field.locator('input[type="file"]').first().setInputFiles(files);
  await expect(field.locator('img')).toHaveCount(count, { timeout: 30_000 });
}

/** Whether a thumbnail stands upright: taller than wide, and really loaded. */
export async function isPortrait(image: Locator): Promise<boolean> {
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  return image.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth);
}
