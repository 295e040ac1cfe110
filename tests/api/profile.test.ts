import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { dateFormats } from '#domain/kernel/date-formats.ts';
import { limits } from '#domain/limits.ts';
import { loginFailure, session, user, userIdentity } from '#server/db/schema.ts';
import { FIRST_PASSWORD } from '#server/db/seed/seed.ts';
import { personOf } from '#server/kernel/auth.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Answer, basic, type Caller } from '#tests/support/caller.ts';
import { photos } from '#tests/support/photos.ts';

const INFO = '/blade-user/info';
const UPDATE = '/blade-user/update-info';
const PASSWORD = '/blade-user/update-password';
const SESSIONS = '/blade-user/session/list';
const END = '/blade-user/session/end';
const END_OTHERS = '/blade-user/session/end-others';
const IDENTITIES = '/blade-user/identity/list';
const UNLINK = '/blade-user/identity/remove';
const PUT = '/blade-resource/oss/endpoint/put-file';
const NEW = 'A new one 2026!';
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

let app: TestApp;
let qm: Caller;
beforeAll(async () => {
  app = await testApp();
  qm = await app.as('qm');
});

const fieldsOf = (answer: Answer) => Object.keys(answer.body.data.fields ?? {});
const rowOf = async (userId: string) => (await app.db.select().from(user).where(eq(user.id, userId)))[0]!;
const picture = async (who: Caller): Promise<string> => {
  const { body } = await who.upload(PUT, await photos.png(), 'me.png');
  return body.data.attachId;
};
/** Nothing about people and their sessions is another than before. */
async function unchanged(run: () => Promise<unknown>): Promise<void> {
  const look = async () =>
    app.rows(sql`select (select string_agg(u::text, '|' order by id) from user_account u) as people,
      (select string_agg(id || coalesce(end_time::text, ''), '|' order by id) from session) as sessions,
      (select string_agg(i::text, '|' order by id) from user_identity i) as identities,
      (select stamp from access_stamp) as stamp`);
  const before = await look();
  await run();
  expect(await look()).toEqual(before);
}
const change = (who: Caller, oldPassword: string, newPassword: string, newPassword1 = newPassword) =>
  who.post(PASSWORD, { oldPassword, newPassword, newPassword1 });
const linkTo = async (userId: string, source: string, name: string, tenantId = '000000') => {
  const id = app.deps.nextId();
  const now = app.deps.now();
  const subject = `subject ${id}`;
  await app.db
    .insert(userIdentity)
    .values({ id, tenantId, userId, source, subject, name, createTime: now, lastTime: now });
  return id;
};

describe('strangers', () => {
  test.each([
    ['POST', UPDATE],
    ['POST', PASSWORD],
    ['GET', SESSIONS],
    ['POST', `${END}?ids=1`],
    ['POST', END_OTHERS],
    ['GET', IDENTITIES],
    ['POST', `${UNLINK}?ids=1`],
  ])('%s %s is refused', async (method, path) => {
    await unchanged(async () => {
      const answer = await app.request(`/api${path}`, { method, headers: { Authorization: basic } });
      expect(answer.status).toBe(401);
    });
  });
});

