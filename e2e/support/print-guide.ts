import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import config from '../playwright.config.ts';

/**
 * Prints docs/guide/*.html to public/guide/*.pdf, with the letters they use embedded: `npm run guide`. It needs the fonts
 * of the style sheet (on Debian: fonts-liberation, fonts-noto-cjk); what it makes is committed. docs/decisions/014
 */
const root = resolve(import.meta.dirname, '../..');
const target = join(root, 'public/guide');

mkdirSync(target, { recursive: true });
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  const page = await browser.newPage();
  for (const name of ['quick-guide-en', 'quick-guide-zh']) {
    await page.goto(pathToFileURL(join(root, 'docs/guide', `${name}.html`)).href);
    const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
    writeFileSync(join(target, `${name}.pdf`), pdf);
  }
} finally {
  await browser.close();
}
