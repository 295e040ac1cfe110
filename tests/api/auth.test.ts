import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { captcha, client, loginFailure, projectMember, session, user } from '#server/db/schema.ts';
import { FIRST_PASSWORD } from '#server/db/seed/seed.ts';
import { memberOf, personOf } from '#server/kernel/auth.ts';
import { hashPassword, passwordMatches } from '#server/kernel/passwords.ts';
import { captchaHash } from '#server/modules/auth/captcha-service.ts';
import { type TestApp, testApp, testConfig } from '#tests/support/app.ts';
import { basic, type Loose } from '#tests/support/caller.ts';
import { type Fixture, twoTenants } from '#tests/support/two-tenants.ts';

const TOKEN = '/api/blade-auth/oauth/token';
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

let app: TestApp;
let made: Fixture;
beforeAll(async () => {
  app = await testApp({ seed: 'minimal' });
  made = await twoTenants(app);
});
beforeEach(async () => {
  await app.db.delete(loginFailure);
});

interface Ask {
  params?: Record<string, string>;
  headers?: Record<string, string>;
  address?: string;
  /** How the parameters travel. */
  by?: 'query' | 'urlencoded' | 'multipart';
}

async function ask({ params = {}, headers = {}, address, by = 'query' }: Ask, on = app) {
  const said = { Authorization: basic, ...headers };
  const query = new URLSearchParams(params);
  const form = new FormData();
  for (const [key, value] of query) form.set(key, value);
  const answer =
    by === 'query'
      ? await on.request(`${TOKEN}?${query}`, { method: 'POST', headers: said }, address)
      : await on.request(TOKEN, { method: 'POST', headers: said, body: by === 'multipart' ? form : query }, address);
  return { status: answer.status, body: (await answer.json()) as Loose };
}

const signInParams = {
  grant_type: 'password',
  scope: 'all',
  tenantId: '000000',
  username: 'qm',
  password: FIRST_PASSWORD,
};
const signIn = (params: Record<string, string> = {}, more: Omit<Ask, 'params'> = {}) =>
  ask({ params: { ...signInParams, ...params }, ...more });
const refresh = (token: string, params: Record<string, string> = {}) =>
  ask({ params: { grant_type: 'refresh_token', refresh_token: token, tenantId: '000000', scope: 'all', ...params } });

async function info(token: string, path = '/api/blade-user/info', headers: Record<string, string> = {}) {
  const answer = await app.request(path, {
    headers: { Authorization: basic, 'Blade-Auth': `bearer ${token}`, ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as Loose };
}

const refused = (answer: { status: number; body: Loose }, words: RegExp, status = 400, error = 'invalid_grant') => {
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ error, error_description: expect.stringMatching(words) });
};

