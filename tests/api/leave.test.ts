import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { flowHistory, inboxMessage, leave, projectMember, user, userRole } from '#server/db/schema.ts';
import { roleIdOf } from '#server/db/seed/base/tenant-base.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import type { Caller, Loose } from '#tests/support/caller.ts';
import { type Fixture, twoTenants } from '#tests/support/two-tenants.ts';

const START = '/blade-desk/process/leave/start-process';
const DECIDE = '/blade-flow/work/complete-task';
const WITHDRAW = '/blade-desk/process/leave/withdraw';
const DETAIL = '/blade-desk/process/leave/detail';

let app: TestApp;
let made: Fixture;
let qm: Caller;
let boss: Caller;
let other: Caller;
let sub: Caller;
let foreign: Caller;

beforeAll(async () => {
  app = await testApp({ seed: 'minimal' });
  made = await twoTenants(app);
  const { first, second, foreign: abroad } = made.projects;
  const [admin] = await app.db.select({ id: user.id }).from(user).where(eq(user.account, 'admin'));
  made.ids['admin'] = admin!.id;
  const member = (account: string, projectId: string) => ({ projectId, userId: made.ids[account]! });
  await app.db
    .insert(projectMember)
    .values([member('lost', first), member('admin', first), member('both', first), member('lost', second)]);
  // An administrator of the other tenant, once more there under a role that decides.
  await app.db.insert(userRole).values({ userId: made.ids['qm1']!, roleId: roleIdOf('000001', 'PM') });
  [qm, boss, other, sub] = await Promise.all([
    app.as('qm'),
    app.as('lost', { project: first }),
    app.as('both', { project: first }),
    app.as('sub'),
  ]);
  foreign = await app.as('boss1', { tenant: '000001', project: abroad });
});
beforeEach(async () => {
  await app.db.delete(inboxMessage);
  await app.db.delete(leave);
});

const asked = (over: Record<string, unknown> = {}) => ({
  leaveType: 'annual',
  startTime: '2026-03-02',
  endTime: '2026-03-04',
  reason: 'family visit',
  approverId: made.ids['lost'],
  ...over,
});
const start = (who: Caller, over: Record<string, unknown> = {}) => who.post(START, asked(over));
const started = async (who = qm, over: Record<string, unknown> = {}) => {
  const { body } = await start(who, over);
  expect(body.msg).toBe('Operation succeeded');
  return body.data as Loose;
};
const stored = async (id: string) => (await app.db.select().from(leave).where(eq(leave.id, id)))[0];
const messages = (account: string) =>
  app.db.select().from(inboxMessage).where(eq(inboxMessage.userId, made.ids[account]!));

