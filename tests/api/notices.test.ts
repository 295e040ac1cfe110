import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { News } from '#domain/notice/inbox.ts';
import { escalateOverdue } from '#server/modules/ncr/jobs.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { basic, type Caller, type Loose } from '#tests/support/caller.ts';
import { act, photoBy, repairAll, sentReport } from '#tests/support/ncr.ts';

const at = (call: string) => `/blade-desk/notice/${call}`;

let app: TestApp;
let qm: Caller;
let admin: Caller;
let subm: Caller;
let sub: Caller;
let subm2: Caller;
let other: Caller;
beforeAll(async () => {
  app = await testApp();
  [qm, admin, subm, sub, subm2] = (await Promise.all(
    ['qm', 'admin', 'subm', 'sub', 'subm2'].map((account) => app.as(account)),
  )) as [Caller, Caller, Caller, Caller, Caller];
  other = await app.as('admin', { tenant: '000001' });
});

const newsOf = async (one: Caller): Promise<News> => (await one.get<News>(at('news'))).body.data;
const inbox = async (one: Caller, kind = 'message', size = 10) =>
  (await one.get<Loose>(at('inbox'), { kind, size })).body.data;
const announce = async (over: object = {}, by = admin) =>
  (await by.post(at('submit'), { title: 'Fire drill', category: '1', content: 'At ten.', ...over })).body;

/** An open stream: `next` waits for the next event, `ended` for the end. */
async function listen(one: Caller) {
  const answer = await app.request(`/api${at('stream')}`, { headers: one.headers() });
  const reader = answer.body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const step = async (): Promise<boolean> => {
    const { done, value } = await reader.read();
    text += decoder.decode(value);
    return !done;
  };
  const next = async (): Promise<News> => {
    for (;;) {
      const [event, rest] = [text.split('\n\n')[0]!, text.indexOf('\n\n')];
      if (rest >= 0) {
        text = text.slice(rest + 2);
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data) return JSON.parse(data) as News;
      } else if (!(await step())) throw new Error('the stream ended');
    }
  };
  const ended = async () => {
    while (await step());
  };
  return { answer, next, ended, close: () => reader.cancel() };
}

describe('refused', () => {
  test.each(['inbox', 'news', 'stream', 'list', 'detail', 'due', 'readers', 'roles'])(
    '%s without a person',
    async (call) => {
      const answer = await app.request(`/api${at(call)}`, { headers: { Authorization: basic } });
      expect(answer.status).toBe(401);
    },
  );

  test('the popover outside of a project, and in one that is not the person’s', async () => {
    const nowhere = await app.as('qm', { project: null });
    for (const call of ['inbox', 'news', 'stream', 'due'])
      expect((await nowhere.get(at(call), { kind: 'message' })).body).toMatchObject({ code: 400, success: false });
    const stranger = await app.as('qm', { project: other.projectId });
    for (const call of ['news', 'stream']) expect((await stranger.get(at(call))).body.code).toBe(403);
  });

  test('rubbish', async () => {
    for (const kind of ['', 'letters', 'message,notice'])
      expect((await qm.get(at('inbox'), { kind })).body.code).toBe(400);
    expect((await qm.get(at('inbox'), { kind: 'notice', size: -1 })).body.code).toBe(400);
    for (const id of ['', 'x', '1,2']) expect((await qm.post(at('ack'), undefined, { id })).body.code).toBe(400);
    for (const params of [{}, { id: 'x' }, { id: '1', state: 'maybe' }, { id: '1', size: 51 }])
      expect((await admin.get(at('readers'), params as Loose)).body.code).toBe(400);
    for (const body of [{}, { kind: 'x' }, { kind: 'message', id: 'x' }, { kind: 'notice', all: true }, [1]])
      expect((await qm.post(at('read'), body)).body.code).toBe(400);
  });

  test('announcing without the permission, and reading who has read', async () => {
    for (const call of ['submit', 'save'])
      expect((await qm.post(at(call), { title: 'x', category: '1', content: 'x' })).body.code).toBe(403);
    expect((await qm.post(at('update'), { id: '1', title: 'x' })).body.code).toBe(403);
    for (const call of ['readers', 'roles']) expect((await qm.get(at(call), { id: '1' })).body.code).toBe(403);
    expect((await qm.get(at('detail'), { id: '1' })).body.code).toBe(404);
    expect((await qm.post(at('remove'), undefined, { ids: '1' })).body.code).toBe(403);
    expect((await announce({ title: '' })).data.fields).toHaveProperty('title');
    expect((await announce({ category: '9' })).code).toBe(400);
    expect((await announce({ content: 'x'.repeat(20_001) })).data.fields).toHaveProperty('content');
    expect((await announce({ mustRead: 2 })).data.fields).toHaveProperty('mustRead');
    expect((await announce({ roleIds: ['1'] })).data.fields).toHaveProperty('roleIds');
    const [foreignRole] = await app.rows(sql`select id from role where tenant_id = '000001' limit 1`);
    expect((await announce({ roleIds: [String(foreignRole!['id'])] })).data.fields).toHaveProperty('roleIds');
    const late = { releaseTime: '2030-01-02', endTime: '2030-01-01' };
    expect((await announce(late)).data.fields).toHaveProperty('endTime');
  });

  test('other people’s messages, other tenants’ notices', async () => {
    await sentReport(qm, subm, 1);
    const [mine] = (await inbox(subm)).records;
    expect((await subm2.post(at('read'), { kind: 'message', id: mine.id })).body.code).toBe(404);
    expect((await inbox(subm)).records[0].read).toBe(false);
    const { data } = await announce();
    expect((await other.post(at('read'), { kind: 'notice', id: data.id })).body.code).toBe(404);
    expect((await other.get(at('detail'), { id: data.id })).body.code).toBe(404);
    expect((await other.post(at('ack'), undefined, { id: data.id })).body.code).toBe(404);
    expect((await other.get(at('readers'), { id: data.id })).body.code).toBe(404);
    // Nobody is asked to acknowledge this one.
    expect((await qm.post(at('ack'), undefined, { id: data.id })).body.code).toBe(404);
    expect((await other.post(at('remove'), undefined, { ids: data.id })).body.code).toBe(404);
    expect((await qm.post(at('read'), { kind: 'mail', id: data.id })).body.code).toBe(404);
  });
});

