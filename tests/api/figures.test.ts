import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard, ProjectFigures, Share } from '#domain/dashboard/figures.ts';
import { lastDayOf } from '#domain/dashboard/weeks.ts';
import type { ReportRow } from '#domain/ncr/schema.ts';
import { project, projectMember, roleMenu } from '#server/db/schema.ts';
import { roleIdOf } from '#server/db/seed/base/tenant-base.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { act, repairAll, sentReport } from '#tests/support/ncr.ts';

const paths = ['/qcdm/project/figures', '/qcdm/report/dashboard'] as const;

let app: TestApp;
let qm: Caller;
let sub: Caller;
beforeAll(async () => {
  app = await testApp();
  [qm, sub] = await Promise.all([app.as('qm'), app.as('sub')]);
});

const figuresOf = async (who: Caller) => (await who.get<ProjectFigures>(paths[0])).body.data;
const dashboardOf = async (who: Caller) => (await who.get<Dashboard>(paths[1])).body.data;
const listed = async (who: Caller, params: Record<string, string> = {}) =>
  (await who.get('/qcdm/report/page', { size: -1, ...params })).body.data.records as ReportRow[];

describe.each(paths)('%s refuses', (path) => {
  test('whoever is not signed in, names no project, or one that is not theirs', async () => {
    expect((await app.request(`/api${path}`)).status).toBe(401);
    expect((await (await app.as('qm', { project: null })).get(path)).body.code).toBe(400);
    const stranger = await app.as('admin', { tenant: '000001' });
    stranger.projectId = qm.projectId;
    expect((await stranger.get(path)).body.code).toBe(403);
  });
});

describe('without the permission to see reports', () => {
  test('the banner has no figures and the dashboard is refused', async () => {
    const fresh = await testApp();
    await fresh.db.delete(roleMenu).where(eq(roleMenu.roleId, roleIdOf('000000', 'CM')));
    const cm = await fresh.as('cm');
    expect(await figuresOf(cm)).toEqual({});
    expect((await cm.get(paths[1])).body.code).toBe(403);
  });
});

describe('the figures', () => {
  test('count what the list shows the same person, and nothing else', async () => {
    const whole = [qm, await app.as('owner'), await app.as('rto')];
    for (const who of [...whole, sub, await app.as('sub2')]) {
      const rows = (await listed(who)).filter((row) => row.status !== 'draft');
      const running = rows.filter((row) => row.status !== 'closed');
      const closed = rows.filter((row) => row.status === 'closed');
      const { ncr } = await figuresOf(who);
      expect(ncr).toEqual({
        scope: whole.includes(who) ? 'project' : 'own',
        running: running.length,
        overdue: running.filter((row) => row.overdue).length,
        dueSoon: (await listed(who, { dueSoon: '1' })).length,
        closed: closed.length,
        onTime: closed.filter((row) => row.closeTime <= row.deadline).length,
      });
      expect((await dashboardOf(who)).figures).toMatchObject(ncr!);
    }
  });

  test('of a contractor are its own: two of them see different ones, and both less than the project has', async () => {
    const [own, other, all] = await Promise.all([sub, await app.as('sub2'), qm].map(figuresOf));
    expect([own?.ncr?.scope, other?.ncr?.scope, all?.ncr?.scope]).toEqual(['own', 'own', 'project']);
    expect(own!.ncr!.running + other!.ncr!.running).toBeLessThanOrEqual(all!.ncr!.running);
    expect(own!.ncr!.running).toBeLessThan(all!.ncr!.running);
    const { byContractor } = await dashboardOf(sub);
    expect(byContractor).toHaveLength(1);
  });

  test('of another project are others, and of an empty one nothing', async () => {
    const elsewhere = await app.as('admin', { tenant: '000001' });
    const rows = (await listed(elsewhere)).filter((row) => ['open', 'committed'].includes(row.status));
    expect((await figuresOf(elsewhere)).ncr?.running).toBe(rows.length);
    expect((await figuresOf(qm)).ncr?.running).toBeGreaterThan(rows.length);

    const id = app.deps.nextId();
    const names = { projectName: '新项目', projectAbbreviation: 'NEW', projectCode: 'NEW' };
    await app.db.insert(project).values({ id, tenantId: '000000', ...names });
    await app.db.insert(projectMember).values({ projectId: id, userId: qm.userId });
    const here = await app.as('qm');
    here.projectId = id;
    const none = { scope: 'project', running: 0, overdue: 0, dueSoon: 0, closed: 0, onTime: 0 };
    expect(await figuresOf(here)).toEqual({ ncr: none });
    const board = await dashboardOf(here);
    expect(board).toMatchObject({ total: 0, avgDaysToClose: null, byDiscipline: [], longest: [], figures: none });
    expect(board.weeks).toHaveLength(12);
  });

  test('move with the reports and with the clock', async () => {
    const fresh = await testApp({ seed: 'demo' });
    const [raiser, manager] = [await fresh.as('qm'), await fresh.as('subm')];
    const at = async () => (await figuresOf(raiser)).ncr!;
    const before = await at();
    let report = await sentReport(raiser, manager);
    expect(await at()).toEqual({ ...before, running: before.running + 1 });
    report = await act(manager, 'commit', await repairAll(manager, report));
    expect((await at()).running).toBe(before.running + 1);
    const results = report.defects.map(({ id }) => ({ defectId: id, result: 'pass' }));
    await act(raiser, 'confirm', report, { results });
    expect(await at()).toEqual({ ...before, closed: before.closed + 1, onTime: before.onTime + 1 });

    // Its last day is over when the clock says so, and not before.
    const late = await sentReport(raiser, manager);
    fresh.clock.advance({ days: 6, hours: 23, minutes: 59 });
    const again = await fresh.as('qm');
    const isLate = async () => (await listed(again, { overdue: '1' })).some((row) => row.id === late.id);
    expect(await isLate()).toBe(false);
    const { overdue } = (await figuresOf(again)).ncr!;
    fresh.clock.advance({ minutes: 1, seconds: 1 });
    expect(await isLate()).toBe(true);
    expect((await figuresOf(again)).ncr!.overdue).toBe(overdue + 1);
  });
});