describe('the token call refuses', () => {
  test('without or with a wrong client credential: 401, flat', async () => {
    const wrong = `Basic ${Buffer.from('saber:other').toString('base64')}`;
    for (const Authorization of ['', 'Basic', 'Basic ###', 'Bearer x', wrong, `Basic ${btoa('nobody:saber_secret')}`])
      refused(await signIn({}, { headers: { Authorization } }), /client credential/, 401, 'invalid_client');
  });

  test('a wrong password, an unknown account and a foreign tenant in the same words', async () => {
    const wrong: Record<string, string>[] = [
      { password: 'wrong' },
      { username: 'nobody' },
      { tenantId: '000001' },
      { tenantId: '999999' },
      { username: '' },
      { password: '' },
      { username: 'x'.repeat(5000) },
      { username: 'q\0m' },
      { username: "qm' or 1=1 --" },
      { username: 'q%' },
    ];
    for (const params of wrong)
      refused(await signIn(params, { address: `10.0.0.${Math.random()}` }), /^Wrong tenant, username or password$/);
  });

  test('in Chinese for who reads Chinese', async () => {
    const answer = await signIn({ password: 'wrong' }, { headers: { 'Accept-Language': 'zh-CN,zh;q=0.9' } });
    refused(answer, /^租户、用户名或密码错误$/);
  });

  test('a person who left, but only tells who knows the password', async () => {
    refused(await signIn({ username: 'left', password: 'wrong' }), /^Wrong tenant/);
    refused(await signIn({ username: 'left' }), /deactivated/);
  });

  test('an unknown grant, none, and one that the client may not use', async () => {
    for (const grant of ['', 'sso', 'authorization_code', '__proto__', 'constructor'])
      refused(await signIn({ grant_type: grant }), /not supported/, 400, 'unsupported_grant_type');
    const id = app.deps.nextId();
    const secret = createHash('sha256').update('s').digest('hex');
    const lifetimes = { accessTokenValidity: 60, refreshTokenValidity: 120 };
    await app.db
      .insert(client)
      .values({ id, clientId: 'narrow', clientSecret: secret, authorizedGrantTypes: 'refresh_token', ...lifetimes });
    const Authorization = `Basic ${btoa('narrow:s')}`;
    refused(await signIn({}, { headers: { Authorization } }), /not supported/, 400, 'unsupported_grant_type');
  });

  test('after five failures of an account, from wherever; not other accounts; for thirty minutes', async () => {
    for (let n = 0; n < 5; n++) refused(await signIn({ password: `no ${n}` }, { address: `10.1.0.${n}` }), /^Wrong/);
    refused(await signIn({}, { address: '10.1.0.9' }), /Try again in 30 minutes/);
    refused(await signIn({ username: 'QM' }, { address: '10.1.0.9' }), /Too many/);
    expect((await signIn({ username: 'sub' }, { address: '10.1.0.9' })).status).toBe(200);
    app.clock.advance({ minutes: 21 });
    refused(await signIn({}, { address: '10.1.0.9' }), /Try again in 9 minutes/);
    app.clock.advance({ minutes: 9, seconds: 1 });
    expect((await signIn({}, { address: '10.1.0.9' })).status).toBe(200);
  });

  test('after five failures of an address, whatever the account', async () => {
    for (let n = 0; n < 5; n++) await signIn({ username: `guess${n}` }, { address: '10.2.0.1' });
    refused(await signIn({}, { address: '10.2.0.1' }), /Too many failed attempts/);
    expect((await signIn({}, { address: '10.2.0.2' })).status).toBe(200);
  });

  test('a burst at one account no more than five times', async () => {
    const burst = Array.from({ length: 12 }, (_, n) => signIn({ password: `no ${n}` }, { address: `10.3.0.${n}` }));
    const said = (await Promise.all(burst)).map((answer) => answer.body.error_description as string);
    expect(said.filter((words) => words.startsWith('Wrong'))).toHaveLength(5);
  });

  test('and forgets failures at a success', async () => {
    for (let n = 0; n < 4; n++) await signIn({ password: 'no' });
    expect((await signIn()).status).toBe(200);
    expect(await app.db.select().from(loginFailure)).toEqual([]);
  });

  test('a body that is no form', async () => {
    const headers = { Authorization: basic, 'Content-Type': 'multipart/form-data; boundary=x' };
    const answer = await app.request(TOKEN, { method: 'POST', headers, body: 'rubbish' });
    expect(answer.status).toBe(400);
  });
});