describe('messages', () => {
  test('tell whose turn it is, and nobody else; a return and an escalation too', async () => {
    const before = await Promise.all([qm, subm, sub, subm2].map(newsOf));
    const sent = await sentReport(qm, subm, 1);
    const [first] = (await inbox(subm)).records;
    expect(first).toMatchObject({
      kind: 'message',
      title: `To repair: ${sent.reportCode}`,
      link: `/qaqc/report/detail/${sent.id}`,
      read: false,
    });
    expect(first.content).toContain(sent.reportLocation);
    expect((await inbox(sub)).records[0].title).toBe(first.title);
    const after = await Promise.all([qm, subm, sub, subm2].map(newsOf));
    expect(after.map(({ unread }, i) => unread.message - before[i]!.unread.message)).toEqual([0, 1, 1, 0]);

    const repaired = await act(subm, 'commit', await repairAll(subm, sent));
    expect((await inbox(qm)).records[0].title).toBe(`To verify: ${sent.reportCode}`);
    const photos = [await photoBy(qm, 'test', 7)];
    const results = repaired.defects.map(({ id }) => ({
      defectId: id,
      result: 'fail',
      comment: 'Still hollow',
      photos,
    }));
    const returned = await act(qm, 'confirm', repaired, { results });
    expect((await inbox(subm)).records[0].title).toBe(`Returned for repair: ${sent.reportCode}`);

    const zh = await app.as('subm', { language: 'zh' });
    expect((await inbox(zh)).records[0].title).toBe(`已退回整改：${sent.reportCode}`);

    const closing = await act(subm, 'commit', await repairAll(subm, returned));
    const count = await newsOf(subm);
    const passes = closing.defects.map(({ id }) => ({ defectId: id, result: 'pass', comment: '', photos: [] }));
    await act(qm, 'confirm', closing, { results: passes });
    // Closed is nobody's turn.
    expect((await newsOf(subm)).unread.message).toBe(count.unread.message);
  });

  test('come from the deadline too', async () => {
    const sent = await sentReport(qm, subm, 1);
    app.clock.advance({ days: 8 });
    // Signed in anew: eight days end a session.
    [qm, subm, subm2] = [await app.as('qm'), await app.as('subm'), await app.as('subm2')];
    while ((await escalateOverdue(app.deps)) > 0);
    for (const one of [qm, subm]) {
      const titles = (await inbox(one, 'message', 50)).records.map((entry: Loose) => entry.title);
      expect(titles).toContain(`Escalated to a memo: ${sent.reportCode}`);
    }
    [admin, sub, other] = [await app.as('admin'), await app.as('sub'), await app.as('admin', { tenant: '000001' })];
  });

  test('are not told when the action did not happen', async () => {
    const before = await newsOf(subm);
    const sent = await sentReport(qm, subm, 1);
    expect((await newsOf(subm)).unread.message).toBe(before.unread.message + 1);
    const again = await qm.post('/qcdm/report/send', { id: sent.id, version: sent.version });
    expect(again.body.code).toBe(400);
    expect((await newsOf(subm)).unread.message).toBe(before.unread.message + 1);
  });

  test('are read one by one or all, page by page', async () => {
    const { records, total, pages } = await inbox(subm, 'message', 2);
    expect(records).toHaveLength(2);
    expect(pages).toBe(Math.ceil(total / 2));
    const unread = (await newsOf(subm)).unread.message;
    const one = await subm.post<News>(at('read'), { kind: 'message', id: records[0].id });
    expect(one.body.data.unread.message).toBe(unread - 1);
    expect((await subm.post<News>(at('read'), { kind: 'message', id: records[0].id })).body.data).toEqual(
      one.body.data,
    );
    const all = await subm.post<News>(at('read'), { kind: 'message' });
    expect(all.body.data.unread.message).toBe(0);
    expect((await inbox(subm)).records.every((entry: Loose) => entry.read)).toBe(true);
    expect((await newsOf(sub)).unread.message).toBeGreaterThan(0);
  });
});

