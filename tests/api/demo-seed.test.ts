import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { kindsOf, type RoleKind } from '#domain/access/roles.ts';
import { can } from '#domain/kernel/flow.ts';
import { toWire } from '#domain/kernel/time.ts';
import { type NcrFacts, ncrFlow } from '#domain/ncr/flow.ts';
import { afterConfirm, countDefects, isOverdue, ncrDeadline } from '#domain/ncr/rules.ts';
import { defectInput, fixInput, reportInput, resultInput } from '#domain/ncr/schema.ts';
import { resources } from '#domain/resources/all.ts';
import { defectStates } from '#domain/ncr/states.ts';
import * as schema from '#server/db/schema.ts';
import { demoPeople } from '#server/db/seed/demo/people.ts';
import { seedDemo } from '#server/db/seed/demo/seed-demo.ts';
import { escalateOverdue } from '#server/modules/ncr/jobs.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';

type Row<T extends PgTable> = T['$inferSelect'];
interface World {
  app: TestApp;
  now: Date;
  projects: Row<typeof schema.project>[];
  reports: Row<typeof schema.report>[];
  defects: Row<typeof schema.defect>[];
  history: Row<typeof schema.flowHistory>[];
  files: Row<typeof schema.file>[];
  memos: Row<typeof schema.memo>[];
}

const zone = 'Asia/Singapore';
/** The small hours after a Sunday, on the first of a month: nobody was at work for a while. */
const oddMoment = '2027-03-01T01:30:00+08:00';

async function read(app: TestApp, now: Date): Promise<World> {
  const { db } = app;
  return {
    app,
    now,
    projects: await db.select().from(schema.project),
    reports: await db.select().from(schema.report),
    defects: await db.select().from(schema.defect),
    history: await db.select().from(schema.flowHistory).orderBy(schema.flowHistory.id),
    files: await db.select().from(schema.file),
    memos: await db.select().from(schema.memo),
  };
}

let today: World;
let odd: World;

beforeAll(async () => {
  const app = await testApp({ seed: 'demo' });
  today = await read(app, app.clock.now());
  const other = await testApp({ seed: 'minimal' });
  other.clock.set(oddMoment);
  const started = performance.now();
  await seedDemo(other.deps);
  process.stdout.write(`demo seed: ${Math.round(performance.now() - started)} ms\n`);
  odd = await read(other, new Date(oddMoment));
});

const worlds: [string, () => World][] = [
  ['seeded today', () => today],
  ['seeded at an odd moment', () => odd],
];
const mainProject = (world: World) => world.projects.find((p) => p.projectAbbreviation === 'MGR')!;
const inMain = <T extends { projectId: string | null }>(world: World, rows: T[]) =>
  rows.filter((row) => row.projectId === mainProject(world).id);