describe('what people say of themselves', () => {
  test.each([
    ['a real name of one letter', { realName: 'L' }, ['realName']],
    ['a real name of 21', { realName: 'x'.repeat(21) }, ['realName']],
    ['no name', { name: '  ' }, ['name']],
    ['a control character', { name: 'a\u0000b' }, ['name']],
    ['an e-mail that is none', { email: 'qm@' }, ['email']],
    ['an e-mail with script', { email: '<script>@x.com' }, ['email']],
    ['a short phone', { phone: '1380000' }, ['phone']],
    ['a phone with letters', { phone: '1380000100a' }, ['phone']],
    ['an unknown language', { language: 'fr' }, ['language']],
    ['an unknown date format', { dateFormat: 'YYYY' }, ['dateFormat']],
    ['a picture from elsewhere', { avatar: 'https://evil.example/a.png' }, ['avatar']],
    ['a picture in the address', { avatar: 'data:image/png;base64,AAAA' }, ['avatar']],
    ['a file nobody uploaded', { avatar: '999' }, ['avatar']],
    ['one of two that is wrong', { name: 'Good', signature: '999' }, ['signature']],
    ['numbers for words', { name: 7, phone: {} }, ['name', 'phone']],
  ])('%s is refused, and nothing of it is kept', async (_what, body, fields) => {
    await unchanged(async () => {
      const answer = await qm.post(UPDATE, body);
      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toEqual(fields);
    });
  });

  test('somebody else is not changed by naming them, nor by fields that are not for this call', async () => {
    const other = await app.as('sub');
    await unchanged(async () => {
      expect((await qm.post(UPDATE, { id: other.userId, name: 'Taken' })).status).toBe(403);
    });
    const before = await rowOf(qm.userId);
    const extra = { status: '0', account: 'boss', tenantId: '000001', passwordHash: 'x', roleId: '1', name: 'Lee S L' };
    expect((await qm.post(UPDATE, { ...extra, id: qm.userId })).status).toBe(200);
    const after = await rowOf(qm.userId);
    const { updateTime } = after;
    expect(after).toEqual({ ...before, name: 'Lee S L', version: before.version + 1, updateTime });
  });

  test('a picture that somebody else uploaded, in the same project or another tenant, is refused', async () => {
    const [sub, foreign] = [await app.as('sub'), await app.as('admin', { tenant: '000001' })];
    const theirs = [await picture(sub), await picture(foreign)];
    const link = (await sub.upload(PUT, await photos.png(), 'x.png')).body.data.link;
    await unchanged(async () => {
      for (const avatar of [...theirs, link]) expect((await qm.post(UPDATE, { avatar })).status).toBe(400);
      for (const signature of theirs) expect((await qm.post(UPDATE, { signature })).status).toBe(400);
    });
  });

  test('an upload that is no picture never becomes one', async () => {
    const script = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await qm.upload(PUT, script, 'me.png')).status).toBe(400);
    expect((await qm.upload(PUT, await photos.ofSize(limits.photoBytes + 50_000), 'me.png')).status).toBe(413);
  });

  test('a number of somebody else of the tenant is refused; of another tenant, or shared before, is not', async () => {
    const [bm, cm, foreign] = await Promise.all([app.as('bm'), app.as('cm'), app.as('admin', { tenant: '000001' })]);
    const phone = (await rowOf(bm.userId)).phone;
    await unchanged(async () => {
      const answer = await cm.post(UPDATE, { phone });
      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toEqual(['phone']);
    });
    expect((await foreign.post(UPDATE, { phone })).status).toBe(200);
    await app.db.update(user).set({ phone }).where(eq(user.id, cm.userId));
    expect((await cm.post(UPDATE, { phone, name: 'Zhang J G' })).status).toBe(200);
    const free = '13900001234';
    const both = await Promise.all([bm.post(UPDATE, { phone: free }), cm.post(UPDATE, { phone: free })]);
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 400]);
  });

  test('is read back by info, on every prefix; what is not sent stays', async () => {
    const em = await app.as('em');
    const first = (await em.get(INFO)).body.data;
    expect(first).toMatchObject({ language: '', signature: '', avatar: '', dateFormat: 'YYYY-MM-DD' });
    const said = {
      name: '<b>Ravi</b>',
      realName: '拉维<i>',
      phone: '13900009999',
      email: 'ravi@site.example',
      language: 'zh',
      dateFormat: 'YYYY年MM月DD日',
    };
    expect((await em.post(UPDATE, said)).status).toBe(200);
    expect((await em.get(INFO)).body.data).toMatchObject({ ...said, company: first.company, account: 'em' });
    const more = { phone: '', email: '', name: null, unknown: 1 };
    expect((await em.post('/blade-system/user/update-info', more)).status).toBe(200);
    expect((await em.get('/blade-system/user/info')).body.data).toMatchObject({ ...said, phone: '', email: '' });
    for (const dateFormat of dateFormats) expect((await em.post(UPDATE, { dateFormat })).status).toBe(200);
    expect((await em.post(UPDATE, {})).status).toBe(200);
  });

  test('the name is seen by the server’s memory of people at once', async () => {
    const em = await app.as('em');
    await personOf(app.deps, em.token);
    expect((await em.post(UPDATE, { realName: '新名字' })).status).toBe(200);
    expect((await personOf(app.deps, em.token)).realName).toBe('新名字');
  });

  test('pictures are shown by short-lived links, sent back as they were shown, and taken away', async () => {
    const re = await app.as('re', { project: null });
    const [avatar, signature] = [await picture(re), await picture(re)];
    expect((await re.post(UPDATE, { avatar, signature })).status).toBe(200);
    const shown = (await re.get(INFO)).body.data;
    expect(shown.avatar).toMatch(new RegExp(`^/api/blade-resource/oss/file/${avatar}\\?e=\\d+&s=`));
    expect(shown.signature).toContain(signature);
    const token = await app.request(
      `/api/blade-auth/oauth/token?${new URLSearchParams({ grant_type: 'password', username: 're', password: FIRST_PASSWORD })}`,
      { method: 'POST', headers: { Authorization: basic } },
    );
    expect(((await token.json()) as { avatar: string }).avatar).toBe(shown.avatar);
    const seen = await app.request(shown.avatar);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await app.request(shown.avatar.replace('v=thumb', ''))).status).toBe(403);
    expect((await re.post(UPDATE, { ...shown, name: 'Ng K L' })).status).toBe(200);
    expect(await rowOf(re.userId)).toMatchObject({ avatar, signature, name: 'Ng K L' });
    app.clock.advance({ minutes: 3 * limits.fileLinkMinutes });
    expect((await app.request(shown.signature)).status).toBe(403);
    const again = await app.as('re');
    expect((await again.post(UPDATE, { avatar: '', signature: '' })).status).toBe(200);
    expect((await again.get(INFO)).body.data).toMatchObject({ avatar: '', signature: '' });
  });
});

