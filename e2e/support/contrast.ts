import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';

/** What axe says about contrast on the page as it stands: one rule, so that ten themes are looked at in seconds. */
export async function unreadable(page: Page): Promise<string[]> {
  await expect(page.locator('.ant-skeleton:visible, .ant-spin-spinning:visible')).toHaveCount(0);
  const found = await violations(page, ['color-contrast']);
  return found.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`));
}
