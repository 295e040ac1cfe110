import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { escalateOverdue } from '#server/modules/ncr/jobs.ts';
import type { Report } from '#domain/ncr/schema.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { act, draftInput, photoBy, repairAll, sentReport, somePlace } from '#tests/support/ncr.ts';

let app: TestApp;
let qm: Caller;
let bm: Caller;
let re: Caller;
let subm: Caller;
let sub: Caller;
let subm2: Caller;
let stranger: Caller;

beforeAll(async () => {
  app = await testApp();
  [qm, bm, re, subm, sub, subm2] = (await Promise.all(
    ['qm', 'bm', 're', 'subm', 'sub', 'subm2'].map((account) => app.as(account)),
  )) as [Caller, Caller, Caller, Caller, Caller, Caller];
  stranger = await app.as('admin', { tenant: '000001' });
});

const detail = (by: Caller, id: string) => by.get<Report>('/qcdm/report/detail', { id });
const versionOf = async (id: string) =>
  (await app.rows(sql`select version, status, round from report where id = ${id}`))[0];

describe('refusals', () => {
  it('needs a person, a project, and membership of it', async () => {
    const noToken = await app.request('/api/qcdm/report/page', {
      headers: { Authorization: 'Basic c2FiZXI6c2FiZXJfc2VjcmV0' },
    });
    expect(noToken.status).toBe(401);
    const noProject = await app.as('noproject');
    expect((await noProject.get('/qcdm/report/page')).body.code).toBe(400);
    noProject.projectId = qm.projectId;
    expect((await noProject.get('/qcdm/report/page')).body.code).toBe(403);
  });

  it('keeps tenants apart, whatever id is asked for', async () => {
    const report = await sentReport(qm, subm);
    expect((await detail(stranger, report.id)).body.code).toBe(404);
    const write = await stranger.post('/qcdm/report/commit', { id: report.id, version: report.version });
    expect([403, 404]).toContain(write.body.code);
    stranger.projectId = qm.projectId;
    expect((await detail(stranger, report.id)).body.code).toBe(403);
    stranger.projectId = (await app.as('admin', { tenant: '000001' })).projectId;
  });

  it('lets only raisers make drafts, and only the creator see and change them', async () => {
    const input = await draftInput(qm, subm.userId, 1);
    expect((await subm.post('/qcdm/report/submit', input)).body.code).toBe(403);
    const draft = (await qm.post<Report>('/qcdm/report/submit', input)).body.data;
    expect((await detail(bm, draft.id)).body.code).toBe(404);
    const taken = await bm.post('/qcdm/report/submit', { ...input, defects: [], id: draft.id, version: draft.version });
    expect(taken.body.code).toBe(404);
    expect((await bm.post('/qcdm/report/remove', undefined, { ids: draft.id })).body.code).toBe(404);
  });

  it.each([
    ['no discipline', { professionId: '' }, 'professionId'],
    ['an unknown discipline', { professionId: 'alchemy' }, 'professionId'],
    ['no description', { description: ' ' }, 'description'],
    ['an over-long description', { description: 'x'.repeat(2001) }, 'description'],
    ['a wrong type', { description: 7 }, 'description'],
    ['an unknown block', { blockId: '999' }, 'blockId'],
    ['a level of another block', { levelId: '999' }, 'levelId'],
    ['a manager who is none', { contractorManagerId: '999' }, 'contractorManagerId'],
    ['an unknown defect type', { defects: [{ defectTypeId: '999' }] }, 'defects.0.defectTypeId'],
    ['an unknown photo', { defects: [{ defectImg: [{ fileId: '999', tag: 'before' }] }] }, 'defects'],
    [
      'an unknown photo tag',
      { defects: [{ defectImg: [{ fileId: '999', tag: 'selfie' }] }] },
      'defects.0.defectImg.0.tag',
    ],
  ])('refuses %s at its field', async (_, wrong, field) => {
    const before = await app.rows(sql`select count(*)::int as n from report`);
    const { body, status } = await qm.post('/qcdm/report/submit', {
      ...(await draftInput(qm, subm.userId, 1)),
      ...wrong,
    });
    expect(status).toBe(400);
    expect(body.success).toBe(false);
    expect(Object.keys(body.data.fields)).toContain(field);
    expect(await app.rows(sql`select count(*)::int as n from report`)).toEqual(before);
  });

  it('says what is wrong in the reader’s language', async () => {
    const chinese = await app.as('qm', { language: 'zh' });
    const { body } = await chinese.post('/qcdm/report/submit', { professionId: 'architectural' });
    expect(body.msg).toBe('请检查标出的内容');
    expect(body.data.fields.description).toBe('必填');
  });

  it('refuses a photo of another project', async () => {
    const elsewhere = await app.as('qm');
    const list = await elsewhere.get('/qcdm/project/jurisdiction/loginProjectList', { size: -1 });
    elsewhere.projectId = list.body.data.records[1].id;
    const foreign = await photoBy(elsewhere);
    const input = await draftInput(qm, subm.userId, 1);
    const { body } = await qm.post('/qcdm/report/submit', { ...input, defects: [{ defectImg: [foreign] }] });
    expect(body.code).toBe(400);
  });

  it('says what a draft still lacks, and changes nothing', async () => {
    const { blockId } = await somePlace(qm);
    const draft = (
      await qm.post<Report>('/qcdm/report/submit', { professionId: 'architectural', description: 'Bare', blockId })
    ).body.data;
    const sent = await qm.post('/qcdm/report/send', { id: draft.id, version: draft.version });
    expect(sent.body).toMatchObject({ code: 400, msg: 'This action is not possible now: Add at least one defect' });
    expect(await versionOf(draft.id)).toMatchObject({ version: 0, status: 'draft' });
  });
});

