import { randomUUID } from 'node:crypto';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ssoUsed } from '#server/db/schema.ts';
import type { SsoSettings } from '#server/kernel/ways-in.ts';
import { type TestApp, testApp, testConfig } from '#tests/support/app.ts';
import { keyServer } from '#tests/support/key-server.ts';
import { type Flat, wayIn } from '#tests/support/token-call.ts';
import { type Fixture, twoTenants } from '#tests/support/two-tenants.ts';

const secret = 'a secret of two systems, long enough for HS256';
const settings: SsoSettings = {
  issuer: 'https://portal.example.com',
  audience: 'qcdm',
  secret,
  accountClaim: 'account',
  tenantClaim: 'tenant_id',
};

let app: TestApp;
let made: Fixture;
beforeAll(async () => {
  app = await testApp({ seed: 'minimal', config: { sso: settings } });
  made = await twoTenants(app);
});

const seconds = (from: number) => Math.floor(app.clock.now().getTime() / 1000) + from;
const claims = (more: JWTPayload = {}): JWTPayload => ({
  iss: settings.issuer,
  aud: settings.audience,
  exp: seconds(60),
  jti: randomUUID(),
  account: 'qm',
  tenant_id: '000000',
  ...more,
});
const signed = (more: JWTPayload = {}, key = secret, alg = 'HS256') =>
  new SignJWT(claims(more)).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));
const enter = (token: string, on = app) => wayIn(on).sso(token);

const refused = (answer: Flat, words: RegExp, status = 400, error = 'invalid_grant') => {
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ error, error_description: expect.stringMatching(words) });
};

describe('a link of another system is refused', () => {
  test('where none is believed, and without the client credential', async () => {
    const { sso: _, ...without } = { ...testConfig, sso: settings };
    const plain = await testApp({ seed: 'minimal', config: without });
    refused(await enter(await signed(), plain), /not set up here/);
    const bare = await wayIn(app).sso(await signed(), { headers: { Authorization: '' } });
    refused(bare, /client credential/, 401, 'invalid_client');
  });

  test('when it is no token, unsigned, signed by somebody else, or lacks what it must say', async () => {
    const token = await signed();
    const [head, body, seal] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...claims(), account: 'admin' })).toString('base64url');
    for (const bad of [
      '',
      'x',
      'a.b.c',
      `${head}.${body}.`,
      `${head}.${forged}.${seal}`,
      new UnsecuredJWT(claims()).encode(),
      await signed({}, 'another secret that is long enough for HS256'),
      await signed({}, secret, 'HS512'),
      await signed({ iss: 'https://elsewhere.example.com' }),
      await signed({ aud: 'another product' }),
      await signed({ exp: undefined }),
      await signed({ jti: undefined }),
      await signed({ jti: '' }),
      await signed({ account: undefined }),
      await signed({ account: { $ne: '' } }),
      await signed({ account: 'q\u0000m' }),
      await signed({ nbf: seconds(120) }),
    ])
      refused(await enter(bad), /^This sign-in link is not valid here$/);
    expect((await enter(token)).status).toBe(200);
  });

  test('once expired; clocks may differ by half a minute', async () => {
    refused(await enter(await signed({ exp: seconds(-40) })), /has expired/);
    expect((await enter(await signed({ exp: seconds(-15) }))).status).toBe(200);
    expect((await enter(await signed({ nbf: seconds(15) }))).status).toBe(200);
  });

  test('the second time, and when two come at once only one enters', async () => {
    const token = await signed();
    expect((await enter(token)).status).toBe(200);
    refused(await enter(token), /was used before/);
    app.clock.advance({ seconds: 80 });
    refused(await enter(token), /was used before/);
    const twin = await signed();
    const both = await Promise.all([enter(twin), enter(twin), enter(twin)]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 400, 400]);
  });

  test('for somebody unknown, in another tenant, or who left; the link is not used up by that', async () => {
    const lost = await signed({ account: 'nobody' });
    refused(await enter(lost), /There is no account “nobody” here/);
    refused(await enter(lost), /There is no account/);
    refused(await enter(await signed({ tenant_id: '000001' })), /There is no account “qm”/);
    refused(await enter(await signed({ account: 'left' })), /deactivated/);
  });
});

describe('a link of another system opens a session', () => {
  test('of the named account in the named tenant, with the body of the token call', async () => {
    const { body } = await enter(await signed({ account: 'QM1', tenant_id: '000001' }));
    expect(body).toMatchObject({ account: 'qm1', tenant_id: '000001', token_type: 'bearer', expires_in: 3600 });
    const answer = await app.request('/api/blade-user/info', {
      headers: { Authorization: 'Basic c2FiZXI6c2FiZXJfc2VjcmV0', 'Blade-Auth': `bearer ${body.access_token}` },
    });
    expect(answer.status).toBe(200);
  });

  test('of the subject where no account is said, in the platform’s tenant where none is said', async () => {
    const { body } = await enter(await signed({ account: undefined, tenant_id: undefined, sub: 'qm' }));
    expect(body).toMatchObject({ user_id: made.ids['qm'], tenant_id: '000000' });
  });

  test('and the token stands in no log and no table', async () => {
    const token = await signed();
    await enter(token);
    await enter(token);
    const seal = token.split('.')[2]!;
    expect(JSON.stringify(app.logged)).not.toContain(seal);
    expect(JSON.stringify(await app.db.select().from(ssoUsed))).not.toContain(seal);
  });
});

describe('with keys that the issuer publishes', () => {
  let keys: Awaited<ReturnType<typeof keyServer>>;
  let keyed: TestApp;
  beforeAll(async () => {
    keys = await keyServer();
    const { secret: _, ...rest } = settings;
    keyed = await testApp({ seed: 'minimal', config: { sso: { ...rest, jwksUrl: keys.url } } });
  });
  afterAll(() => keys.close());
  const admin = (more: JWTPayload = {}) => claims({ account: 'admin', ...more });

  test('while they cannot be had, it is said that this is not the link’s fault', async () => {
    keys.setAway(true);
    const answer = await enter(await keys.sign(admin()), keyed);
    refused(answer, /cannot be asked for its keys now/, 503, 'temporarily_unavailable');
    keys.setAway(false);
  });

  test('a link signed with one of them opens, once', async () => {
    const token = await keys.sign(admin());
    expect((await enter(token, keyed)).body.account).toBe('admin');
    refused(await enter(token, keyed), /was used before/);
  });

  test('one signed with the public key as a shared secret, or another key, does not', async () => {
    const confused = await signed({ account: 'admin' }, JSON.stringify(keys.publicKey()));
    refused(await enter(confused, keyed), /not valid/);
    await keys.rotate();
    refused(await enter(await keys.sign(admin()), keyed), /not valid/);
  });
});
