import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const require = createRequire(import.meta.url);
// The package that the builder of @axe-core/playwright stands on.
const source = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

export interface Violation {
  id: string;
  impact: string | null;
  nodes: { target: unknown[]; html: string; any: { message: string }[] }[];
}

/**
 * What axe finds on the page as it stands, by all rules or the named ones. Run inside the page and in one go: the
 * builder opens a second page for every look, which takes longer than the look.
 */
export async function violations(page: Page, rules?: string[]): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: { run: (context: unknown, options: object) => Promise<{ violations: Violation[] }> };
    };
    const options = { resultTypes: ['violations'], preload: false, iframes: false };
    return (await axe.run(document, only ? { ...options, runOnly: only } : options)).violations;
  }, rules);
}