describe('a life', () => {
  it('goes draft → sent → repaired → failed → repaired → closed, the deadline unmoved, all of it told', async () => {
    const draft = (await qm.post<Report>('/qcdm/report/submit', await draftInput(qm, subm.userId))).body.data;
    expect(draft).toMatchObject({ status: 'draft', reportCode: '', defectCount: 2, mine: true });
    const changed = (
      await qm.post<Report>('/qcdm/report/submit', {
        ...(await draftInput(qm, subm.userId)),
        id: draft.id,
        version: draft.version,
        description: '<script>alert(1)</script> Hollow tiles',
      })
    ).body.data;
    expect(changed.description).toBe('<script>alert(1)</script> Hollow tiles');
    const sent = await act(qm, 'send', changed);
    expect(sent.reportCode).toMatch(/^[\w-]+-NCR-\w+-\d{6}-\d{4}$/);
    expect(sent.turn).toMatchObject({ side: 'contractor', userId: subm.userId });
    expect((await detail(subm2, sent.id)).body.code).toBe(404);

    const mine = await subm.get('/qcdm/report/page', { mine: '1', size: -1 });
    expect(mine.body.data.records.map((r: Report) => r.id)).toContain(sent.id);
    const early = await subm.post('/qcdm/report/commit', { id: sent.id, version: sent.version });
    expect(early.body.msg).toContain('Defects not repaired yet: 2');

    const repaired = await repairAll(sub, sent);
    expect(repaired).toMatchObject({ fixCount: 2, todoCount: 0 });
    const notManager = await sub.post('/qcdm/report/commit', { id: repaired.id, version: repaired.version });
    expect(notManager.body.code).toBe(400);
    const committed = await act(subm, 'commit', repaired);
    expect(committed.status).toBe('committed');
    expect((await detail(qm, sent.id)).body.data.mine).toBe(true);

    const [first, second] = committed.defects.map((d) => d.id);
    const bare = await qm.post('/qcdm/report/confirm', {
      id: committed.id,
      version: committed.version,
      results: [{ defectId: second, result: 'fail' }],
    });
    expect(Object.keys(bare.body.data.fields)).toEqual(['results.0.comment', 'results.0.photos']);
    const half = await act(qm, 'confirm', committed, { results: [{ defectId: first, result: 'pass' }] });
    expect(half).toMatchObject({ status: 'committed', passCount: 1, fixCount: 1, round: 1 });
    const failed = await act(bm, 'confirm', half, {
      results: [
        { defectId: second, result: 'fail', comment: 'Still hollow', photos: [await photoBy(bm, 'close-up', 90)] },
      ],
    });
    expect(failed).toMatchObject({ status: 'open', round: 2, failCount: 1, deadline: sent.deadline });

    const again = await act(subm, 'commit', await repairAll(subm, failed));
    const closed = await act(qm, 'confirm', again, { results: [{ defectId: second, result: 'pass' }] });
    expect(closed).toMatchObject({ status: 'closed', passCount: 2, deadline: sent.deadline });
    expect(closed.closeTime).not.toBe('');

    expect(closed.history.map((h) => [h.action, h.role, h.from, h.to, h.round])).toEqual([
      ['send', 'QM', 'draft', 'open', 1],
      ['fix', 'SUB', 'todo', 'fix', 1],
      ['fix', 'SUB', 'todo', 'fix', 1],
      ['commit', 'SUBM', 'open', 'committed', 1],
      ['pass', 'QM', 'fix', 'pass', 1],
      ['fail', 'BM', 'fix', 'fail', 1],
      ['confirm', 'BM', 'committed', 'open', 1],
      ['fix', 'SUBM', 'fail', 'fix', 2],
      ['commit', 'SUBM', 'open', 'committed', 2],
      ['pass', 'QM', 'fix', 'pass', 2],
      ['confirm', 'QM', 'committed', 'closed', 2],
    ]);
    expect(closed.history[5]!.photos).toHaveLength(1);
    const after = await qm.post('/qcdm/report/handOver', {
      id: closed.id,
      version: closed.version,
      contractorManagerId: subm2.userId,
      reason: 'late',
    });
    expect(after.body.msg).toBe('This action is not possible now: Not possible while Closed');
  });

  it('is handed over with a reason, the clock running on', async () => {
    const report = await sentReport(qm, subm, 1);
    const same = await qm.post('/qcdm/report/handOver', {
      id: report.id,
      version: report.version,
      contractorManagerId: subm.userId,
      reason: 'x',
    });
    expect(same.body.code).toBe(400);
    const over = await act(subm, 'handOver', report, { contractorManagerId: subm2.userId, reason: 'Not our trade' });
    expect(over).toMatchObject({ contractorManagerId: subm2.userId, deadline: report.deadline, status: 'open' });
    expect(over.contractorId).not.toBe(report.contractorId);
    expect((await detail(subm2, report.id)).body.data.mine).toBe(true);
  });

  it('that supervision raised is confirmed by supervision alone', async () => {
    const report = await act(subm, 'commit', await repairAll(subm, await sentReport(re, subm, 1)));
    const results = [{ defectId: report.defects[0]!.id, result: 'pass' }];
    const builder = await qm.post('/qcdm/report/confirm', { id: report.id, version: report.version, results });
    expect(builder.body.code).toBe(400);
    expect((await act(re, 'confirm', report, { results })).status).toBe('closed');
  });
});