describe.each(worlds)('the demo %s', (_name, of) => {
  it('does nothing when it is there already', async () => {
    const { app, reports } = of();
    await seedDemo(app.deps);
    expect(await app.db.$count(schema.report)).toBe(reports.length);
  });

  it('is as large as promised', async () => {
    const world = of();
    const count = (table: PgTable, where?: SQL) => world.app.db.$count(table, where);
    const reports = inMain(world, world.reports);
    expect(world.projects.map((p) => p.projectAbbreviation).toSorted()).toEqual(['AGC', 'MGR', 'SBT']);
    expect(reports.length).toBeGreaterThanOrEqual(58);
    expect(reports.length).toBeLessThanOrEqual(66);
    expect(inMain(world, world.defects).length).toBeGreaterThanOrEqual(145);
    expect(await count(schema.defectType, sql`tenant_id = '000000'`)).toBeGreaterThanOrEqual(24);
    expect(await count(schema.reportIssue)).toBeGreaterThanOrEqual(20);
    const project = sql`project_id = ${mainProject(world).id}`;
    expect(await count(schema.block, project)).toBe(6);
    expect(await count(schema.unitType, project)).toBe(4);
    expect(await count(schema.unit, project)).toBe(136);
    const oldest = Math.min(...reports.map((r) => r.createTime.getTime()));
    expect((world.now.getTime() - oldest) / 86_400_000).toBeGreaterThan(80);
  });

  it('has every state, round and kind of raiser', () => {
    const world = of();
    const reports = inMain(world, world.reports);
    const some = (test: (r: (typeof reports)[number]) => unknown) => reports.filter(test).length;
    for (const state of ['draft', 'open', 'committed', 'closed'] as const)
      expect(
        some((r) => r.status === state),
        state,
      ).toBeGreaterThanOrEqual(5);
    for (const kind of ['QM', 'BM', 'MAIN', 'RE', 'RTO'])
      expect(
        some((r) => r.raisedBy === kind),
        kind,
      ).toBeGreaterThan(1);
    for (const state of defectStates)
      expect(
        world.defects.some((d) => d.defectStatus === state),
        state,
      ).toBe(true);
    const hoursLeft = (r: (typeof reports)[number]) => (r.deadline!.getTime() - world.now.getTime()) / 3_600_000;
    const running = reports.filter((r) => r.status === 'open' || r.status === 'committed');
    expect(running.filter((r) => hoursLeft(r) > 4 * 24).length).toBeGreaterThan(3);
    expect(running.filter((r) => hoursLeft(r) > 0 && hoursLeft(r) < 48).length).toBeGreaterThan(2);
    expect(some((r) => r.status === 'open' && r.round > 1 && r.failCount > 0)).toBeGreaterThan(2);
    expect(some((r) => r.closeTime && r.closeTime <= r.deadline!)).toBeGreaterThan(15);
    expect(some((r) => r.closeTime && r.closeTime > r.deadline!)).toBeGreaterThan(3);
    expect(running.filter((r) => isOverdue(r.status, r.deadline, world.now) && r.escalateTime).length).toBeGreaterThan(
      3,
    );
    const notYet = running.filter((r) => isOverdue(r.status, r.deadline, world.now) && !r.escalateTime);
    expect([2, 3]).toContain(notYet.length);
    expect(world.history.filter((h) => h.action === 'handOver').length).toBeGreaterThan(2);
    expect(reports.filter((r) => /[\u4e00-\u9fff]/.test(r.description)).length).toBeGreaterThan(8);
    expect(reports.filter((r) => !/[\u4e00-\u9fff]/.test(r.description)).length).toBeGreaterThan(30);
  });

  it('numbers reports as the server does, and the series go on from there', async () => {
    const world = of();
    const last = new Map<string, number[]>();
    const codes = new Set<string>();
    for (const r of world.reports) {
      expect(r.reportCode === '').toBe(r.status === 'draft');
      if (r.status === 'draft') continue;
      const [block] = await world.app.db
        .select()
        .from(schema.block)
        .where(sql`id = ${r.blockId}`);
      const project = world.projects.find((p) => p.id === r.projectId)!;
      const month = toWire(r.sendTime!, zone).slice(0, 7).replace('-', '');
      const number = r.reportCode.slice(-4);
      expect(r.reportCode).toBe(`${project.projectAbbreviation}-NCR-${block!.block_code}-${month}-${number}`);
      expect(codes.has(`${r.projectId} ${r.reportCode}`)).toBe(false);
      codes.add(`${r.projectId} ${r.reportCode}`);
      const key = `${r.projectId} NCR-${month}`;
      last.set(key, [...(last.get(key) ?? []), Number(number)]);
    }
    const series = await world.app.db.select().from(schema.series);
    expect(series.length).toBe(last.size);
    for (const { projectId, key, last: raised } of series)
      expect(last.get(`${projectId} ${key}`)!.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: raised }, (_, i) => i + 1),
      );
  });

  it('keeps counts, deadlines, managers and places right', async () => {
    const world = of();
    const members = await world.app.db.select().from(schema.projectMember);
    for (const r of world.reports) {
      const defects = world.defects.filter((d) => d.reportId === r.id);
      const { todo, fix, fail, pass } = countDefects(defects);
      expect([r.defectCount, r.todoCount, r.fixCount, r.failCount, r.passCount]).toEqual([
        defects.length,
        todo,
        fix,
        fail,
        pass,
      ]);
      expect(defects.map((d) => d.sort).toSorted((a, b) => a - b)).toEqual(defects.map((_, i) => i));
      const manager = members.find((m) => m.projectId === r.projectId && m.userId === r.contractorManagerId);
      expect(r.contractorId).toBe(manager?.contractorId ?? null);
      if (r.status === 'draft') {
        expect([r.sendTime, r.deadline, r.closeTime]).toEqual([null, null, null]);
        continue;
      }
      expect(manager).toBeDefined();
      expect(r.deadline).toEqual(ncrDeadline(r.sendTime!));
      expect(r.createTime < r.sendTime!).toBe(true);
      expect(r.status === 'closed').toBe(r.closeTime !== null);
      expect(r.updateTime <= world.now).toBe(true);
      expect(defects.every((d) => d.defectImg.length > 0)).toBe(true);
    }
    const places = await world.app.rows(sql`
      select r.location, r.gridline, b.block_name, l.level_name, u.unit_code, o.room_name,
        (l.id is null or l.block_id = b.id) and (u.id is null or u.level_id = l.id) and (o.id is null or o.unit_id = u.id)
          and b.project_id = r.project_id as whole
      from report r join block b on b.id = r.block_id left join level l on l.id = r.level_id
        left join unit u on u.id = r.unit_id left join room o on o.id = r.room_id`);
    for (const p of places) {
      expect(p['whole']).toBe(true);
      const names = [p['block_name'], p['level_name'], p['unit_code'], p['room_name']].filter((name) => name !== null);
      expect(p['location']).toBe([names.join(' / '), p['gridline']].filter((part) => part !== '').join(' · '));
    }
  });

  it('tells histories that the flow allows, in order, at work', async () => {
    const world = of();
    const accounts = await world.app.rows(
      sql`select u.id, u.real_name, r.role_id from user_account u join user_role r on r.user_id = u.id`,
    );
    const config = await world.app.db.select().from(schema.param);
    const members = await world.app.db.select().from(schema.projectMember);
    for (const r of world.reports.filter((one) => one.status !== 'draft')) {
      const defects = world.defects.filter((d) => d.reportId === r.id);
      const states = new Map(defects.map((d) => [d.id, 'todo' as (typeof d)['defectStatus']]));
      const lines = world.history.filter((h) => h.recordId === r.id);
      const facts: NcrFacts = {
        status: 'draft',
        createUser: r.createUser,
        raisedBy: r.raisedBy,
        blockId: r.blockId ?? '',
        contractorId: r.contractorId!,
        contractorManagerId: r.contractorManagerId!,
        memo: null,
        defects: [],
      };
      const handed = lines.findIndex((h) => h.action === 'handOver');
      let round = 1;
      let before = r.createTime;
      let repairer: string | null = null;
      for (const [i, h] of lines.entries()) {
        expect(h.at >= before, `${r.reportCode} ${h.action}`).toBe(true);
        expect(h.at <= world.now).toBe(true);
        before = h.at;
        const wall = toWire(h.at, zone);
        if (h.userId !== null) {
          expect(wall.slice(11) >= '08:00:00' && wall.slice(11) < '18:00:00', wall).toBe(true);
          expect(new Date(wall.slice(0, 10)).getUTCDay()).not.toBe(0);
        }
        expect(h.round).toBe(round);
        facts.defects = defects.map((d) => ({ defectStatus: states.get(d.id)!, defectImg: d.defectImg }));
        const mine = accounts.filter((a) => String(a['id']) === h.userId);
        const tenant = config.filter((p) => p.tenantId === r.tenantId);
        const kinds: RoleKind[] = kindsOf(
          mine.map((a) => String(a['role_id'])),
          Object.fromEntries(tenant.map((p) => [p.paramKey, p.paramValue])),
        );
        const member = members.find((m) => m.userId === h.userId && m.projectId === r.projectId);
        const actor = h.userId === null ? 'system' : { userId: h.userId, kinds, contractorId: member!.contractorId };
        if (h.userId !== null) expect(h.userName).toBe(mine[0]!['real_name']);
        const action = h.action === 'pass' || h.action === 'fail' ? 'confirm' : h.action;
        // The row holds who has the report now; before a hand-over somebody else of the project had it.
        const asThen = handed >= i && handed >= 0 ? { ...facts, ...former(world, r, lines, handed, members) } : facts;
        if (h.action === 'confirm') {
          const after = afterConfirm(
            countDefects([...states.values()].map((defectStatus) => ({ defectStatus }))),
            round,
          );
          expect(h.toState).toBe(after.to);
          round = after.round;
          facts.status = after.to;
          continue;
        }
        const verdict = can(ncrFlow, action, asThen, actor);
        expect(verdict.ok && verdict.as, `${r.reportCode} ${h.action} by ${h.userName}`).toBe(h.role);
        if (h.itemId === null) {
          expect(h.fromState).toBe(facts.status);
          facts.status = h.toState as NcrFacts['status'];
        } else {
          expect(h.fromState).toBe(states.get(h.itemId));
          if (h.action === 'fix') {
            repairer = h.userId;
            fixInput.parse({ defectId: h.itemId, recommendation: h.note, photos: h.photos });
          } else {
            expect(h.userId).not.toBe(repairer);
            resultInput.parse({ defectId: h.itemId, result: h.action, comment: h.note, photos: h.photos });
          }
          states.set(h.itemId, h.toState as (typeof defects)[number]['defectStatus']);
        }
        if (h.action === 'escalate') facts.memo = {};
      }
      expect(facts.status).toBe(r.status);
      expect(round).toBe(r.round);
      for (const d of defects) expect(states.get(d.id)).toBe(d.defectStatus);
      expect(facts.memo !== null).toBe(r.escalateTime !== null);
      expect(world.memos.filter((m) => m.sourceReportId === r.id).length).toBe(r.escalateTime ? 1 : 0);
      // One version for each step; all lines of one verdict are one step.
      const steps = new Set(lines.map((h) => `${h.at.getTime()} ${h.userId}`));
      expect(r.version).toBe(steps.size);
    }
  });

  it('shows photos that are in the store, each a file of the same project', async () => {
    const world = of();
    const byId = new Map(world.files.map((f) => [f.id, f]));
    const used = [
      ...world.defects.flatMap((d) => [...d.defectImg, ...d.repairImg].map((photo) => [photo, d.projectId] as const)),
      ...world.history.flatMap((h) => h.photos.map((photo) => [photo, h.projectId] as const)),
    ];
    for (const [photo, projectId] of used) expect(byId.get(photo.fileId)!.projectId).toBe(projectId);
    expect(new Set(used.map(([photo]) => photo.fileId)).size).toBe(world.files.length);
    const hashes = new Set(world.files.map((f) => f.hash));
    expect(hashes.size).toBeGreaterThan(36);
    for (const hash of hashes) {
      const bytes = (await world.app.deps.files.get(hash))!;
      expect(Buffer.from(bytes.slice(0, 3)).toString('hex')).toBe('ffd8ff');
      expect(bytes.length).toBe(world.files.find((f) => f.hash === hash)!.size);
      expect(bytes.length).toBeGreaterThan(30_000);
      expect(bytes.length).toBeLessThan(110_000);
    }
    for (const hash of new Set(world.files.map((f) => f.thumbHash)))
      expect(Buffer.from((await world.app.deps.files.get(hash))!.slice(8, 12)).toString()).toBe('WEBP');
  });

  it('holds nothing that its own screens would refuse', async () => {
    const world = of();
    for (const r of world.reports) {
      const text = (value: string | null) => value ?? '';
      const input = {
        ...r,
        blockId: text(r.blockId),
        levelId: text(r.levelId),
        unitId: text(r.unitId),
        roomId: text(r.roomId),
        contractorManagerId: text(r.contractorManagerId),
        defects: world.defects
          .filter((d) => d.reportId === r.id)
          .map((d) => defectInput.parse({ ...d, defectTypeId: text(d.defectTypeId) })),
      };
      reportInput.parse(input);
    }
    for (const [name, resource] of Object.entries(resources)) {
      const table = schema.resourceTables[name as keyof typeof resources] as PgTable;
      for (const row of await world.app.db.select().from(table)) {
        const said = Object.fromEntries(Object.entries(row as object).map(([key, value]) => [key, value ?? '']));
        const parsed = resource.create.safeParse(said);
        expect(parsed.success, `${name} ${JSON.stringify(row)} ${parsed.error}`).toBe(true);
      }
    }
  });

  it('keeps the two tenants apart in every table', async () => {
    const { app, reports } = of();
    expect(reports.filter((r) => r.tenantId === '000001').length).toBe(1);
    for (const table of Object.values(schema).filter((value): value is typeof schema.report => isTable(value))) {
      const columns = getTableColumns(table);
      if (!('projectId' in columns) || !('tenantId' in columns) || !('id' in columns)) continue;
      const strays = await app.rows(
        sql`select t.id from ${table} t join project p on p.id = t.project_id where p.tenant_id <> t.tenant_id`,
      );
      expect(strays).toEqual([]);
    }
    const crossings = await app.rows(sql`
      select r.id from report r join user_account u on u.id in (r.create_user, r.contractor_manager_id) where u.tenant_id <> r.tenant_id
      union all select d.id from defect d join defect_type t on t.id = d.defect_type_id where t.tenant_id <> d.tenant_id
      union all select d.id from defect d join report r on r.id = d.report_id where r.tenant_id <> d.tenant_id
      union all select m.user_id from project_member m join project p on p.id = m.project_id
        join user_account u on u.id = m.user_id where u.tenant_id <> p.tenant_id
      union all select x.user_id from user_role x join role r on r.id = x.role_id
        join user_account u on u.id = x.user_id where u.tenant_id <> r.tenant_id`);
    expect(crossings).toEqual([]);
  });
});