describe('the token call answers', () => {
  test('a flat body, without code, license or password', async () => {
    const { status, body } = await signIn();
    expect(status).toBe(200);
    const names =
      'access_token account avatar dept_id detail expires_in nick_name oauth_id post_id real_name refresh_token role_id ' +
      'role_name tenant_id token_type user_id user_name';
    expect(Object.keys(body).toSorted()).toEqual(names.split(' '));
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, tenant_id: '000000', account: 'qm' });
    expect(body).toMatchObject({
      user_id: made.ids['qm'],
      role_name: 'qm',
      real_name: 'qm 张',
      detail: { type: 'web' },
    });
    expect(decodeJwt(body.access_token)).toMatchObject({
      token_type: 'access_token',
      tenant_id: '000000',
      user_id: made.ids['qm'],
      account: 'qm',
      user_name: 'qm',
      client_id: 'saber',
      session_id: expect.stringMatching(/^\d+$/),
      role_id: body.role_id,
    });
  });

  test('whatever way the parameters came, md5 or plain, tenant in the header or not at all', async () => {
    for (const by of ['query', 'urlencoded', 'multipart'] as const) {
      expect((await signIn({ password: md5(FIRST_PASSWORD) }, { by })).status).toBe(200);
      expect((await signIn({ password: md5(FIRST_PASSWORD).toUpperCase() }, { by })).status).toBe(200);
    }
    const { tenantId: _, ...bare } = signInParams;
    expect((await ask({ params: bare })).body.tenant_id).toBe('000000');
    const other = { ...bare, username: 'qm1' };
    expect((await ask({ params: other, headers: { 'Tenant-Id': '000001' } })).body.tenant_id).toBe('000001');
    const { username, ...named } = signInParams;
    expect((await ask({ params: { ...named, account: username.toUpperCase() } })).body.account).toBe('qm');
  });

  test('passwords are kept as argon2id over md5-hex', async () => {
    const [row] = await app.db.select().from(user).where(eq(user.account, 'qm'));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    const hash = await hashPassword('hunter2');
    expect(await passwordMatches(hash, 'hunter2')).toBe(true);
    expect(await passwordMatches(hash, md5('hunter2'))).toBe(true);
    expect(await passwordMatches(hash, 'hunter3')).toBe(false);
    expect(await passwordMatches(undefined, 'hunter2')).toBe(false);
  });
});

describe('with the captcha on', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await testApp({ seed: 'minimal', config: { ...testConfig, captcha: 'on' } });
  });
  beforeEach(async () => {
    await strict.db.delete(loginFailure);
  });

  const picture = async () => {
    const answer = await strict.request('/api/blade-auth/oauth/captcha', { headers: { Authorization: basic } });
    return { status: answer.status, body: (await answer.json()) as Loose };
  };
  /** A captcha whose answer the test knows: the stored hash is replaced. */
  const known = async (code: string) => {
    const { key } = (await picture()).body;
    await strict.db
      .update(captcha)
      .set({ answerHash: captchaHash(strict.deps, key, code) })
      .where(eq(captcha.key, key));
    return key as string;
  };
  const enter = (key: string, code: string, params: Record<string, string> = {}) =>
    ask(
      {
        params: { ...signInParams, grant_type: 'captcha', username: 'admin', type: 'account', ...params },
        headers: { 'Captcha-Key': key, 'Captcha-Code': code },
      },
      strict,
    );

  test('the picture needs the client credential', async () => {
    const answer = await strict.request('/api/blade-auth/oauth/captcha');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 401, success: false });
  });

  test('nobody enters by the password grant, without a code, with a wrong, old or used one', async () => {
    refused(
      await ask({ params: { ...signInParams, username: 'admin' } }, strict),
      /needs a verification code/,
      400,
      'unauthorized_client',
    );
    refused(await enter('', ''), /verification code is wrong/);
    refused(await enter('f'.repeat(32), 'ADEFH'), /verification code/);
    const wrong = await known('ADEFH');
    refused(await enter(wrong, 'ADEFJ'), /verification code/);
    refused(await enter(wrong, 'ADEFH'), /verification code/);
    const old = await known('ADEFH');
    strict.clock.advance({ minutes: 5, seconds: 1 });
    refused(await enter(old, 'ADEFH'), /verification code/);
    const used = await known('ADEFH');
    refused(await enter(used, 'ADEFH', { password: 'wrong' }), /^Wrong tenant/);
    refused(await enter(used, 'ADEFH'), /verification code/);
  });

  test('the right code opens, in any case', async () => {
    expect((await enter(await known('ADEFH'), ' adefh ')).body).toMatchObject({
      account: 'admin',
      role_name: 'administrator',
    });
  });

  test('the picture is told at the top and in data, its answer is not kept readable', async () => {
    const { body } = await picture();
    expect(body).toMatchObject({ code: 200, success: true, key: body.data.key, image: body.data.image });
    expect(body.image).toMatch(/^data:image\/svg\+xml;base64,/);
    const svg = Buffer.from(body.image.split(',')[1], 'base64').toString();
    expect(svg).toContain('width="130" height="48"');
    expect(svg).not.toMatch(/<text|<script/);
    const [row] = await strict.db.select().from(captcha).where(eq(captcha.key, body.key));
    expect(row?.answerHash).toMatch(/^[\w-]{43}$/);
  });
});

