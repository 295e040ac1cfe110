import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDb } from '#server/db/open.ts';
import { every } from '#server/kernel/jobs.ts';
import { flushLogs, note, noteUsual } from '#server/kernel/log-queue.ts';
import { monitorJobs } from '#server/modules/monitor/jobs.ts';
import { type AdminSite, adminSite } from '#tests/support/admin-site.ts';
import { basic, type Caller, type Loose } from '#tests/support/caller.ts';

const names = ['usual', 'api', 'error', 'audit'] as const;
const RETENTION = '/blade-log/retention';
const PARAM = '/blade-system/param/submit';

let site: AdminSite;
let admin: Caller;
let qm: Caller;
let foreign: Caller;
beforeAll(async () => {
  site = await adminSite();
  ({ admin, qm, foreign } = site);
});

const listed = async (log: (typeof names)[number], params: Loose = {}, by = admin) =>
  (await by.get<Loose>(`/blade-log/${log}/list`, params)).body.data;
const found = async (log: (typeof names)[number], params: Loose = {}, by = admin) =>
  (await listed(log, params, by)).records as Loose[];
const detail = async (log: (typeof names)[number], id: string, by = admin) =>
  (await by.get<Loose>(`/blade-log/${log}/detail`, { id })).body;
const sign = (account: string, password: string, tenantId = '000000', address?: string) => {
  const query = new URLSearchParams({ grant_type: 'password', tenantId, username: account, password });
  const init = { method: 'POST', headers: { Authorization: basic, 'Accept-Language': 'en' } };
  return site.app.request(`/api/blade-auth/oauth/token?${query}`, init, address);
};

describe('refused', () => {
  test.each(names)('%s without a person and without the permission', async (log) => {
    for (const call of ['list', 'detail']) {
      const path = `/blade-log/${log}/${call}`;
      expect((await site.app.request(`/api${path}`, { headers: { Authorization: basic } })).status).toBe(401);
      expect((await qm.get(path, { id: '1' })).body.code).toBe(403);
    }
    for (const call of ['submit', 'remove'])
      expect((await admin.post(`/blade-log/${log}/${call}`, {}, { ids: '1' })).body.code).toBe(404);
    expect((await detail(log, '77')).code).toBe(404);
    expect((await admin.get(`/blade-log/${log}/list`, { search: 'x'.repeat(201) })).body.code).toBe(400);
    expect((await admin.get(`/blade-log/${log}/list`, { search: 'a\u0000' })).body.code).toBe(400);
    expect((await admin.get(`/blade-log/${log}/list`, { createTime_ge: 'soon' })).body.code).toBe(400);
  });

  test('how long they are kept, for who may not say so, and nonsense', async () => {
    expect((await site.app.request(`/api${RETENTION}`, { headers: { Authorization: basic } })).status).toBe(401);
    expect((await qm.get(RETENTION)).body.code).toBe(403);
    expect((await qm.post(RETENTION, { days: 30 })).body.code).toBe(403);
    for (const body of [{}, { days: 0 }, { days: 3651 }, { days: 1.5 }, { days: 'x' }, { days: 30, more: 1 }, [30]])
      expect((await admin.post(RETENTION, body)).body.code, JSON.stringify(body)).toBe(400);
    expect((await admin.get(RETENTION)).body.data).toEqual({ days: 90 });
  });
});