describe('the demo told twice', () => {
  it('is the same but for dates and what is named after them', () => {
    expect(content(odd)).toEqual(content(today));
  });
});

describe('the people of the demo', () => {
  it('are refused outside their projects and tenant', async () => {
    const { app, reports } = today;
    const first = mainProject(today).id;
    const lost = await app.as('noproject', { project: null });
    const foreign = await app.as('qm', { tenant: '000001' });
    expect((await foreign.get('/qcdm/report/page')).body.data.total).toBe(1);
    for (const stranger of [lost, foreign]) {
      stranger.projectId = first;
      expect((await stranger.get('/qcdm/report/page')).body.code).toBe(403);
      expect((await stranger.get('/qcdm/report/detail', { id: reports[0]!.id })).body.code).toBe(403);
    }
  });

  it('all get in with the printed password', async () => {
    for (const { account, tenantId } of demoPeople.filter((one) => one.projects.length > 0)) {
      const caller = await today.app.as(account, { tenant: tenantId });
      expect((await caller.get('/qcdm/report/page')).body.code, account).toBe(200);
    }
  });

  it('leaves the deadline job something to do, once', async () => {
    expect([2, 3]).toContain(await escalateOverdue(odd.app.deps));
    expect(await escalateOverdue(odd.app.deps)).toBe(0);
  });
});