describe('the open dialect', () => {
  // Made with sm-crypto itself, as unchanged open clients do: C1C2C3, the leading 04 left out. wire.md §2
  const sm2PrivateKey = '5f1c3a0e9b7d24861f0c53a8e7d692b4c01f8e3d7a65b94210fedcba98765432';
  const publicKey =
    '041df4d42ddbb9410909dcc097fbba1ae63e99f1a514e8fddb066729031e3dfda5' +
    '4f76b2345759284ebfdff6f00788586a34c273873a4ddc2acf3abda7a45c0e5a';
  const sealedRight =
    'e1a488c9bbfb2c376437bb788495627165b65758bc25ec4d1a5c258ec834a52fea721ada559c3f44c1036734e586432b66b71a76d05ef7ef' +
    'e58369c1f162899ef59e5d973bfa30c2b6a7c98a4973b326791ca1912a6bff4ba6e06469f0c526c9354cbbaa0d0ab64a46';
  const sealedWrong =
    '8eac067d02e49cdf99435f52e87bf27bfad08b564929abd8a74806e7b062a8d1d6c45e36c89a934c583ac5fdea53b4e7eed7ec072dcd2d8c' +
    '525b9011573b26d79c587bf195a16e7d0568498865fc8824fe26cffd3041319a3eac08400f137692b8ed6c9435';
  /** A point that begins with 04 by itself. */
  const sealed04 =
    '04ca0dd6c6c5a428c6513e2e52a9a7ac998e20e04afc6451d3dbb5963699e0ab7fa9b37fb108e8e7bac932488058f6ded54cb20e19702bad' +
    '81ad65b2c3f0409369626da2a89c25b75ebd280b3d908f7ad9e901e50d23a9ad0bdfab43735eb812e51ed593fd7a43667b';
  let open: TestApp;
  beforeAll(async () => {
    open = await testApp({ seed: 'minimal', config: { ...testConfig, sm2PrivateKey } });
  });
  beforeEach(async () => {
    await open.db.delete(loginFailure);
  });

  const enter = async (params: Record<string, string> = {}, by: Ask['by'] = 'query', headers = {}, on = open) => {
    const query = new URLSearchParams({
      grantType: 'password',
      tenantId: '000000',
      account: 'admin',
      password: FIRST_PASSWORD,
      type: 'account',
      ...params,
    });
    const form = new FormData();
    for (const [key, value] of query) form.set(key, value);
    const path = '/api/blade-auth/token';
    const init = { method: 'POST', headers: { Authorization: basic, ...headers } };
    const answer = await (by === 'query'
      ? on.request(`${path}?${query}`, init)
      : on.request(path, { ...init, body: by === 'multipart' ? form : query }));
    return { status: answer.status, body: (await answer.json()) as Loose };
  };

  test('refuses in the envelope: client, password, grant, refresh token', async () => {
    const wrong = await enter({ password: 'wrong' });
    expect(wrong).toEqual({
      status: 400,
      body: { code: 400, success: false, data: {}, msg: 'Wrong tenant, username or password' },
    });
    expect(await enter({}, 'query', { Authorization: '' })).toMatchObject({ status: 401, body: { code: 401 } });
    expect(await enter({ grantType: 'implicit' })).toMatchObject({ status: 400, body: { code: 400 } });
    expect(await enter({ grantType: 'refresh_token', refreshToken: 'x' })).toMatchObject({ body: { code: 400 } });
    expect(await enter({ grantType: 'social', source: 'nobody', code: 'x', state: 'x' })).toMatchObject({
      body: { code: 400, success: false },
    });
  });

  test('five failures stop it as they stop the other dialect', async () => {
    for (let n = 0; n < 5; n++) await enter({ password: n % 2 === 0 ? 'wrong' : sealedWrong });
    expect((await enter()).body.msg).toMatch(/Too many failed attempts/);
  });

  test('answers in camelCase, from query, form and multipart, and refreshes', async () => {
    for (const by of ['query', 'urlencoded', 'multipart'] as const) {
      const { status, body } = await enter({}, by);
      expect(status).toBe(200);
      expect(body).toMatchObject({ code: 200, success: true });
      expect(Object.keys(body.data).toSorted()).toEqual([
        'accessToken',
        'account',
        'authority',
        'avatar',
        'expiresIn',
        'license',
        'oauthId',
        'refreshToken',
        'tenantId',
        'tokenType',
        'userId',
        'userName',
      ]);
      expect(body.data).toMatchObject({ tokenType: 'bearer', account: 'admin', tenantId: '000000', expiresIn: 3600 });
      expect(body.data.authority).toContain('admin');
      expect(body.data.userId).toMatch(/^\d+$/);
    }
    const { data } = (await enter()).body;
    const again = await enter({ grantType: 'refresh_token', refreshToken: data.refreshToken, scope: 'all' });
    expect(again.body.data).toMatchObject({ account: 'admin', tokenType: 'bearer' });
    expect(again.body.data.refreshToken).not.toBe(data.refreshToken);
  });

  test('takes a password plain, as md5, and sealed with SM2, with or without its 04', async () => {
    for (const password of [FIRST_PASSWORD, md5(FIRST_PASSWORD), sealedRight, `04${sealedRight}`, sealed04])
      expect((await enter({ password })).status, password).toBe(200);
    expect((await enter({ password: sealedRight.toUpperCase() })).status).toBe(200);
    const flat = await ask({ params: { ...signInParams, username: 'admin', password: sealedRight } }, open);
    expect(flat.body).toMatchObject({ account: 'admin', role_name: 'administrator' });
  });

  test('what is sealed wrongly, or where no key is set, is a wrong password like any other', async () => {
    const broken = [sealedWrong, `${sealedRight.slice(0, -2)}00`, '00'.repeat(101), 'ab'.repeat(101), '04'.repeat(150)];
    for (const password of broken) {
      await open.db.delete(loginFailure);
      expect((await enter({ password })).body.msg, password).toBe('Wrong tenant, username or password');
    }
    const keyless = await enter({ account: 'qm', password: sealedRight }, 'query', {}, app);
    expect(keyless.body).toMatchObject({ code: 400, msg: 'Wrong tenant, username or password' });
  });

  test('captcha, public key and the calls beside them', async () => {
    const get = async (path: string, on = open, headers: Record<string, string> = { Authorization: basic }) => {
      const answer = await on.request(`/api${path}`, { headers });
      return { status: answer.status, body: (await answer.json()) as Loose };
    };
    const said = (await get('/blade-auth/captcha')).body;
    expect(said.data).toEqual({ key: said.key, image: said.image, required: false });
    expect((await get('/blade-auth/public-key')).body.data).toEqual({ publicKey });
    expect((await get('/blade-auth/public-key', app)).body.data).toEqual({ publicKey: '' });
    expect((await get('/blade-auth/oauth/clear-cache')).body).toMatchObject({ code: 200, data: {} });
    for (const path of ['captcha', 'public-key', 'oauth/clear-cache', 'logout'])
      expect((await get(`/blade-auth/${path}`, open, {})).status, path).toBe(401);
    const { accessToken } = (await enter()).body.data;
    const me = { Authorization: basic, 'Blade-Auth': `bearer ${accessToken}` };
    expect((await get('/blade-auth/oauth/user-info', open, me)).body.data).toMatchObject({ account: 'admin' });
    expect((await get('/blade-auth/oauth/user-info')).status).toBe(401);
  });
});