describe('the password', () => {
  test.each([
    ['no present one', ['', NEW, NEW], ['oldPassword']],
    ['too short', [FIRST_PASSWORD, 'short7!', 'short7!'], ['newPassword']],
    ['two that differ', [FIRST_PASSWORD, NEW, `${NEW}x`], ['newPassword1']],
    ['the same again', [FIRST_PASSWORD, FIRST_PASSWORD, FIRST_PASSWORD], ['newPassword']],
    ['the same again as md5', [FIRST_PASSWORD, md5(FIRST_PASSWORD), md5(FIRST_PASSWORD)], ['newPassword']],
    ['nothing', ['', '', ''], ['oldPassword', 'newPassword']],
    ['endless', [FIRST_PASSWORD, 'x'.repeat(300), 'x'.repeat(300)], ['newPassword', 'newPassword1']],
    ['a wrong present one', ['not it', NEW, NEW], ['oldPassword']],
  ])('%s is refused', async (_what, [oldPassword, newPassword, newPassword1], fields) => {
    const rto = await app.as('rto');
    await unchanged(async () => {
      const answer = await rto.post(PASSWORD, { oldPassword, newPassword, newPassword1 });
      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toEqual(fields);
    });
    expect((await rto.post(PASSWORD, { oldPassword: 1, newPassword: [] })).status).toBe(400);
  });

  test('wrong ones are counted as wrong sign-ins are, and end in the same wait', async () => {
    const address = '10.1.1.1';
    const owner = await app.as('owner', { address });
    for (let n = 0; n < limits.loginFailures; n += 1) expect((await change(owner, 'wrong', NEW)).status).toBe(400);
    const refused = await change(owner, FIRST_PASSWORD, NEW);
    expect(refused.body.msg).toContain('30 minutes');
    await expect(app.as('owner', { address: '10.1.1.2' })).rejects.toThrow('Too many failed attempts');
    app.clock.advance({ minutes: limits.loginWindowMinutes, seconds: 1 });
    expect((await change(owner, FIRST_PASSWORD, NEW)).status).toBe(200);
    expect(await app.db.select().from(loginFailure).where(eq(loginFailure.key, `account:000000:owner`))).toEqual([]);
  });

  test('many at once are one attempt after the other', async () => {
    const sub2 = await app.as('sub2', { address: '10.1.2.1' });
    const all = await Promise.all(Array.from({ length: 9 }, () => change(sub2, 'wrong', NEW)));
    const msgs = all.map(({ body }) => body.msg);
    expect(msgs.filter((msg) => msg.startsWith('The current')).length).toBe(limits.loginFailures);
    app.clock.advance({ minutes: limits.loginWindowMinutes, seconds: 1 });
    const both = await Promise.all([change(sub2, FIRST_PASSWORD, NEW), change(sub2, FIRST_PASSWORD, `${NEW}2`)]);
    expect(both.map((one) => one.status)).toEqual([200, 400]);
  });

  test('is changed: other sessions and their refresh tokens end, this one goes on, the new one opens', async () => {
    const [here, there] = [await app.as('main'), await app.as('main')];
    expect((await change(here, md5(FIRST_PASSWORD), md5(NEW))).status).toBe(200);
    expect((await here.get(INFO)).status).toBe(200);
    expect((await there.get(INFO)).status).toBe(401);
    const refresh = (who: Caller) => {
      const query = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: who.refreshToken });
      const init = { method: 'POST', headers: { Authorization: basic } };
      return app.request(`/api/blade-auth/oauth/token?${query}`, init);
    };
    expect((await refresh(there)).status).toBe(400);
    expect((await refresh(here)).status).toBe(200);
    await expect(app.as('main')).rejects.toThrow('Wrong tenant');
    expect((await (await app.as('main', { password: NEW })).get(INFO)).status).toBe(200);
    // Clients of the dialect send the query.
    const query = { oldPassword: NEW, newPassword: `${NEW}3`, newPassword1: `${NEW}3` };
    expect((await here.post('/blade-system/user/update-password', undefined, query)).status).toBe(200);
    expect((await (await app.as('main', { password: md5(`${NEW}3`) })).get(INFO)).status).toBe(200);
    expect(app.logged.map((line) => JSON.stringify(line)).filter((line) => line.includes(NEW))).toEqual([]);
  });
});

