import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { monitorJobs } from '#server/modules/monitor/jobs.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { basic, type Caller, type Loose } from '#tests/support/caller.ts';

const SEND = '/user/send-logs';
/** wire.md §2: the upload of clients of the PRO kind. */
const LOGOUT = '/blade-auth/oauth/logout';
const LIST = '/blade-log/error/list';
const DETAIL = '/blade-log/error/detail';

const entry = {
  url: 'https://site.example/qaqc/report/index',
  time: '2026-03-04 10:11:12',
  type: 'error',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at report.tsx:4:2',
  info: 'window',
};

let app: TestApp;
let qm: Caller;
let admin: Caller;
beforeAll(async () => {
  app = await testApp();
  [qm, admin] = [await app.as('qm'), await app.as('admin')];
});
beforeEach(async () => void (await app.rows(sql`delete from log_error`)));

const stored = async () => Number((await app.rows(sql`select count(*) as n from log_error`))[0]!['n']);
const listed = async (by: Caller, params = {}) => (await by.get<Loose>(LIST, params)).body.data;
const raw = (path: string, body: string, headers: Record<string, string> = {}, address?: string) =>
  app.request(
    `/api${path}`,
    { method: 'POST', headers: { Authorization: basic, 'Content-Type': 'application/json', ...headers }, body },
    address,
  );

describe('refused', () => {
  test.each([LIST, DETAIL])('%s without the permission', async (path) => {
    expect((await app.request(`/api${path}`, { headers: { Authorization: basic } })).status).toBe(401);
    expect((await qm.get(path, { id: '1' })).body.code).toBe(403);
  });

  test('an upload of no program, of no list, of too much', async () => {
    expect((await raw(SEND, '[]', { Authorization: '' })).status).toBe(401);
    for (const body of [{}, { rows: [entry], more: 1 }, 'text', [1], [[entry]], [{ ...entry, stack: 5 }]])
      expect((await qm.post(SEND, body)).body.code, JSON.stringify(body)).toBe(400);
    expect(
      (
        await qm.post(
          SEND,
          Array.from({ length: 101 }, () => entry),
        )
      ).body.code,
    ).toBe(400);
    expect((await raw(SEND, JSON.stringify([{ ...entry, stack: 'x'.repeat(2_000_000) }]))).status).toBe(413);
    expect((await qm.post(LOGOUT, [1])).body.code).toBe(400);
    expect(await stored()).toBe(0);
  });

  test('one person’s flood, and nobody’s from one address; others go on', async () => {
    const hundred = Array.from({ length: 100 }, () => entry);
    for (let i = 0; i < 3; i += 1) expect((await qm.post(SEND, hundred)).body.code).toBe(200);
    expect((await qm.post(SEND, [entry])).body).toMatchObject({
      code: 429,
      msg: expect.stringContaining('10 minutes'),
    });
    expect((await admin.post(SEND, [entry])).body.code).toBe(200);
    for (let i = 0; i < 3; i += 1) await raw(SEND, JSON.stringify(hundred), {}, '10.0.0.9');
    expect((await raw(SEND, JSON.stringify([entry]), {}, '10.0.0.9')).status).toBe(429);
    expect((await raw(SEND, JSON.stringify([entry]), {}, '10.0.0.10')).status).toBe(200);
    app.clock.advance({ minutes: 11 });
    expect((await qm.post(SEND, [entry])).body.code).toBe(200);
  });

  test('nobody writes or removes what was uploaded', async () => {
    for (const call of ['submit', 'remove'])
      expect((await admin.post(`/blade-log/error/${call}`, entry)).body.code).toBe(404);
  });
});

describe('kept', () => {
  test.each([SEND, LOGOUT])('by %s, with the person, and shown to administrators', async (path) => {
    expect((await qm.post(path, [entry, { ...entry, message: 'second' }])).body).toMatchObject({ code: 200 });
    // An upload is no sign-out.
    expect((await qm.get('/blade-user/info')).body.code).toBe(200);
    const { records, total } = await listed(admin, { message: 'not a function' });
    expect(total).toBe(1);
    expect(records[0]).toMatchObject({
      message: entry.message,
      exceptionName: 'TypeError',
      requestUri: entry.url,
      createBy: 'qm',
      serviceId: 'web',
      time: entry.time,
    });
    expect(records[0]).not.toHaveProperty('stackTrace');
    const { body } = await admin.get(DETAIL, { id: records[0].id });
    expect(body.data).toMatchObject({ stackTrace: entry.stack, params: 'window' });
    expect((await listed(admin, { createTime_ge: '2001-01-01', createTime_le: '2001-01-02' })).total).toBe(0);
    const other = await app.as('admin', { tenant: '000001' });
    expect((await listed(other)).total).toBe(0);
    expect((await other.get(DETAIL, { id: records[0].id })).body.code).toBe(404);
  });

  test('of somebody who is not signed in, and whatever the text holds', async () => {
    const odd = { ...entry, message: `a\u0000b\ud800${'m'.repeat(5000)}`, extra: { deep: true } };
    expect((await raw(LOGOUT, JSON.stringify([odd]), { 'Blade-Auth': 'bearer rubbish' })).status).toBe(200);
    const [row] = (await listed(admin)).records;
    expect(row.createBy).toBe('');
    expect(row.message).toMatch(/^ab\ufffdm+$/);
    expect(row.message.length).toBeLessThanOrEqual(2000);
  });

  test('for ninety days', async () => {
    await qm.post(SEND, [entry]);
    await monitorJobs[0]!.run(app.deps);
    expect(await stored()).toBe(1);
    app.clock.advance({ days: 91 });
    await monitorJobs[0]!.run(app.deps);
    expect(await stored()).toBe(0);
  });
});
