import { setTimeout as later } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { FIRST_PASSWORD } from '#server/db/seed/seed.ts';
import { choose } from '../pages/report.ts';
import { lost, type Saver, saver, storedReports, torn } from '../support/savers.ts';
import { type ServerProcess, serverProcess } from '../support/server-process.ts';

const KILLS = 3;
/** Writes that are acknowledged before each kill. */
const WRITES_BEFORE_KILL = 40;
/** The kill comes at any moment of a write: right after an answer would always be the same one. */
const KILL_WITHIN_MS = 60;
const QUIET_RESTART_MS = 3000;

const raisers = ['qm', 'bm', 're', 'main'];

let server: ServerProcess;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await serverProcess();
  const ms = await server.start();
  tell(`first start with the demo project: ${Math.round(ms)} ms`);
});
test.afterAll(() => server.dispose());

/** Figures for the reader of the run; a busy machine must not fail it. */
function tell(line: string): void {
  process.stdout.write(`    durability: ${line}\n`);
}

async function restart(): Promise<void> {
  const ms = await server.start();
  tell(`started again in ${Math.round(ms)} ms (wanted on a quiet machine: under ${QUIET_RESTART_MS} ms)`);
}

test('killed in the middle of saves, three times: nothing acknowledged is lost, nothing is half-written', async () => {
  test.setTimeout(300_000);
  const people = await Promise.all(
    raisers.flatMap((account) => [1, 2].map((n) => saver(server.url, account, `${account}-${n}`))),
  );
  const acknowledged = () => people.reduce((sum, one) => sum + writes(one), 0);

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = acknowledged();
    const running = Promise.all(people.map((one) => one.run()));
    await expect.poll(acknowledged, { intervals: [5], timeout: 60_000 }).toBeGreaterThan(before + WRITES_BEFORE_KILL);
    await later(Math.random() * KILL_WITHIN_MS);
    await server.kill();
    await running;
    expect(people.flatMap((one) => one.refused)).toEqual([]);
    await restart();

    // Signed in before the kill, still signed in: sessions live in the database, the secret in the data folder.
    const stored = await Promise.all(people.map(storedReports));
    expect(people.flatMap((one, i) => lost(one, stored[i]!))).toEqual([]);
    expect(stored.flat().flatMap(torn)).toEqual([]);
    const unheard = stored.flat().length - people.reduce((sum, one) => sum + one.known.size, 0);
    expect(unheard).toBeGreaterThanOrEqual(0);
    tell(
      `kill ${kill}: ${acknowledged()} writes acknowledged, ${stored.flat().length} reports whole, ${unheard} of them never acknowledged`,
    );

    const all = await people[0]!.caller.get('/qcdm/report/page', { size: -1 });
    const codes = all.body.data.records.map((row: { reportCode: string }) => row.reportCode).filter(Boolean);
    expect(new Set(codes).size).toBe(codes.length);
  }
});

/** The versions that were acknowledged: each is one write. */
function writes(one: Saver): number {
  return [...one.known.values()].reduce((sum, known) => sum + known.version + 1, 0);
}

test('a page that was open when the server died says so, keeps what was typed, and goes on without a new login', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${server.url}/login`);
  await page.getByRole('textbox', { name: 'Username' }).fill('qm');
  await page.getByRole('textbox', { name: 'Password' }).fill(FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/wel/index');
  await page.goto(`${server.url}/qaqc/report/new`);
  await choose(page, 'Discipline', 'Architectural');
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('Typed before the server died');
  await page.getByRole('button', { name: 'Add defect' }).click();
  await page.getByRole('textbox', { name: 'Position' }).first().fill('Bay 7');

  await server.kill();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('No answer from the server').first()).toBeVisible();
  await expectTyped(page);

  await restart();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expectTyped(page);
  await page.waitForURL('**/qaqc/report/edit/*');

  await server.kill();
  await description.fill('Typed while the server was away');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('No answer from the server').first()).toBeVisible();
  await restart();
  await page.reload();
  await expect(page.getByText(/What you typed .* and did not save is here again/)).toBeVisible();
  await expect(description).toHaveValue('Typed while the server was away');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();

  await page.getByRole('navigation', { name: 'Main menu' }).getByText('NCR reports').click();
  await expect(page.getByRole('row').filter({ hasText: 'Typed while the server was away' })).toBeVisible();
  expect(faults).toEqual([]);
});

async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Typed before the server died');
  await expect(page.getByRole('textbox', { name: 'Position' }).first()).toHaveValue('Bay 7');
  await expect(page.getByText('Architectural').first()).toBeVisible();
}