describe('sessions', () => {
  const list = async (who: Caller) => (await who.get(SESSIONS, { size: 50 })).body.data;

  test('of others, one’s own of this moment, and those that never were, are not ended', async () => {
    const [subm, other] = [await app.as('subm'), await app.as('subm2')];
    const spare = await app.as('subm');
    const own = (await list(subm)).records;
    const theirs = (await list(other)).records[0].id;
    const current = own.find((one: { current: boolean }) => one.current).id;
    const mine = own.find((one: { current: boolean }) => !one.current).id;
    await unchanged(async () => {
      for (const [ids, status] of [
        [theirs, 404],
        [`${mine},${theirs}`, 404],
        ['999', 404],
        [current, 400],
        [`${mine},${current}`, 400],
        ['', 400],
        ['x', 400],
      ] as const)
        expect((await subm.post(END, undefined, { ids })).status).toBe(status);
      expect((await subm.post(END)).status).toBe(400);
      expect((await subm.get(SESSIONS, { size: 0 })).status).toBe(400);
    });
    expect((await spare.get(INFO)).status).toBe(200);
  });

  test('are listed in words, this one first, with the last use to the second', async () => {
    const pm = await app.as('pm', { address: '192.0.2.7' });
    app.clock.advance({ minutes: 1 });
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
    const query = new URLSearchParams({ grant_type: 'password', username: 'pm', password: FIRST_PASSWORD });
    const headers = { Authorization: basic, 'User-Agent': phone };
    await app.request(`/api/blade-auth/oauth/token?${query}`, { method: 'POST', headers }, '192.0.2.8');
    app.clock.advance({ minutes: 1 });
    const data = await list(pm);
    expect(data.total).toBe(2);
    expect(data.records[0]).toMatchObject({ current: true, address: '192.0.2.7', browser: '' });
    expect(data.records[1]).toMatchObject({
      current: false,
      address: '192.0.2.8',
      browser: 'Safari',
      system: 'iPhone',
      kind: 'phone',
    });
    expect(data.records[0].lastSeen > data.records[1].lastSeen).toBe(true);
    expect(JSON.stringify(data)).not.toMatch(/hash|refresh/i);
    expect((await pm.get(SESSIONS, { size: 1, current: 2 })).body.data.records).toHaveLength(1);
    // What ran out is none any more.
    app.clock.advance({ days: 8 });
    expect((await list(await app.as('pm'))).total).toBe(1);
  });

  test('one is ended, then all others; what ended stays ended', async () => {
    const [here, second, third] = [await app.as('subm'), await app.as('subm'), await app.as('subm')];
    const others = (await list(here)).records.filter((one: { current: boolean }) => !one.current);
    const ids = (await list(second)).records[0].id;
    expect((await here.post(END, undefined, { ids })).body.data).toEqual({ ended: 1 });
    expect((await here.post(END, undefined, { ids })).body.data).toEqual({ ended: 0 });
    expect((await second.get(INFO)).status).toBe(401);
    expect((await third.get(INFO)).status).toBe(200);
    const bystander = await app.as('subm2');
    expect((await here.post(END_OTHERS)).body.data).toEqual({ ended: others.length - 1 });
    expect((await third.get(INFO)).status).toBe(401);
    expect((await here.get(INFO)).status).toBe(200);
    expect((await bystander.get(INFO)).status).toBe(200);
    const [row] = await app.db.select().from(session).where(eq(session.id, ids));
    expect(row).toMatchObject({ endReason: 'ended by the person' });
  });
});

