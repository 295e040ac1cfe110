import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { browserArgs, executablePath } from './browser.ts';
import { freePort } from './postgres.ts';
import type { Figure } from './server-bench.ts';
import { startServer } from './server-process.ts';
import { signIn } from './tabs-bench.ts';

const ENTRIES = 5000;
const ROUNDS = 20;

/** Opening the dictionary select with five thousand entries, and finding one of them by typing. */
export async function benchDict(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'qcdm-bench-dict-'));
  const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo' }, await freePort());
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // Nobody types in so many: the answer is the server's, its entries are made here.
    await page.route('**/dict/dictionary?code=bench', (route) => route.fulfill({ json: { code: 200, data: entries } }));
    const cdp = await page.context().newCDPSession(page);
    await signIn(page, server.url);
    await page.goto(`${server.url}/demo/select?dict=bench`);
    await page.locator('main h1').first().waitFor();
    await page.waitForTimeout(500);
    const plain = await opened(page, cdp, 1);
    const slow = await opened(page, cdp, 4);
    return [
      { what: `dictionary select of ${ENTRIES} opens, p95`, value: plain.open, unit: 'ms', budget: 100 },
      { what: `dictionary select of ${ENTRIES} finds one, p95`, value: plain.find, unit: 'ms' },
      { what: `dictionary select of ${ENTRIES} opens, 4 × CPU, p95`, value: slow.open, unit: 'ms' },
      { what: `dictionary select of ${ENTRIES}, rows drawn`, value: plain.drawn, unit: '', budget: 50 },
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const entries = Array.from({ length: ENTRIES }, (_, at) => ({
  dictKey: String(at),
  dictValue: `条目 ${at}`,
  nameEn: `Entry ${at}`,
  isSealed: 0,
}));

async function opened(page: Page, cdp: CDPSession, rate: number) {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const [open, find]: [number[], number[]] = [[], []];
  let drawn = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    open.push(await openOnce(page));
    drawn = await page.locator('.ant-select-item-option').count();
    find.push(await findOne(page, `Entry ${4000 + round}`));
    await page.keyboard.press('Escape');
    await page.getByRole('heading').first().click();
    await page.waitForTimeout(400);
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { open: p95(open), find: p95(find), drawn };
}

/** From the press on the control to its painted entries. */
function openOnce(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const control = document.querySelector('[aria-label="Entry"]')!.closest('.ant-select')!;
    const began = performance.now();
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    while (!document.querySelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option'))
      await new Promise((later) => {
        setTimeout(later);
      });
    await new Promise((painted) => {
      requestAnimationFrame(() => setTimeout(painted));
    });
    return performance.now() - began;
  });
}

/** From the typed name to it being painted as the only one. */
function findOne(page: Page, name: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const input = document.querySelector<HTMLInputElement>('input[aria-label="Entry"]')!;
    input.focus();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const began = performance.now();
    set.call(input, wanted);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    while (document.querySelectorAll('.ant-select-item-option').length !== 1)
      await new Promise((later) => {
        setTimeout(later);
      });
    await new Promise((painted) => {
      requestAnimationFrame(() => setTimeout(painted));
    });
    return performance.now() - began;
  }, name);
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(0.95 * sorted.length) - 1]!);
}