describe('an access token', () => {
  test('is refused when missing, malformed, unsigned, foreign or of another kind', async () => {
    const { body } = await signIn();
    const claims = decodeJwt(body.access_token);
    const signed = (secret: string, more = {}) =>
      new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
    const none = `${btoa('{"alg":"none"}')}.${body.access_token.split('.')[1]}.`.replaceAll('=', '');
    for (const token of [
      '',
      'x',
      none,
      body.refresh_token,
      await signed('another secret of some length'),
      await signed(testConfig.secret, { token_type: 'refresh_token' }),
      await signed(testConfig.secret, { session_id: '1' }),
      await signed(testConfig.secret, { exp: undefined }),
    ]) {
      const answer = await info(token);
      expect(answer.status, token).toBe(401);
      expect(answer.body).toMatchObject({ code: 401, success: false, msg: 'Please sign in' });
    }
    expect((await info(await signed(testConfig.secret))).status).toBe(200);
  });

  test('is refused once expired', async () => {
    const { body } = await signIn();
    app.clock.advance({ seconds: 3590 });
    expect((await info(body.access_token)).status).toBe(200);
    app.clock.advance({ seconds: 20 });
    expect((await info(body.access_token)).status).toBe(401);
  });

  test('is refused from the next request on when the person leaves', async () => {
    const { body } = await signIn({ username: 'sub' });
    expect((await info(body.access_token)).status).toBe(200);
    await app.db.update(user).set({ status: '0' }).where(eq(user.account, 'sub'));
    expect((await info(body.access_token)).status).toBe(401);
    refused(await refresh(body.refresh_token), /session has ended/);
    await app.db.update(user).set({ status: '1' }).where(eq(user.account, 'sub'));
  });

  test('without the client credential is not looked at', async () => {
    const { body } = await signIn();
    const answer = await info(body.access_token, undefined, { Authorization: '' });
    expect(answer.body).toMatchObject({ code: 401, msg: 'The client credential is not accepted' });
  });

  test('may come in the query, for downloads', async () => {
    const { body } = await signIn();
    const path = `/api/blade-user/info?blade-auth=${encodeURIComponent(`bearer ${body.access_token}`)}`;
    expect((await app.request(path, { headers: { Authorization: basic } })).status).toBe(200);
  });
});

