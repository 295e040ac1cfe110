import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { session } from '#server/db/schema.ts';
import { FIRST_PASSWORD } from '#server/db/seed/seed.ts';
import { flushSeen } from '#server/kernel/last-seen.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { basic } from '#tests/support/caller.ts';
import { type How, wayIn } from '#tests/support/token-call.ts';
import { twoTenants } from '#tests/support/two-tenants.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'minimal' });
  await twoTenants(app);
});

const signIn = async (username: string, how?: How) => {
  const params = { grant_type: 'password', tenantId: '000000', username, password: FIRST_PASSWORD };
  return (await wayIn(app).token(params, how)).body;
};
const refresh = (token: string, how?: How) =>
  wayIn(app).token({ grant_type: 'refresh_token', refresh_token: token, tenantId: '000000' }, how);
const info = (token: string) =>
  app.request('/api/blade-user/info', { headers: { Authorization: basic, 'Blade-Auth': `bearer ${token}` } });
const rowOf = async (refreshToken: string) => {
  const [row] = await app.db
    .select()
    .from(session)
    .where(eq(session.id, refreshToken.split('.')[0]!));
  return row!;
};

describe('refreshing', () => {
  test('with one token many times at once, and again seconds later, gives everybody the same successor', async () => {
    const { refresh_token: token } = await signIn('qm');
    const many = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
    app.clock.advance({ seconds: 5 });
    many.push(await refresh(token));
    expect(new Set(many.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(many.map((answer) => answer.body.refresh_token)).size).toBe(1);
    for (const { body } of many) expect((await info(body.access_token)).status).toBe(200);
  });

  test('works after a week of sleep less a second, whatever the browser’s clock says', async () => {
    const { refresh_token: token, access_token: access } = await signIn('qm');
    app.clock.advance({ days: 6, hours: 23, minutes: 59 });
    expect((await info(access)).status).toBe(401);
    const { body } = await refresh(token, { headers: { Date: 'Thu, 01 Jan 1970 00:00:00 GMT' } });
    expect((await info(body.access_token)).status).toBe(200);
  });
});

test('two people in two windows, and one person in two browsers, are sessions of their own', async () => {
  const [qm, again, sub] = [await signIn('qm'), await signIn('qm'), await signIn('sub')];
  const ids = [qm, again, sub].map((one) => one.refresh_token.split('.')[0]);
  expect(new Set(ids).size).toBe(3);
  await app.request('/api/blade-auth/oauth/logout', {
    headers: { Authorization: basic, 'Blade-Auth': `bearer ${qm.access_token}` },
  });
  expect((await info(qm.access_token)).status).toBe(401);
  expect((await refresh(qm.refresh_token)).status).toBe(400);
  for (const one of [again, sub]) expect((await info(one.access_token)).status).toBe(200);
  expect((await (await info(sub.access_token)).json()).data.account).toBe('sub');
});

test('a session tells from where, with what and when it was last used', async () => {
  const { access_token: access, refresh_token: token } = await signIn('qm', {
    address: '10.5.0.1',
    headers: { 'User-Agent': 'Browser One' },
  });
  const began = await rowOf(token);
  expect(began).toMatchObject({ address: '10.5.0.1', userAgent: 'Browser One' });
  expect(began.lastSeen).toEqual(began.createTime);
  app.clock.advance({ minutes: 10 });
  await info(access);
  expect((await rowOf(token)).lastSeen).toEqual(began.createTime);
  await flushSeen(app.deps);
  const used = (await rowOf(token)).lastSeen!.getTime() - began.createTime.getTime();
  expect(used).toBeGreaterThanOrEqual(600_000);
  app.clock.advance({ minutes: 10 });
  await refresh(token, { address: '10.5.0.2', headers: { 'User-Agent': 'Browser Two' } });
  const moved = await rowOf(token);
  expect(moved).toMatchObject({ address: '10.5.0.2', userAgent: 'Browser Two' });
  expect(moved.lastSeen!.getTime() - began.createTime.getTime()).toBeGreaterThanOrEqual(1_200_000);
  await flushSeen(app.deps);
  expect((await rowOf(token)).lastSeen).toEqual(moved.lastSeen);
});