describe('two at once', () => {
  it('answers 409 to the one who read an older version, and keeps the first', async () => {
    const report = await act(subm, 'commit', await repairAll(subm, await sentReport(qm, subm, 1)));
    const results = [{ defectId: report.defects[0]!.id, result: 'pass' }];
    const both = await Promise.all(
      [qm, bm].map((who) => who.post('/qcdm/report/confirm', { id: report.id, version: report.version, results })),
    );
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const { history } = (await detail(qm, report.id)).body.data;
    expect(history.filter((h) => h.action === 'pass')).toHaveLength(1);
  });

  it('never gives a number twice', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 8 }, async (_, i) => {
        const by = [qm, bm][i % 2]!;
        return {
          by,
          draft: (await by.post<Report>('/qcdm/report/submit', await draftInput(by, subm.userId, 1))).body.data,
        };
      }),
    );
    const sent = await Promise.all(drafts.map(({ by, draft }) => act(by, 'send', draft)));
    expect(new Set(sent.map((report) => report.reportCode)).size).toBe(8);
  });
});

describe('past the deadline', () => {
  it('is overdue, and the system makes one memo draft of it, once', async () => {
    const own = await testApp();
    const [raiser, manager] = [await own.as('qm'), await own.as('subm')];
    const report = await sentReport(raiser, manager, 1);
    await escalateOverdue(own.deps);
    const calm = (await raiser.get<Report>('/qcdm/report/detail', { id: report.id })).body.data;
    expect(calm).toMatchObject({ overdue: false, memo: null });
    // Sessions end long before the deadline: people sign in again.
    own.clock.advance({ days: 7, minutes: 1 });
    expect(await escalateOverdue(own.deps)).toBeGreaterThan(0);
    expect(await escalateOverdue(own.deps)).toBe(0);
    const later = await own.as('qm');
    const late = (await later.get<Report>('/qcdm/report/detail', { id: report.id })).body.data;
    expect(late).toMatchObject({ overdue: true, status: 'open', memo: { memoStatus: 'draft' } });
    expect(late.history.at(-1)).toMatchObject({ action: 'escalate', role: 'SYSTEM', byName: 'System' });
    const again = await later.post('/qcdm/report/escalate', { id: late.id, version: late.version });
    expect(again.body.msg).toContain('A memo draft exists already');
    const listed = await later.get('/qcdm/report/page', { overdue: '1', size: -1 });
    expect(listed.body.data.records.map((r: Report) => r.id)).toContain(report.id);
  });
});