/** Who had a report before it was handed over: the other contractor manager of the project. */
function former(
  world: World,
  r: World['reports'][number],
  lines: World['history'],
  handed: number,
  members: Row<typeof schema.projectMember>[],
): Partial<NcrFacts> {
  const managers = members.filter(
    (m) =>
      m.projectId === r.projectId &&
      m.userId !== r.contractorManagerId &&
      world.reports.some((other) => other.contractorManagerId === m.userId),
  );
  expect(managers.length, `${r.reportCode} ${lines[handed]!.action}`).toBe(1);
  return { contractorManagerId: managers[0]!.userId, contractorId: managers[0]!.contractorId! };
}

function isTable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.for('drizzle:IsDrizzleTable') in value;
}

/** Everything the demo says, without moments and without codes and names made of them. */
function content(world: World): unknown {
  const plain = (rows: object[], ...without: string[]) =>
    rows
      .map((row) =>
        Object.fromEntries(
          Object.entries(row).filter(([key, value]) => !(value instanceof Date) && !without.includes(key)),
        ),
      )
      .toSorted((a, b) => String(a['id']).localeCompare(String(b['id'])));
  return {
    projects: plain(world.projects),
    reports: plain(world.reports, 'reportCode'),
    defects: plain(world.defects),
    // A deadline falls before or after another step of the day, depending on the hour the demo was made at.
    history: plain(world.history.filter((line) => line.action !== 'escalate')).map(({ id: _at, ...line }) => line),
    escalated: world.history.filter((line) => line.action === 'escalate').map((line) => [line.recordId, line.userId]),
    files: plain(world.files, 'name', 'takenAt'),
    memos: plain(world.memos, 'subject'),
  };
}