describe('the interface log', () => {
  test('has what people write, refused or not, with secrets struck out, and no reading', async () => {
    const asked = {
      paramName: 'Mail',
      paramKey: 'mail.password',
      paramValue: 'hunter2',
      remark: '',
      token: 'abc',
      code: '493021',
    };
    expect((await admin.post(PARAM, asked)).body.code).toBe(200);
    expect((await qm.post(PARAM, asked)).body.code).toBe(403);
    await admin.post('/blade-user/update-password', undefined, {
      oldPassword: 'old-secret',
      newPassword: 'new-secret',
    });
    await admin.get('/blade-system/param/list');
    const calls = await found('api', { requestUri: PARAM });
    expect(calls).toHaveLength(2);
    expect(calls.map(({ createBy, code, type }) => ({ createBy, code, type }))).toEqual(
      expect.arrayContaining([
        { createBy: 'admin', code: 200, type: 'ok' },
        { createBy: 'qm', code: 403, type: 'refused' },
      ]),
    );
    const [mine] = calls.filter((one) => one.createBy === 'admin');
    expect(mine).toMatchObject({
      title: 'Parameters: save',
      method: 'POST',
      tenantId: '000000',
      serviceId: 'server',
      remoteIp: '127.0.0.1',
      env: 'development',
    });
    expect(mine.time).toBeGreaterThanOrEqual(0);
    expect(mine).not.toHaveProperty('params');
    const { data } = await detail('api', mine.id);
    expect(JSON.parse(data.params)).toEqual({ ...asked, paramValue: '***', token: '***', code: '***' });
    expect(data.requestId).toMatch(/^[\w.-]{8,}$/);
    const all = JSON.stringify(await site.app.rows(sql`select * from log_api`));
    for (const secret of ['hunter2', 'old-secret', 'new-secret', admin.token, '493021'])
      expect(all).not.toContain(secret);
    expect(await found('api', { requestUri: '/list' })).toEqual([]);
  });

  test('is said in the reader’s language and found in either', async () => {
    const zh = await site.app.as('admin', { language: 'zh' });
    expect((await found('api', { requestUri: PARAM }, zh))[0].title).toBe('参数管理：保存');
    expect((await listed('api', { search: '参数管理 admin' })).total).toBe(1);
    expect((await listed('api', { search: 'parameters SAVE' })).total).toBe(2);
    expect((await listed('api', { search: 'parameters nobody-here' })).total).toBe(0);
    expect((await listed('api', { search: '%' })).total).toBe(0);
    expect((await listed('api', { search: 'mail.password' })).total).toBe(2);
    expect((await found('api', { code: '403' })).every((one) => one.code === 403)).toBe(true);
  });

  test('stays within the tenant, and within the time that is asked for', async () => {
    await foreign.post(PARAM, { paramName: 'Theirs', paramKey: 'theirs', paramValue: '1' });
    const [theirs] = await found('api', {}, foreign);
    expect(theirs).toMatchObject({ createBy: 'boss1', tenantId: '000001' });
    expect((await found('api', { search: 'theirs' })).length).toBe(0);
    expect((await detail('api', theirs.id)).code).toBe(404);
    expect((await found('api', { requestUri: PARAM }, foreign)).length).toBe(1);
    expect((await listed('api', { createTime_ge: '2001-01-01', createTime_le: '2001-01-02' })).total).toBe(0);
  });

  test('holds whatever was sent', async () => {
    const odd = { paramName: `a\u0000\ud800${'x'.repeat(20_000)}`, deep: { a: { b: { c: { d: { e: { f: {} } } } } } } };
    await admin.post(PARAM, odd);
    await site.app.request(`/api${PARAM}`, {
      method: 'POST',
      headers: { ...admin.headers(), 'User-Agent': 'u'.repeat(3000), 'Content-Type': 'application/json' },
      body: `{"__proto__": {"x": 1}, "paramName": "data:image/png;base64,${'A'.repeat(9000)}"}`,
    });
    await flushLogs(site.app.deps);
    const rows = await site.app.rows(sql`select params, user_agent from log_api order by id desc limit 2`);
    expect(rows[0]).toMatchObject({ params: expect.stringContaining('(file, ') });
    expect(String(rows[0]!['user_agent'])).toHaveLength(500);
    expect(String(rows[1]!['params']).length).toBeLessThanOrEqual(8000);
  });
});