describe('the dashboard', () => {
  const sum = (shares: readonly Share[], of: 'running' | 'overdue') =>
    shares.reduce((total, share) => total + share[of], 0);

  test.each(['qm', 'sub', 're'])('says %s in every part as much as in the whole', async (account) => {
    const who = await app.as(account);
    const board = await dashboardOf(who);
    const { running, overdue } = board.figures;
    for (const shares of [board.byDiscipline, board.byContractor, board.byBlock]) {
      expect(sum(shares, 'running')).toBe(running);
      expect(sum(shares, 'overdue')).toBe(overdue);
    }
    expect(Object.values(board.ageing).reduce((total, n) => total + n, 0)).toBe(running);
    expect(board.mine.total).toBe((await listed(who, { mine: '1' })).length);
  });

  test('leads to lists that hold as many reports as it says', async () => {
    const board = await dashboardOf(qm);
    const [discipline, contractor, block] = [board.byDiscipline[0]!, board.byContractor[0]!, board.byBlock[0]!];
    for (const [share, filter] of [
      [discipline, { professionId: discipline.id }],
      [contractor, { contractorId: contractor.id }],
      [block, { blockId: block.id }],
    ] as const) {
      expect(await listed(qm, { ...filter, running: '1' })).toHaveLength(share.running);
      expect(await listed(qm, { ...filter, overdue: '1' })).toHaveLength(share.overdue);
    }
    expect(await listed(qm, { ageing: '28+' })).toHaveLength(board.ageing['28+']);
    const busy = board.weeks.toSorted((a, b) => b.sent + b.closed - a.sent - a.closed)[0]!;
    const [from, to] = [busy.from, lastDayOf(busy.from)];
    expect(busy.sent).toBeGreaterThan(0);
    expect(await listed(qm, { sendTime_ge: from, sendTime_le: to })).toHaveLength(busy.sent);
    expect(await listed(qm, { closeTime_ge: from, closeTime_le: to })).toHaveLength(busy.closed);
  });

  test('names the reports that wait longest, the oldest first, and each with whose turn it is', async () => {
    const { longest } = await dashboardOf(qm);
    const oldest = (await listed(qm, { running: '1' })).map((row) => row.sendTime).toSorted();
    expect(longest.map((row) => row.sendTime)).toEqual(oldest.slice(0, 5));
    expect(longest.every((row) => row.turn.name !== '')).toBe(true);
  });

  test('names contractors and blocks', async () => {
    const { byContractor, byBlock } = await dashboardOf(qm);
    for (const share of byContractor)
      expect(share).toMatchObject({ name: expect.stringMatching(/./), nameEn: expect.stringMatching(/./) });
    for (const share of byBlock) expect(share.name).not.toBe('');
  });
});

test('who sees no banner is for every browser to know', async () => {
  const admin = await app.as('admin');
  const row = { paramKey: 'BANNER_HIDDEN_ROLE', paramName: 'No banner', paramValue: '1,2,3,4,5' };
  expect((await admin.post('/blade-system/param/submit', row)).body.code).toBe(200);
  const { body } = await sub.get('/blade-system/param/list', { size: -1, current: 1 });
  expect(body.data.records).toContainEqual(expect.objectContaining(row));
});

test('the list refuses days that are none', async () => {
  for (const name of ['sendTime_ge', 'closeTime_le'])
    expect((await qm.get('/qcdm/report/page', { [name]: '2026-02-30' })).body.code).toBe(400);
  expect((await qm.get('/qcdm/report/page', { running: '2' })).body.code).toBe(400);
});