describe('lists', () => {
  it('page, filter and count alike', async () => {
    const all = (await qm.get('/qcdm/report/page', { size: -1 })).body.data;
    expect(all.records).toHaveLength(all.total);
    const summary = (await qm.get('/qcdm/report/summary')).body.data;
    expect(summary.total).toBe(all.total);
    for (const [status, n] of Object.entries(summary.byStatus)) {
      const page = (await qm.get('/qcdm/report/page', { status, size: 1 })).body.data;
      expect([status, page.total]).toEqual([status, n]);
    }
    for (const [ageing, n] of Object.entries(summary.ageing)) {
      const page = (await qm.get('/qcdm/report/page', { ageing, size: 1 })).body.data;
      expect([ageing, page.total]).toEqual([ageing, n]);
    }
    expect((await qm.get('/qcdm/report/page', { mine: '1', size: 1 })).body.data.total).toBe(summary.mine);
    expect((await qm.get('/qcdm/report/page', { overdue: '1', size: 1 })).body.data.total).toBe(summary.overdue);
    expect((await qm.get('/qcdm/report/page', { dueSoon: '1', size: 1 })).body.data.total).toBe(summary.dueSoon);
    const beyond = (await qm.get('/qcdm/report/page', { current: 999, size: 7 })).body.data;
    expect(beyond).toMatchObject({ records: [], total: all.total });
    const second = (await qm.get('/qcdm/report/page', { current: 2, size: 7 })).body.data;
    expect(second.records.map((r: Report) => r.id)).toEqual(all.records.slice(7, 14).map((r: Report) => r.id));
  });

  it.each([
    { status: 'lost' },
    { size: 0 },
    { size: 501 },
    { current: 0 },
    { createTime_ge: 'yesterday' },
    { blockId: 'x' },
  ])('refuses %j', async (params) => {
    expect((await qm.get('/qcdm/report/page', { ...params })).body.code).toBe(400);
  });

  it('counts again after every change, also one that another process makes', async () => {
    const total = async (by: Caller, of: Record<string, string> = {}) =>
      (await by.get('/qcdm/report/page', { size: 1, ...of })).body.data.total;
    const before = { qm: await total(qm), bm: await total(bm), drafts: await total(qm, { status: 'draft' }) };
    const [first, second] = [await draftInput(qm, subm.userId, 1), await draftInput(qm, subm.userId, 1)];
    const draft = (await qm.post<Report>('/qcdm/report/submit', first)).body.data;
    await qm.post<Report>('/qcdm/report/submit', second);
    expect(await total(qm)).toBe(before.qm + 2);
    expect(await total(bm)).toBe(before.bm);
    expect(await total(qm, { status: 'draft' })).toBe(before.drafts + 2);
    await qm.post('/qcdm/report/remove', undefined, { ids: draft.id });
    expect(await total(qm)).toBe(before.qm + 1);

    const [moved] = await app.rows(
      sql`select stamp from project_stamp where kind = 'report' and project_id = ${qm.projectId}`,
    );
    await app.rows(sql`update report set status = 'closed' where project_id = ${qm.projectId} and status = 'draft'`);
    expect(await total(qm, { status: 'draft' })).toBe(0);
    const [after] = await app.rows(
      sql`select stamp from project_stamp where kind = 'report' and project_id = ${qm.projectId}`,
    );
    // Many records in one transaction are one change.
    expect(after?.['stamp']).toBe(Number(moved?.['stamp']) + 1);
  });

  it('takes wildcards literally', async () => {
    expect((await qm.get('/qcdm/report/page', { keyword: '%_%\\' })).body.data.total).toBe(0);
  });

  it('shows contractors only what is theirs', async () => {
    const { records } = (await sub.get('/qcdm/report/page', { size: -1 })).body.data;
    expect(new Set(records.map((r: Report) => r.contractorId)).size).toBe(1);
    expect(records.every((r: Report) => r.status !== 'draft')).toBe(true);
    const defects = (await sub.get('/qcdm/defect/page', { size: -1 })).body.data;
    const mine = new Set(records.map((r: Report) => r.id));
    expect(defects.records.every((d: { reportId: string }) => mine.has(d.reportId))).toBe(true);
  });
});

