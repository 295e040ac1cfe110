import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminSite } from '#tests/support/admin-site.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Caller, Loose } from '#tests/support/caller.ts';

const at = (call: string) => `/blade-system/client/${call}`;
const nobody = '4611686018427387904';

let app: TestApp;
let admin: Caller;
let sub: Caller;
let foreign: Caller;
let own: Loose;
let counter = 0;

beforeAll(async () => {
  ({ app, admin, sub, foreign } = await adminSite());
  own = (await admin.get(at('list'), { clientId: 'saber' })).body.data.records[0];
});

const body = (over: object = {}) => ({
  clientId: `scanner-${++counter}`,
  authorizedGrantTypes: 'password,refresh_token',
  ...over,
});
const added = async (over: object = {}): Promise<Loose> => {
  const answer = await admin.post(at('submit'), body(over));
  if (answer.body.code !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
};
/** What a program with this credential is told by a call that needs nothing else. */
const knock = async (clientId: string, secret: string) => {
  const credential = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
  return (await app.request('/api/blade-system/tenant/info', { headers: { Authorization: credential } })).status;
};
const count = async () => Number((await app.rows(sql`select count(*) as n from client`))[0]!['n']);
const audits = (id: string) =>
  app.rows(
    sql`select action, before, after from log_audit where target_kind = 'client' and target_id = ${id} order by id`,
  );

describe('clients refuse', () => {
  it('who is not signed in, lacks the permission, or is of another tenant', async () => {
    const { Authorization } = admin.headers();
    for (const [method, call] of [
      ['GET', 'list'],
      ['GET', 'detail?id=1'],
      ['POST', 'submit'],
      ['POST', 'remove?ids=1'],
      ['POST', 'reset-secret?id=1'],
    ] as const) {
      const answer = await app.request(`/api${at(call)}`, { method, headers: { Authorization: Authorization! } });
      expect(answer.status, call).toBe(401);
    }
    const row = await added();
    const before = await count();
    for (const by of [sub, foreign]) {
      expect((await by.post(at('submit'), body())).status).toBe(403);
      expect((await by.post(at('submit'), { id: row.id, scope: 'x' })).status).toBe(403);
      expect((await by.post(at('remove'), undefined, { ids: row.id })).status).toBe(403);
      expect((await by.post(at('reset-secret'), undefined, { id: row.id })).status).toBe(403);
    }
    expect((await sub.get(at('list'))).status).toBe(403);
    expect(await count()).toBe(before);
    expect(await knock(row.clientId, row.clientSecret)).toBe(200);
  });

  it('what is not there, an old version, and fields that are wrong', async () => {
    for (const call of ['submit', 'reset-secret', 'remove'] as const) {
      const query = call === 'remove' ? { ids: nobody } : { id: nobody };
      const answer = await admin.post(
        at(call),
        call === 'submit' ? { id: nobody } : undefined,
        call === 'submit' ? {} : query,
      );
      expect(answer.status, call).toBe(404);
    }
    expect((await admin.post(at('reset-secret'), undefined, { id: 'x' })).status).toBe(400);
    expect((await admin.post(at('reset-secret'))).status).toBe(400);
    const row = await added();
    await admin.post(at('submit'), { id: row.id, version: row.version, scope: 'newer' });
    expect((await admin.post(at('submit'), { id: row.id, version: row.version, scope: 'late' })).status).toBe(409);
    expect((await admin.post(at('reset-secret'), undefined, { id: row.id, version: row.version })).status).toBe(409);
    for (const [name, value] of [
      ['clientId', 'a:b'],
      ['clientId', ''],
      ['clientId', row.clientId],
      ['clientSecret', 'short'],
      ['authorizedGrantTypes', 'password,magic'],
      ['authorizedGrantTypes', ' , '],
      ['authorizedGrantTypes', ''],
      ['accessTokenValidity', 5],
      ['refreshTokenValidity', 'long'],
      ['autoapprove', 'perhaps'],
    ] as const) {
      const refused = await admin.post(at('submit'), body({ [name]: value }));
      expect([name, refused.status, Object.keys(refused.body.data.fields)]).toEqual([name, 400, [name]]);
    }
  });

  it('to take away the client that people are working with', async () => {
    for (const change of [
      { clientId: 'sword' },
      { clientSecret: 'another_secret' },
      { authorizedGrantTypes: 'captcha,refresh_token' },
      { authorizedGrantTypes: 'captcha,password' },
    ]) {
      const refused = await admin.post(at('submit'), { id: own.id, ...change });
      expect([refused.status, refused.body.msg], JSON.stringify(change)).toEqual([
        400,
        expect.stringContaining('You are working with this client'),
      ]);
    }
    expect((await admin.post(at('reset-secret'), undefined, { id: own.id })).status).toBe(400);
    expect((await admin.post(at('remove'), undefined, { ids: own.id })).status).toBe(400);
    const other = await added();
    expect((await admin.post(at('remove'), undefined, { ids: `${other.id},${own.id}` })).status).toBe(400);
    expect(await knock('saber', 'saber_secret')).toBe(200);
    // What does no harm may be changed.
    const kept = await admin.post(at('submit'), { ...own, clientSecret: '', scope: 'all', accessTokenValidity: 1800 });
    expect(kept.body.data).toMatchObject({ accessTokenValidity: 1800, authorizedGrantTypes: own.authorizedGrantTypes });
    expect(await knock('saber', 'saber_secret')).toBe(200);
  });
});

describe('a client', () => {
  it('is given a secret that is told once and kept as a hash', async () => {
    const row = await added();
    expect(row.clientSecret).toMatch(/^[\w-]{32}$/);
    const [stored] = await app.rows(sql`select client_secret from client where id = ${row.id}`);
    expect(stored!['client_secret']).toMatch(/^[0-9a-f]{64}$/);
    for (const answer of [
      await admin.get(at('detail'), { id: row.id }),
      await admin.get(at('list'), { clientId: row.clientId }),
      await admin.post(at('submit'), { id: row.id, scope: 'all' }),
    ])
      expect(JSON.stringify(answer.body)).not.toMatch(/[sS]ecret/);
    expect(await knock(row.clientId, row.clientSecret)).toBe(200);
    expect(await knock(row.clientId, `${row.clientSecret}x`)).toBe(401);
  });

  it('works and stops at once, and what was done is told', async () => {
    const row = await added({ clientSecret: 'chosen_secret', authorizedGrantTypes: ' sso, password ,sso' });
    expect(row).toMatchObject({ clientSecret: 'chosen_secret', authorizedGrantTypes: 'sso,password' });
    expect(await knock(row.clientId, 'chosen_secret')).toBe(200);

    const reset = (await admin.post(at('reset-secret'), undefined, { id: row.id, version: row.version })).body.data;
    expect(reset.clientSecret).not.toBe('chosen_secret');
    expect(await knock(row.clientId, 'chosen_secret')).toBe(401);
    expect(await knock(row.clientId, reset.clientSecret)).toBe(200);

    await admin.post(at('submit'), { id: row.id, clientId: 'renamed', clientSecret: '' });
    expect(await knock(row.clientId, reset.clientSecret)).toBe(401);
    expect(await knock('renamed', reset.clientSecret)).toBe(200);

    expect((await admin.post(at('remove'), undefined, { ids: row.id })).body.code).toBe(200);
    expect(await knock('renamed', reset.clientSecret)).toBe(401);

    const told = await audits(row.id);
    expect(told.map((one) => one['action'])).toEqual(['client.add', 'client.secret', 'client.edit', 'client.remove']);
    expect(JSON.stringify(told)).not.toContain(reset.clientSecret);
    expect(JSON.stringify(told)).not.toContain('chosen_secret');
  });

  it('that another process changed is known to be changed', async () => {
    const row = await added();
    expect(await knock(row.clientId, row.clientSecret)).toBe(200);
    await app.rows(sql`delete from client where id = ${row.id}`);
    expect(await knock(row.clientId, row.clientSecret)).toBe(401);
  });

  it('signs people in by the grants that it has', async () => {
    const row = await added({ authorizedGrantTypes: 'password' });
    const sign = async (grant: string) => {
      const query = new URLSearchParams({
        grant_type: grant,
        tenantId: '000000',
        username: 'qm',
        password: 'Qcdm@2026',
      });
      const credential = `Basic ${Buffer.from(`${row.clientId}:${row.clientSecret}`).toString('base64')}`;
      const headers = { Authorization: credential, 'Tenant-Id': '000000' };
      const answer = await app.request(`/api/blade-auth/oauth/token?${query}`, { method: 'POST', headers });
      return (await answer.json()) as Loose;
    };
    expect((await sign('password')).access_token).toBeTruthy();
    expect((await sign('captcha')).error_description).toContain('not supported');
    await admin.post(at('submit'), { id: row.id, authorizedGrantTypes: 'captcha' });
    expect((await sign('password')).error_description).toContain('not supported');
  });

  it('remains when two remove each other', async () => {
    const [one, two] = [await added(), await added()];
    const others = (await admin.get(at('list'), { size: -1 })).body.data.records.map((row: Loose) => row.id);
    const as = (client: Loose) => {
      const credential = `Basic ${Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64')}`;
      return (ids: string) =>
        app.request(`/api${at('remove')}?ids=${ids}`, {
          method: 'POST',
          headers: { ...admin.headers(), Authorization: credential },
        });
    };
    const answers = await Promise.all([
      as(one)(others.filter((id: string) => id !== one.id).join(',')),
      as(two)(others.filter((id: string) => id !== two.id).join(',')),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()[0]).toBe(200);
    expect(await count()).toBe(1);
  });
});