describe('refused', () => {
  const reads = ['start', 'claim', 'todo', 'send', 'done'].map((one) => `/blade-flow/work/${one}-list`);
  const more = ['/blade-flow/process/history-flow-list', DETAIL, '/blade-desk/process/leave/approvers'];

  test('without a token, a project, or the permission', async () => {
    for (const path of [...reads, ...more]) {
      expect(
        (await app.request(`/api${path}`, { headers: { Authorization: qm.headers()['Authorization']! } })).status,
      ).toBe(401);
      expect((await sub.get(path)).status, path).toBe(403);
    }
    for (const path of [START, DECIDE, WITHDRAW]) expect((await sub.post(path, {})).status, path).toBe(403);
    const nowhere = await app.as('qm', { project: null });
    expect((await nowhere.get(reads[0]!)).body.code).toBe(400);
    const elsewhere = await app.as('qm', { project: made.projects.foreign });
    expect((await elsewhere.get(reads[2]!)).status).toBe(403);
  });

  test('days that are none, too many, or end before they begin; no reason; an unknown kind', async () => {
    const bad: [Record<string, unknown>, string][] = [
      [{ startTime: '2026-02-30' }, 'startTime'],
      [{ startTime: '' }, 'startTime'],
      [{ endTime: '1026-03-04' }, 'endTime'],
      [{ endTime: '2026-03-01' }, 'endTime'],
      [{ endTime: '2026-06-02' }, 'endTime'],
      [{ reason: ' ' }, 'reason'],
      [{ reason: 'x'.repeat(501) }, 'reason'],
      [{ reason: 'a\u0000b' }, 'reason'],
      [{ leaveType: 'sabbatical' }, 'leaveType'],
      [{ approverId: 'x' }, 'approverId'],
    ];
    for (const [over, field] of bad) {
      const { status, body } = await start(qm, over);
      expect(status, JSON.stringify(over)).toBe(400);
      expect(Object.keys(body.data.fields), JSON.stringify(over)).toContain(field);
    }
    expect(await app.db.select().from(leave)).toEqual([]);
  });

  test('an approver who is none here: no such role, oneself, of another project or tenant, nobody', async () => {
    const ids = [made.ids['both'], made.ids['qm1'], made.ids['boss1'], '1'];
    for (const approverId of ids)
      expect((await start(qm, { approverId })).body.data.fields).toHaveProperty('approverId');
    expect((await start(boss)).body.data.fields).toHaveProperty('approverId');
    expect(await app.db.select().from(leave)).toEqual([]);
  });

  test('days that an own leave has already; not those of others, nor of a rejected or withdrawn one', async () => {
    const mine = await started();
    for (const [startTime, endTime] of [
      ['2026-03-04', '2026-03-06'],
      ['2026-03-01', '2026-03-02'],
      ['2026-03-03', '2026-03-03'],
      ['2026-02-20', '2026-03-20'],
    ])
      expect((await start(qm, { startTime, endTime })).body.data.fields).toEqual({
        startTime: 'You have leave from 2026-03-02 to 2026-03-04 already',
      });
    // Wherever: a person is on leave from everything.
    const there = await app.as('qm', { project: made.projects.second });
    expect((await start(there)).body.data.fields).toHaveProperty('startTime');
    expect((await start(qm, { startTime: '2026-03-05', endTime: '2026-03-05' })).status).toBe(200);
    expect((await start(other)).status).toBe(200);
    await qm.post(WITHDRAW, { id: mine.id, version: mine.version });
    expect((await start(qm)).status).toBe(200);
  });

  test('twice at the same moment', async () => {
    const answers = await Promise.all([start(qm), start(qm), start(qm)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400, 400]);
  });

  test('to see and to decide, for everybody but the two; unknown ids and other tenants alike', async () => {
    const { id, version } = await started();
    for (const who of [other, foreign]) {
      expect((await who.get(DETAIL, { businessId: id })).status).toBe(404);
      expect((await who.get('/blade-flow/process/history-flow-list', { processInstanceId: id })).status).toBe(404);
      expect((await who.post(DECIDE, { taskId: id, pass: true, version })).status).toBe(404);
      expect((await who.post(WITHDRAW, { id, version })).status).toBe(404);
    }
    expect((await boss.post(DECIDE, { taskId: '1', pass: true, version })).status).toBe(404);
    // In his other project the approver finds nothing either.
    const away = await app.as('lost', { project: made.projects.second });
    expect((await away.get(DETAIL, { businessId: id })).status).toBe(404);
    expect((await stored(id))?.status).toBe('pending');
  });

  test('the wrong one of the two, the wrong state, a stale version, a rejection without a word', async () => {
    const { id, version } = await started();
    expect((await qm.post(DECIDE, { taskId: id, pass: true, version })).body.msg).toMatch(/Only Project manager/);
    expect((await boss.post(WITHDRAW, { id, version })).body.msg).toMatch(/Only its creator/);
    expect((await boss.post(DECIDE, { taskId: id, pass: true, version: version - 1 })).status).toBe(409);
    expect((await qm.post(WITHDRAW, { id, version: version + 1 })).status).toBe(409);
    const wordless = await boss.post(DECIDE, { taskId: id, pass: false, version });
    expect(wordless.body.data.fields).toEqual({ comment: 'Say why it is rejected' });
    expect((await boss.post(DECIDE, { taskId: id, version })).body.data.fields).toHaveProperty('pass');
    expect((await stored(id))?.version).toBe(version);
    const done = (await boss.post(DECIDE, { taskId: id, pass: true, version })).body.data;
    expect((await boss.post(DECIDE, { taskId: id, pass: false, comment: 'no' })).body.msg).toMatch(/while Approved/);
    expect((await qm.post(WITHDRAW, { id, version: done.version })).body.msg).toMatch(/while Approved/);
  });

  test('an approver who no longer has the role', async () => {
    const { id, version } = await started();
    const role = { userId: made.ids['lost']!, roleId: roleIdOf('000000', 'PM') };
    const own = and(eq(userRole.userId, role.userId), eq(userRole.roleId, role.roleId));
    await app.db.delete(userRole).where(own);
    await app.db.insert(userRole).values({ userId: role.userId, roleId: roleIdOf('000000', 'QM') });
    expect((await boss.post(DECIDE, { taskId: id, pass: true, version })).body.msg).toMatch(/Only Project manager/);
    await app.db.insert(userRole).values(role);
  });
});