describe('linked accounts', () => {
  test('of others are neither seen nor unlinked; one’s own are', async () => {
    const [sub, other] = [await app.as('sub'), await app.as('subm2')];
    const mine = await linkTo(sub.userId, 'wechat', '拉希姆');
    const corporate = await linkTo(sub.userId, 'corporate', 'rahim@corp.example');
    const theirs = await linkTo(other.userId, 'qq', 'Ong');
    expect((await sub.get(IDENTITIES)).body.data).toMatchObject([
      { id: mine, source: 'wechat', sourceName: '微信', sourceNameEn: 'WeChat', name: '拉希姆' },
      { id: corporate, source: 'corporate', sourceName: 'corporate', name: 'rahim@corp.example' },
    ]);
    await unchanged(async () => {
      for (const ids of [theirs, `${mine},${theirs}`, '999'])
        expect((await sub.post(UNLINK, undefined, { ids })).status).toBe(404);
      expect((await sub.post(UNLINK, undefined, { ids: '' })).status).toBe(400);
    });
    expect((await sub.post(UNLINK, undefined, { ids: mine })).status).toBe(200);
    expect((await sub.get(IDENTITIES)).body.data.map((one: { id: string }) => one.id)).toEqual([corporate]);
    const kept = and(eq(userIdentity.userId, other.userId), eq(userIdentity.id, theirs));
    expect(await app.db.select().from(userIdentity).where(kept)).toHaveLength(1);
  });
});