describe('notices', () => {
  test('reach everybody of the tenant when their time has come', async () => {
    const before = (await newsOf(sub)).unread.notice;
    const now = await announce({ title: 'Lift 2 is out of order' });
    expect(now.data.releaseTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect((await admin.get(at('list'), { title: 'Lift 2' })).body.data.records[0]).toMatchObject({
      category: '1',
      categoryName: 'Announcement',
      content: 'At ten.',
    });
    const later = new Date(app.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    await announce({ title: 'Tomorrow’s news', releaseTime: later });
    const [entry] = (await inbox(sub, 'notice')).records;
    expect(entry).toMatchObject({ title: 'Lift 2 is out of order', label: 'Announcement', read: false, link: '' });
    expect((await newsOf(sub)).unread.notice).toBe(before + 1);
    expect((await inbox(other, 'notice')).records).toEqual([]);

    const read = await sub.post<News>(at('read'), { kind: 'notice', id: entry.id });
    expect(read.body.data.unread.notice).toBe(before);
    expect((await sub.post<News>(at('read'), { kind: 'notice' })).body.data.unread.notice).toBe(0);
    expect((await newsOf(qm)).unread.notice).toBeGreaterThan(0);
    await admin.post(at('remove'), undefined, { ids: now.data.id });
    expect((await inbox(sub, 'notice')).records.map((one: Loose) => one.title)).not.toContain('Lift 2 is out of order');
  });
});

describe('release range and audience', () => {
  const day = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const titles = async (one: Caller) => (await inbox(one, 'notice', 50)).records.map((entry: Loose) => entry.title);
  const roleOf = async (account: string) => {
    const [row] = await app.rows(sql`select role_id from user_role r join user_account u on u.id = r.user_id
      where u.account = ${account} and u.tenant_id = '000000' limit 1`);
    return String(row!['role_id']);
  };

  test('everybody reads what is out for them, who keeps notices reads all of them', async () => {
    const { data: coming } = await announce({ title: 'Coming soon', releaseTime: day(5), endTime: day(6) });
    const { data: qmOnly } = await announce({ title: 'For managers', roleIds: [await roleOf('qm')] });
    expect(await titles(qm)).toContain('For managers');
    expect(await titles(sub)).not.toContain('For managers');
    const seen = async (one: Caller) =>
      (await one.get<Loose>(at('list'), { size: -1 })).body.data.records.map((row: Loose) => row.title);
    expect(await seen(qm)).toContain('For managers');
    expect(await seen(sub)).not.toContain('For managers');
    expect(await seen(qm)).not.toContain('Coming soon');
    expect(await seen(admin)).toEqual(expect.arrayContaining(['For managers', 'Coming soon']));
    expect((await sub.get(at('detail'), { id: qmOnly.id })).body.code).toBe(404);
    expect((await qm.get(at('detail'), { id: qmOnly.id })).body.data).toMatchObject({
      title: 'For managers',
      state: 'out',
    });
    expect((await sub.post(at('read'), { kind: 'notice', id: qmOnly.id })).body.code).toBe(404);
    expect((await qm.post(at('read'), { kind: 'notice', id: coming.id })).body.code).toBe(404);
    expect((await admin.get(at('detail'), { id: coming.id })).body.data).toMatchObject({ state: 'waiting' });
    expect((await admin.get<Loose>(at('roles'))).body.data.map((one: Loose) => one.id)).toContain(await roleOf('qm'));

    // A role that is given or taken away counts at the next look.
    const before = (await newsOf(sub)).unread.notice;
    await admin.post(at('update'), { id: qmOnly.id, version: 0, roleIds: [await roleOf('qm'), await roleOf('sub')] });
    expect((await newsOf(sub)).unread.notice).toBe(before + 1);
    expect((await admin.post(at('update'), { id: qmOnly.id, version: 0, title: 'Stale' })).body.code).toBe(409);
  });

  test('the last day lasts until it is over; what is over is gone', async () => {
    const { data } = await announce({ title: 'Until tomorrow', endTime: day(1) });
    expect(data.endTime).toMatch(/ 23:59:59$/);
    expect(await titles(qm)).toContain('Until tomorrow');
    const before = await newsOf(qm);
    await app.rows(
      sql`update notice set end_time = ${app.clock.now().toISOString()}::timestamptz where id = ${data.id}`,
    );
    const after = await newsOf(qm);
    expect(after.unread.notice).toBe(before.unread.notice - 1);
    expect(after.mark).not.toBe(before.mark);
    expect(await titles(qm)).not.toContain('Until tomorrow');
    expect((await admin.get(at('detail'), { id: data.id })).body.data.state).toBe('over');
  });

  test('save and update are other names of submit', async () => {
    const { data } = (await admin.post(at('save'), { title: 'Saved', category: '1', content: 'x' })).body;
    expect(data).toMatchObject({ title: 'Saved', mustRead: 0, roleIds: [], endTime: '' });
    const changed = await admin.post(at('update'), { id: data.id, version: data.version, title: 'Changed' });
    expect(changed.body.data.title).toBe('Changed');
    expect((await admin.post(at('update'), { title: 'No id' })).body.code).toBe(400);
  });
});

describe('what must be acknowledged', () => {
  test('stays until the person says so, and the administrator sees who did', async () => {
    const { data } = await announce({ title: 'New harness rule', mustRead: 1, content: 'Clip **on**.' });
    expect((await newsOf(sub)).must).toBe(1);
    expect((await sub.get<Loose>(at('due'))).body.data).toMatchObject([
      { id: data.id, title: 'New harness rule', ack: 'due', read: false },
    ]);
    // Reading is not acknowledging.
    await sub.post(at('read'), { kind: 'notice' });
    expect(await newsOf(sub)).toMatchObject({ must: 1, unread: { notice: 1 } });
    const readers = async (params = {}) =>
      (await admin.get<Loose>(at('readers'), { id: data.id, size: 50, ...params })).body.data;
    const before = await readers();
    expect(before).toMatchObject({ acknowledged: 0, people: before.total });

    const answer = await sub.post<News>(at('ack'), undefined, { id: data.id });
    expect(answer.body.data).toMatchObject({ must: 0, unread: { notice: 0 } });
    expect((await inbox(sub, 'notice')).records.find((one: Loose) => one.id === data.id)).toMatchObject({
      ack: 'done',
      read: true,
    });
    const first = (await readers({ state: 'done' })).records;
    expect(first).toMatchObject([{ account: 'sub', ackTime: expect.stringMatching(/^\d{4}-/) }]);
    app.clock.advance({ minutes: 5 });
    // Saying it again changes nothing.
    expect((await sub.post(at('ack'), undefined, { id: data.id })).body.code).toBe(200);
    expect((await readers({ state: 'done' })).records).toEqual(first);
    expect(await readers({ state: 'due' })).toMatchObject({ acknowledged: 1, total: before.total - 1 });
    expect((await readers({ name: 'no such person' })).records).toEqual([]);
    expect((await readers({ name: 'sub2' })).records).toMatchObject([{ account: 'sub2', ackTime: '' }]);
    const [row] = (await admin.get<Loose>(at('list'), { title: 'harness' })).body.data.records;
    expect(row).toMatchObject({ mustRead: 1, acknowledged: 1, people: before.people });
    expect((await qm.get<Loose>(at('list'), { title: 'harness' })).body.data.records[0]).not.toHaveProperty('people');

    // The others' turn, then it is gone with all that was said.
    expect((await newsOf(qm)).must).toBe(1);
    await admin.post(at('remove'), undefined, { ids: data.id });
    expect((await newsOf(qm)).must).toBe(0);
    expect(await app.rows(sql`select 1 from notice_ack`)).toEqual([]);
  });
});

describe('mail', () => {
  test('shows what went to the own phone, never the code, and only later ones are new', async () => {
    const [{ phone }] = (await app.rows(sql`select phone from user_account where id = ${sub.userId}`)) as [Loose];
    const put = (id: number, content: string) =>
      app.rows(sql`insert into outbox (id, tenant_id, recipient, content, state, transport, create_time)
        values (${id}, '000000', ${phone}, ${content}, 'sent', 'console', ${app.clock.now().toISOString()}::timestamptz)`);
    await put(501, 'Your code is 493021');
    app.clock.advance({ seconds: 5 });
    sub = await app.as('sub');
    expect((await newsOf(sub)).unread.mail).toBe(0);
    expect((await inbox(sub, 'mail')).records[0]).toMatchObject({
      content: 'Your code is ••••',
      read: true,
      label: 'Sent',
    });
    app.clock.advance({ seconds: 5 });
    await put(502, 'Your code is 118811');
    expect((await newsOf(sub)).unread.mail).toBe(1);
    expect((await inbox(qm, 'mail')).records).toEqual([]);
    expect((await sub.post<News>(at('read'), { kind: 'mail' })).body.data.unread.mail).toBe(0);
  });
});

describe('live', () => {
  test('tells at once, then what is committed, to those it concerns', async () => {
    const [bell, stranger] = [await listen(subm), await listen(subm2)];
    expect(bell.answer.headers.get('content-type')).toContain('text/event-stream');
    expect(bell.answer.headers.get('cache-control')).toContain('no-store');
    const [start, quiet] = [await bell.next(), await stranger.next()];
    const began = Date.now();
    await sentReport(qm, subm, 1);
    const rung = await bell.next();
    expect(rung.unread.message).toBe(start.unread.message + 1);
    expect(rung.mark).not.toBe(start.mark);
    // Uploads and the draft are looked at on the way: the report itself is told well within a round.
    expect(Date.now() - began).toBeLessThan(4000);
    await subm.post(at('read'), { kind: 'message' });
    expect((await bell.next()).unread.message).toBe(0);
    await announce({ title: 'For all' });
    expect((await stranger.next()).unread).toEqual({ ...quiet.unread, notice: quiet.unread.notice + 1 });
    await Promise.all([bell.close(), stranger.close()]);
  });

  test('ends with the session, and with the person', async () => {
    const mine = await app.as('sub2');
    const bell = await listen(mine);
    await bell.next();
    await mine.post('/blade-auth/oauth/logout');
    await bell.ended();
    expect((await mine.get(at('stream'))).status).toBe(401);

    const leaving = await app.as('cm');
    const second = await listen(leaving);
    await second.next();
    await app.rows(sql`update user_account set status = '0' where account = 'cm' and tenant_id = '000000'`);
    await qm.post(at('read'), { kind: 'mail' });
    await second.ended();
  });

  test('takes ten windows of one person and not eleven', async () => {
    const em = await app.as('em');
    const windows = await Promise.all(Array.from({ length: 10 }, () => listen(em)));
    expect((await em.get(at('stream'))).body).toMatchObject({ code: 429, success: false });
    await windows[0]!.close();
    const again = await listen(em);
    expect(again.answer.status).toBe(200);
    await Promise.all([...windows.slice(1), again].map((one) => one.close()));
  });
});

describe('when the process stops', () => {
  test('open streams end and new ones are refused', async () => {
    const bell = await listen(qm);
    await bell.next();
    app.life.onStop?.();
    await bell.ended();
    expect((await qm.get(at('stream'))).status).toBe(503);
  });
});
