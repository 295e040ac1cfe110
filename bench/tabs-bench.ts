import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { browserArgs, executablePath } from './browser.ts';
import { freePort } from './postgres.ts';
import type { Figure } from './server-bench.ts';
import { startServer } from './server-process.ts';

/** Ten pages of the administrator beside home: lists, a form, a tree. */
const pages = [
  '/qaqc/report/index',
  '/qaqc/report/new',
  '/setup/defectType/index',
  '/setup/reportIssue/index',
  '/project/structure/index',
  '/project/block/index',
  '/project/unittype/index',
  '/project/roomtype/index',
  '/system/param/index',
  '/system/dict/index',
];
const SWITCHES = 50;
/** The news of the server never end, so that no page is ever without a call. */
const REST_MS = 500;

/** Switching between ten open tabs at a fourth of the processor, and what fifty switches leave in memory. */
export async function benchTabs(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'qcdm-bench-tabs-'));
  const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo' }, await freePort());
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const cdp = await page.context().newCDPSession(page);
    await signIn(page, server.url);
    await openAll(page);
    const before = await heap(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times: number[] = [];
    for (let turn = 0; turn < SWITCHES; turn += 1) {
      times.push(await switchTo(page, pages[turn % pages.length]!));
      // What the page asks the server quietly is answered before the next one is measured.
      await page.waitForTimeout(REST_MS);
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const after = await heap(cdp);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1]!);
    const growth = Math.round((after / before) * 100) / 100;
    return [
      { what: 'switch between ten tabs, 4 × CPU, p50', value: at(0.5), unit: 'ms' },
      { what: 'switch between ten tabs, 4 × CPU, p95', value: at(0.95), unit: 'ms', budget: 100 },
      { what: 'heap with ten tabs open', value: before, unit: 'MB' },
      { what: `heap after ${SWITCHES} switches, against that`, value: growth, unit: '×', budget: 1.3 },
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Signs the administrator in through the login page, and waits for home. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[name="account"]').fill('admin');
  await page.locator('input[name="password"]').fill('Qcdm@2026');
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/wel\/index/);
  await page.locator('main h1, main h2').first().waitFor();
}

/** Opens the pages inside the product, as a person does: by its own history, without a reload. */
async function openAll(page: Page): Promise<void> {
  for (const path of pages) {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.locator('main h1').first().waitFor();
    await page.waitForTimeout(REST_MS);
  }
}

/** From the click on a tab to the painted page, in milliseconds. */
function switchTo(page: Page, path: string): Promise<number> {
  return page.evaluate(async (to) => {
    const tab = document.getElementById(`tab-${encodeURIComponent(to)}`)!;
    const began = performance.now();
    tab.click();
    while (!document.getElementById(`panel-${encodeURIComponent(to)}`))
      await new Promise((later) => {
        setTimeout(later);
      });
    await new Promise((painted) => {
      requestAnimationFrame(() => setTimeout(painted));
    });
    return performance.now() - began;
  }, path);
}

/** What the page holds after the rubbish is gone, MB. */
async function heap(cdp: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 104_857.6) / 10;
}