describe('the usual log', () => {
  test('tells who came, who was refused and why, who left, and a refresh token that came back', async () => {
    const lost = await sign('qm', 'wrong');
    expect(lost.status).toBe(400);
    await sign('nobody', 'wrong', '999999', '10.1.1.1');
    const person = await site.app.as('qm');
    await person.post('/blade-auth/oauth/logout');
    const [out, inn, refused] = await found('usual', { createBy: 'qm' });
    expect(out).toMatchObject({ logId: 'signOut', logLevel: 'info', tenantId: '000000' });
    expect(inn).toMatchObject({ logId: 'signIn', logLevel: 'info', logData: 'password', remoteIp: '127.0.0.1' });
    expect(refused).toMatchObject({ logId: 'signInRefused', logLevel: 'warn' });
    expect(refused.logData).toContain('Wrong tenant, username or password');
    expect((await found('usual', { remoteIp: '10.1.1.1' }))[0]).toMatchObject({
      createBy: 'nobody',
      tenantId: '000000',
    });

    const again = await site.app.as('qm');
    const refresh = (token: string) =>
      site.app.request(
        `/api/blade-auth/oauth/token?${new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token })}`,
        { method: 'POST', headers: { Authorization: basic } },
      );
    const first = (await (await refresh(again.refreshToken)).json()) as Loose;
    await refresh(first.refresh_token);
    expect((await refresh(again.refreshToken)).status).toBe(400);
    expect((await found('usual', { logId: 'refreshReused' }))[0]).toMatchObject({ createBy: 'qm', logLevel: 'warn' });
    expect((await found('usual', { logLevel: 'error' })).length).toBe(0);
  });

  test('is not filled by who tries all night long', async () => {
    // At the beginning of a minute, by which they are counted.
    site.app.clock.set(new Date(Math.ceil(site.app.clock.now().getTime() / 60_000) * 60_000));
    for (let i = 0; i < 40; i += 1) await sign(`guess${i}`, 'wrong', '000000', '10.9.9.9');
    expect((await listed('usual', { remoteIp: '10.9.9.9' })).total).toBe(30);
    site.app.clock.advance({ minutes: 2 });
    await sign('guess', 'wrong', '000000', '10.9.9.9');
    expect((await listed('usual', { remoteIp: '10.9.9.9' })).total).toBe(31);
  });

  test('tells of a job that failed', async () => {
    const fails = () => Promise.reject(new Error('no paper'));
    const wrapped = () => Promise.reject(new Error('Failed query: … params: hunter3', { cause: new Error('no ink') }));
    await every(60, 'copying', wrapped, site.app.deps).stop();
    await every(60, 'printing', fails, site.app.deps).stop();
    const [printing, copying] = await found('usual', { logId: 'jobFailed' });
    expect(printing).toMatchObject({ logLevel: 'error', logData: 'printing: no paper' });
    expect(copying).toMatchObject({ logLevel: 'error', logData: 'copying: no ink' });
  });
});

describe('the error log', () => {
  test('has what broke on the server, with its stack, and what was sent', async () => {
    await site.app.rows(sql`alter table param rename column remark to remark_`);
    const broke = await admin.post(PARAM, { paramName: 'Breaks', paramKey: 'breaks.secret', paramValue: 'hush-hush' });
    await site.app.rows(sql`alter table param rename column remark_ to remark`);
    expect(broke.body.code).toBe(500);
    const [row] = await found('error', { serviceId: 'server' });
    expect(row).toMatchObject({ createBy: 'admin', requestUri: PARAM, method: 'POST', tenantId: '000000' });
    expect(broke.body.msg).toContain(row.requestId);
    expect(row).not.toHaveProperty('stackTrace');
    const { data } = await detail('error', row.id);
    expect(data.stackTrace).toContain('remark');
    expect(data.stackTrace).toMatch(/\n\s+at /);
    expect(data.exceptionName).not.toBe('');
    expect(JSON.stringify(data)).not.toContain('hush-hush');
    expect((await found('error', { serviceId: 'web' })).length).toBe(0);
    // A refusal is no error.
    await admin.post(PARAM, {});
    expect((await listed('error')).total).toBe(1);
  });
});