describe('a refresh token', () => {
  const ended = async (token: string) => {
    const [row] = await app.db
      .select()
      .from(session)
      .where(eq(session.id, String(token.split('.')[0])));
    return row?.endReason;
  };

  test('is refused when made up, and a made-up one ends nobody’s session', async () => {
    const { body } = await signIn();
    const [id, random, seal] = body.refresh_token.split('.');
    for (const token of ['', 'x', `${id}.x.${seal}`, `${id}.${random}.x`, `${id}.${random}`, `1.${random}.${seal}`])
      refused(await refresh(token), /session has ended/);
    expect((await refresh(body.refresh_token)).status).toBe(200);
  });

  test('is refused to another client', async () => {
    const { body } = await signIn();
    const Authorization = `Basic ${btoa('narrow:s')}`;
    const params = { grant_type: 'refresh_token', refresh_token: body.refresh_token };
    refused(await ask({ params, headers: { Authorization } }), /session has ended/);
  });

  test('rotates; the old one ends the session when it comes back later', async () => {
    const first = (await signIn()).body;
    const second = (await refresh(first.refresh_token)).body;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second).toMatchObject({ account: 'qm', expires_in: 3600, token_type: 'bearer' });
    expect((await info(second.access_token)).status).toBe(200);
    app.clock.advance({ seconds: 11 });
    refused(await refresh(first.refresh_token), /session has ended/);
    expect(await ended(first.refresh_token)).toBe('refresh token used twice');
    refused(await refresh(second.refresh_token), /session has ended/);
    expect((await info(second.access_token)).status).toBe(401);
  });

  test('sent twice at the same moment gets the same successor', async () => {
    const { body } = await signIn();
    const [one, two] = await Promise.all([refresh(body.refresh_token), refresh(body.refresh_token)]);
    expect(one.status).toBe(200);
    expect(two.body.refresh_token).toBe(one.body.refresh_token);
    expect((await refresh(one.body.refresh_token)).status).toBe(200);
  });

  test('two rotations old ends the session at once', async () => {
    const first = (await signIn()).body;
    const second = (await refresh(first.refresh_token)).body;
    await refresh(second.refresh_token);
    refused(await refresh(first.refresh_token), /session has ended/);
    expect(await ended(first.refresh_token)).toBe('refresh token used twice');
  });

  test('is kept as a hash only, and lives seven days from its last use', async () => {
    const first = (await signIn()).body;
    const rows = await app.rows(sql`select refresh_hash from session`);
    expect(JSON.stringify(rows)).not.toContain(first.refresh_token.split('.')[1]);
    app.clock.advance({ days: 6 });
    const second = (await refresh(first.refresh_token)).body;
    app.clock.advance({ days: 6 });
    const third = (await refresh(second.refresh_token)).body;
    app.clock.advance({ days: 7, seconds: 1 });
    refused(await refresh(third.refresh_token), /session has ended/);
  });
});

