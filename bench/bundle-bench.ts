import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { browserArgs, executablePath } from './browser.ts';
import { freePort } from './postgres.ts';
import type { Figure } from './server-bench.ts';
import { startServer } from './server-process.ts';

/** What a page fetches of script and style until `until` holds, compressed as a server would send it. */
class Weighed {
  readonly sizes = new Map<string, { gzip: number; brotli: number; script: boolean; at: number }>();
  private readonly pending: Promise<void>[] = [];
  constructor(page: Page) {
    page.on('response', (response) => {
      const url = response.url();
      const kind = response.request().resourceType();
      if (!/script|stylesheet|document/.test(kind) && !/\.(?:js|css)$/.test(new URL(url).pathname)) return;
      const at = performance.now();
      const weigh = response.body().then(
        (body) => {
          const script = kind === 'script' || url.endsWith('.js');
          this.sizes.set(url, { gzip: gzipSync(body).length, brotli: brotliCompressSync(body).length, script, at });
        },
        () => undefined,
      );
      this.pending.push(weigh);
    });
  }
  async sum(which: 'gzip' | 'brotli', only: (entry: { script: boolean; at: number }) => boolean): Promise<number> {
    await Promise.all(this.pending);
    const total = [...this.sizes.values()].filter(only).reduce((sum, entry) => sum + entry[which], 0);
    return Math.round(total / 102.4) / 10;
  }
}

/** Script and style of the login page, the home page and the NCR list, compressed. */
export async function benchBundle(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'qcdm-bench-web-'));
  const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo' }, await freePort());
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    return [...(await loginFigures(browser, server.url)), ...(await insideFigures(browser, server.url))];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function loginFigures(browser: Browser, url: string): Promise<Figure[]> {
  const page = await browser.newPage();
  const weighed = new Weighed(page);
  // The form stands in the document; the script that runs it is what is weighed. docs/decisions/019
  await Promise.all([page.waitForRequest(/captcha/), page.goto(`${url}/login`, { waitUntil: 'commit' })]);
  const usable = performance.now();
  const script = await weighed.sum('gzip', (entry) => entry.script && entry.at <= usable);
  const brotli = await weighed.sum('brotli', (entry) => entry.script && entry.at <= usable);
  await page.close();
  return [
    { what: '/login: script until it runs the form, gzip', value: script, unit: 'kB', budget: 80 },
    { what: '/login: the same, brotli', value: brotli, unit: 'kB' },
  ];
}

async function insideFigures(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto(`${url}/login`);
  await first.locator('input[name="account"]').fill('qm');
  await first.locator('input[name="password"]').fill('Qcdm@2026');
  await first.locator('button[type="submit"]').click();
  await first.waitForURL(/\/wel\/index/);
  const state = await first.evaluate(() => ({ ...sessionStorage }));
  await first.close();
  for (const [name, path, budget] of [
    ['home page', '/wel/index', 300],
    ['NCR list', '/qaqc/report/index', 380],
  ] as const) {
    // A new context has an empty cache; the session of the person comes along.
    const cold = await browser.newContext();
    await cold.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, state);
    const page = await cold.newPage();
    const weighed = new Weighed(page);
    await page.goto(`${url}${path}`);
    await page.locator('main h1, main h2').first().waitFor();
    // Not until the network is idle: the bell keeps listening.
    await page.waitForTimeout(3000);
    const all = () => true;
    figures.push(
      { what: `${name}: script and style in all, gzip`, value: await weighed.sum('gzip', all), unit: 'kB', budget },
      { what: `${name}: the same, brotli`, value: await weighed.sum('brotli', all), unit: 'kB' },
    );
    await cold.close();
  }
  await context.close();
  return figures;
}
