import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const require = createRequire(import.meta.url);
// The package that the builder of @axe-core/playwright stands on.
const source = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Axe {
  run: (
    context: unknown,
    options: object,
  ) => Promise<{ violations: { nodes: { target: unknown[]; any: { message: string }[] }[] }[] }>;
}

/** What axe says about contrast on the page as it stands: one rule, so that ten themes are looked at in seconds. */
export async function unreadable(page: Page): Promise<string[]> {
  await expect(page.locator('.ant-skeleton:visible, .ant-spin-spinning:visible')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`));
  });
}