describe('signing out', () => {
  const out = (method: string, path: string, token: string, body?: unknown) =>
    app.request(path, {
      method,
      headers: {
        Authorization: basic,
        'Blade-Auth': `bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  test.each([
    ['GET', '/api/blade-auth/oauth/logout'],
    ['POST', '/api/blade-auth/oauth/logout'],
    ['POST', '/api/blade-auth/logout'],
    ['GET', '/api/blade-auth/logout'],
  ])('%s %s ends the session at once', async (method, path) => {
    const { body } = await signIn();
    const answer = await out(method, path, body.access_token);
    expect(await answer.json()).toMatchObject({ code: 200, success: true, data: {} });
    expect((await info(body.access_token)).status).toBe(401);
    refused(await refresh(body.refresh_token), /session has ended/);
  });

  test('works with an expired token and does nothing with a forged one', async () => {
    const { body } = await signIn();
    const { body: other } = await signIn({ username: 'sub' });
    app.clock.advance({ hours: 2 });
    expect((await out('GET', '/api/blade-auth/oauth/logout', body.access_token)).status).toBe(200);
    refused(await refresh(body.refresh_token), /session has ended/);
    const forged = await new SignJWT(decodeJwt(other.access_token))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret of somebody else'));
    expect((await out('GET', '/api/blade-auth/oauth/logout', forged)).status).toBe(200);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  test('with a list as body it is an upload of browser errors: kept, nobody signed out', async () => {
    const { body } = await signIn();
    const entry = { type: 'error', message: 'it broke here', url: 'http://x/', time: '2026-01-01 00:00:00' };
    const answer = await out('POST', '/api/blade-auth/oauth/logout', body.access_token, [entry]);
    expect(await answer.json()).toMatchObject({ code: 200, success: true });
    expect(JSON.stringify(await app.rows(sql`select * from log_error`))).toContain('it broke here');
    expect((await info(body.access_token)).status).toBe(200);
  });
});

describe('who am I', () => {
  test('the person, roles as aliases, names in the reader’s language, never the password', async () => {
    const { body } = await signIn({ username: 'both' });
    const english = await info(body.access_token);
    expect(english.body.data).toMatchObject({
      id: made.ids['both'],
      userId: made.ids['both'],
      tenantId: '000000',
      account: 'both',
      roles: ['qm', 'sub'],
      authority: 'qm,sub',
      roleName: 'QA/QC manager,Sub-contractor',
      dateFormat: 'YYYY-MM-DD',
      status: '1',
    });
    expect(JSON.stringify(english.body)).not.toMatch(/password|argon2/i);
    const chinese = await info(body.access_token, '/api/blade-system/user/info', { 'Accept-Language': 'zh' });
    expect(chinese.body.data.roleName).toBe('质量经理,分包商');
  });
});

describe('where may I work', () => {
  const list = async (account: string, query = '', tenant = '000000') => {
    const { body } = await signIn({ username: account, tenantId: tenant });
    return info(body.access_token, `/api/qcdm/project/jurisdiction/loginProjectList${query}`);
  };

  test('nobody who is not signed in', async () => {
    expect((await info('', '/api/qcdm/project/jurisdiction/loginProjectList')).status).toBe(401);
  });

  test('own projects of the own tenant, in order', async () => {
    const { body } = await list('qm', '?size=-1');
    const { first, second, foreign } = made.projects;
    expect(body.data).toMatchObject({ total: 2, size: -1, current: 1, pages: 1 });
    expect(body.data.records[0]).toEqual({
      id: first,
      projectName: 'First',
      projectNameEn: 'First en',
      projectAbbreviation: 'Fi',
      contractorId: '',
      timeZone: 'Asia/Singapore',
    });
    expect(body.data.records[1].id).toBe(second);
    expect((await list('qm', '?size=1&current=2')).body.data).toMatchObject({ total: 2, records: [{ id: second }] });
    expect((await list('lost')).body.data).toMatchObject({ total: 0, records: [] });
    expect((await list('qm1', '', '000001')).body.data.records).toMatchObject([{ id: foreign }]);
    expect((await list('qm', '?size=abc')).status).toBe(400);
  });
});

describe('the wall between projects', () => {
  const personNamed = async (account: string, tenantId = '000000', projectId?: string) => {
    const { body } = await signIn({ username: account, tenantId });
    return personOf(app.deps, body.access_token, projectId);
  };
  const problem = (name: string) => expect.objectContaining({ problem: name });

  test('no project, rubbish, unknown, not mine and another tenant’s are refused', async () => {
    const sub = await personNamed('sub');
    await expect(memberOf(app.deps, sub, '')).rejects.toEqual(problem('noProject'));
    for (const id of ['x', "1' or '1'='1", '-1', '9'.repeat(30), '1', made.projects.second, made.projects.foreign])
      await expect(memberOf(app.deps, sub, id), id).rejects.toEqual(problem('projectDenied'));
    // A stray membership across tenants opens nothing either.
    await app.db.insert(projectMember).values({ projectId: made.projects.foreign, userId: made.ids['sub']! });
    await expect(memberOf(app.deps, sub, made.projects.foreign)).rejects.toEqual(problem('projectDenied'));
    const folded = await personNamed('sub', '000000', made.projects.foreign);
    await expect(memberOf(app.deps, folded, made.projects.foreign)).rejects.toEqual(problem('projectDenied'));
  });

  test('inside, the configured lists decide who sees and does everything', async () => {
    const { first, second, foreign } = made.projects;
    for (const asked of [undefined, first, second]) {
      const qm = await memberOf(app.deps, await personNamed('qm', '000000', asked), first);
      expect(qm).toMatchObject({
        projectId: first,
        contractorId: null,
        viewsAll: true,
        operatesAll: true,
        kinds: ['QM'],
      });
      expect(qm.platformAdmin).toBe(false);
      expect(qm.codes.has('report_add') && !qm.codes.has('param_add')).toBe(true);
    }
    const sub = await memberOf(app.deps, await personNamed('sub', '000000', first), first);
    expect(sub).toMatchObject({ viewsAll: false, operatesAll: false, kinds: ['SUB'] });
    const boss = await memberOf(app.deps, await personNamed('boss1', '000001', foreign), foreign);
    expect(boss).toMatchObject({ kinds: ['ADMIN'], platformAdmin: false, tenantId: '000001' });
    expect((await personNamed('admin')).platformAdmin).toBe(true);
  });
});