describe('writing them down', () => {
  test('waits for a database that is away', async () => {
    const { deps } = site.app;
    await flushLogs(deps);
    const away = await openDb({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
    noteUsual(deps, { logId: 'signOut', logLevel: 'info', logData: 'kept meanwhile' });
    await flushLogs({ ...deps, db: away.db });
    await flushLogs({ ...deps, db: away.db });
    await away.close();
    expect((await found('usual', { search: 'kept meanwhile' })).length).toBe(1);
    expect(site.app.logged.filter((line) => line['msg'] === 'logs could not be written')).toHaveLength(1);
    expect(await found('usual', { logId: 'logsDropped' })).toEqual([]);
  });

  test('drops what the database refuses, tells it, and the connection works on', async () => {
    const { deps } = site.app;
    await site.app.rows(sql`alter table log_usual rename to log_away`);
    noteUsual(deps, { logId: 'jobFailed', logLevel: 'error', logData: 'lost one' });
    await flushLogs(deps);
    await site.app.rows(sql`alter table log_away rename to log_usual`);
    expect(site.app.logged.map((line) => line['msg'])).toContain('logs could not be written');
    noteUsual(deps, { logId: 'signOut', logLevel: 'info', logData: 'after' });
    await flushLogs(deps);
    await flushLogs(deps);
    expect(await found('usual', { search: 'lost one' })).toEqual([]);
    expect((await found('usual', { logId: 'logsDropped' }))[0]).toMatchObject({ logData: '1', logLevel: 'warn' });
  });

  test('takes so many and no more', async () => {
    const { deps } = site.app;
    for (let i = 0; i < 5010; i += 1) note(deps, 'usual', { logId: 'signOut', logLevel: 'info', logData: 'flood' });
    await flushLogs(deps);
    await flushLogs(deps);
    expect((await listed('usual', { search: 'flood', size: 50 })).total).toBe(5000);
    expect((await found('usual', { logId: 'logsDropped' }))[0].logData).toBe('10');
    await site.app.rows(sql`delete from log_usual where log_data = 'flood'`);
  });
});

describe('forgetting', () => {
  test('after the days that the tenant says, changes of permissions after a year at least', async () => {
    expect((await admin.post(RETENTION, { days: 30 })).body.data).toEqual({ days: 30 });
    expect((await admin.post(RETENTION, { days: 40 })).body.data).toEqual({ days: 40 });
    expect((await admin.get(RETENTION)).body.data).toEqual({ days: 40 });
    expect((await foreign.get(RETENTION)).body.data).toEqual({ days: 90 });
    const old = (tenantId: string, days: number) => {
      const at = new Date(site.app.clock.now().getTime() - days * 86_400_000).toISOString();
      const values = (id: number) => sql`(${id}, ${tenantId}, ${at}::timestamptz)`;
      return Promise.all([
        site.app.rows(
          sql`insert into log_usual (id, tenant_id, create_time) values ${values(Number(tenantId) * 1000 + days)}`,
        ),
        site.app.rows(
          sql`insert into log_audit (id, tenant_id, create_time) values ${values(Number(tenantId) * 1000 + days)}`,
        ),
      ]);
    };
    for (const tenant of ['000000', '000001']) for (const days of [35, 50, 100, 400]) await old(tenant, days);
    const ages = async (log: 'log_usual' | 'log_audit', tenant: string) =>
      (
        await site.app.rows(
          sql`select id::int % 1000 as age from ${sql.identifier(log)} where tenant_id = ${tenant} and id < 3000 order by 1`,
        )
      ).map((row) => row['age']);
    await monitorJobs[0]!.run(site.app.deps);
    expect(await ages('log_usual', '000000')).toEqual([35]);
    expect(await ages('log_usual', '000001')).toEqual([35, 50]);
    expect(await ages('log_audit', '000000')).toEqual([35, 50, 100]);
    // What somebody wrote into the parameter by hand and is no number means the preset.
    await site.app.rows(sql`update param set param_value = 'long' where param_key = 'log.retentionDays'`);
    expect((await admin.get(RETENTION)).body.data).toEqual({ days: 90 });
  });
});