describe('single defects of a draft', () => {
  it('are added, changed and removed at the report’s version', async () => {
    const draft = (await qm.post<Report>('/qcdm/report/submit', await draftInput(qm, subm.userId, 1))).body.data;
    const add = {
      reportId: draft.id,
      version: draft.version,
      defectPosition: 'Corner',
      defectImg: [await photoBy(qm)],
    };
    const two = (await qm.post<Report>('/qcdm/defect/submit', add)).body.data;
    expect(two.defects.map((d) => d.defectPosition)).toEqual(['Bay 1', 'Corner']);
    expect((await qm.post('/qcdm/defect/submit', add)).body.code).toBe(409);
    expect((await bm.post('/qcdm/defect/remove', undefined, { ids: two.defects[1]!.id })).body.code).toBe(404);
    expect((await qm.post('/qcdm/defect/remove', undefined, { ids: two.defects[1]!.id })).body.code).toBe(200);
    expect((await detail(qm, draft.id)).body.data).toMatchObject({ defectCount: 1 });
    const named = { id: two.defects[0]!.id };
    const again = (await detail(qm, draft.id)).body.data;
    const twice = {
      ...(await draftInput(qm, subm.userId, 0)),
      id: again.id,
      version: again.version,
      defects: [named, named],
    };
    expect((await qm.post('/qcdm/report/submit', twice)).body.data.fields.defects).toBe('A defect is named twice');
    const sent = await act(qm, 'send', again);
    const late = await qm.post('/qcdm/defect/remove', undefined, { ids: sent.defects[0]!.id });
    expect(late.body.code).toBe(400);
  });

  it('deletes own drafts, all or none', async () => {
    const draft = (await qm.post<Report>('/qcdm/report/submit', await draftInput(qm, subm.userId, 1))).body.data;
    const sent = await sentReport(qm, subm, 1);
    const mixed = await qm.post('/qcdm/report/remove', undefined, { ids: `${draft.id},${sent.id}` });
    expect(mixed.body.code).toBe(400);
    expect(await versionOf(draft.id)).toBeDefined();
    expect((await qm.post('/qcdm/report/remove', undefined, { ids: draft.id })).body.code).toBe(200);
    expect(await versionOf(draft.id)).toBeUndefined();
  });
});

it('history cannot be changed or removed, not even in SQL', async () => {
  const [row] = await app.rows(sql`select id from flow_history limit 1`);
  await expect(app.rows(sql`delete from flow_history where id = ${row!['id']}`)).rejects.toThrow();
  await expect(app.rows(sql`update flow_history set note = 'x' where id = ${row!['id']}`)).rejects.toThrow();
});