describe('a life', () => {
  const list = async (who: Caller, name: string) => (await who.get(`/blade-flow/work/${name}-list`)).body.data;

  test('what may be started leads to its form through the dictionary of flows', async () => {
    const { records, total } = await list(qm, 'start');
    expect(total).toBe(1);
    expect(records[0]).toMatchObject({ id: 'leave', key: 'leave', name: 'Leave', category: 'flow_1' });
    const { body } = await qm.get('/blade-system/dict/dictionary', { code: 'flow' });
    const route = body.data.find((row: Loose) => `flow_${row.dictKey}` === records[0].category);
    expect(route.remark).toBe('leave');
    expect(await list(qm, 'claim')).toMatchObject({ records: [], total: 0 });
  });

  test('approvers are the project managers and administrators of the project, without oneself', async () => {
    const ids = async (who: Caller) =>
      (await who.get('/blade-desk/process/leave/approvers')).body.data.map((one: Loose) => one.id).toSorted();
    expect(await ids(qm)).toEqual([made.ids['lost'], made.ids['admin']].toSorted());
    expect(await ids(boss)).toEqual([made.ids['admin']]);
  });

  test('asked, seen in the lists of both, approved, told to each', async () => {
    const mine = await started(qm, { startTime: '2026-03-02 09:00:00', endTime: '2026-03-04 18:00:00' });
    expect(mine).toMatchObject({
      status: 'pending',
      version: 1,
      startTime: '2026-03-02',
      endTime: '2026-03-04',
      days: 3,
      createUser: made.ids['qm'],
      approverId: made.ids['lost'],
      approverName: 'lost 张',
    });
    expect(await messages('lost')).toMatchObject([
      {
        title: ['Leave to decide: qm 张', '待审批请假：qm 张'],
        content: [
          'Annual leave, 2026-03-02 to 2026-03-04 (3 d): family visit',
          '年假，2026-03-02 至 2026-03-04（3 天）：family visit',
        ],
        link: `/work/process/leave/handle/${mine.id}/${mine.id}/${mine.id}`,
      },
    ]);
    expect(await list(boss, 'todo')).toMatchObject({
      total: 1,
      records: [
        {
          taskId: mine.id,
          processInstanceId: mine.id,
          businessId: mine.id,
          processDefinitionId: 'leave',
          category: 'flow_1',
          processIsFinished: 'unfinished',
        },
      ],
    });
    expect((await list(qm, 'send')).records).toMatchObject([{ id: mine.id, taskName: 'To decide' }]);
    for (const [who, name] of [
      [qm, 'todo'],
      [boss, 'send'],
      [boss, 'done'],
      [other, 'todo'],
    ] as const)
      expect((await list(who, name)).total, name).toBe(0);

    const decided = await boss.post(DECIDE, { taskId: mine.id, pass: true, comment: 'have fun', version: 1 });
    expect(decided.body.data).toMatchObject({ status: 'approved', version: 2, comment: 'have fun' });
    expect((await list(boss, 'todo')).total).toBe(0);
    expect((await list(boss, 'done')).records).toMatchObject([{ id: mine.id, processIsFinished: 'finished' }]);
    expect(await messages('qm')).toMatchObject([
      {
        title: ['Your leave was approved', '您的请假已批准'],
        link: `/work/process/leave/detail/${mine.id}/${mine.id}`,
      },
    ]);

    const { history } = (await qm.get(DETAIL, { businessId: mine.id })).body.data;
    expect(history).toMatchObject([
      { action: 'submit', from: 'new', to: 'pending', by: made.ids['qm'], note: '' },
      { action: 'approve', from: 'pending', to: 'approved', by: made.ids['lost'], role: 'PM', note: 'have fun' },
    ]);
    const flow = await qm.get('/blade-flow/process/history-flow-list', { processInstanceId: mine.id });
    expect(flow.body.data).toMatchObject([
      { historyActivityName: 'Apply', historyActivityType: 'startEvent', assigneeName: 'qm 张' },
      { historyActivityName: 'Approve', assigneeName: 'lost 张', comment: 'have fun' },
    ]);
  });

  test('rejected by a client that says flag and knows no version', async () => {
    const { id } = await started();
    const answer = await boss.post(DECIDE, { taskId: id, flag: 'ng', comment: 'we pour concrete' });
    expect(answer.body.data).toMatchObject({ status: 'rejected', comment: 'we pour concrete' });
    const [told] = await messages('qm');
    expect(told?.content[0]).toBe('Annual leave, 2026-03-02 to 2026-03-04: we pour concrete');
  });

  test('withdrawn, which the approver hears; nothing is left to decide', async () => {
    const { id, version } = await started();
    const answer = await qm.post(WITHDRAW, { id, version });
    expect(answer.body.data).toMatchObject({ status: 'withdrawn' });
    expect((await messages('lost')).map((one) => one.title[0])).toContain('Leave withdrawn: qm 张');
    expect((await boss.post(DECIDE, { taskId: id, pass: true, version: version + 1 })).body.msg).toMatch(/Withdrawn/);
    expect((await list(boss, 'todo')).total).toBe(0);
    expect((await list(boss, 'done')).total).toBe(0);
  });

  test('two decisions at the same moment are one', async () => {
    const { id, version } = await started();
    const decide = (pass: boolean) => boss.post(DECIDE, { taskId: id, pass, comment: 'x', version });
    const answers = await Promise.all([decide(true), decide(false)]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await app.db.select().from(flowHistory).where(eq(flowHistory.recordId, id))).toHaveLength(2);
  });
});
