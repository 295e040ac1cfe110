import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bindTicket, loginFailure, socialAttempt, userIdentity } from '#server/db/schema.ts';
import { FIRST_PASSWORD } from '#server/db/seed/seed.ts';
import type { OidcProvider } from '#server/kernel/ways-in.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { identityProvider, walkProvider } from '#tests/support/identity-provider.ts';
import { ownProviders } from '#tests/support/own-providers.ts';
import { type Flat, wayIn } from '#tests/support/token-call.ts';
import { type Fixture, twoTenants } from '#tests/support/two-tenants.ts';

const PUBLIC = 'https://qcdm.example.com';

let app: TestApp;
let bare: TestApp;
let made: Fixture;
let site: Awaited<ReturnType<typeof identityProvider>>;
let own: Awaited<ReturnType<typeof ownProviders>>;
let gone: OidcProvider;
let browser: ReturnType<typeof wayIn>;

beforeAll(async () => {
  site = await identityProvider((source) => [`${PUBLIC}/oauth/redirect/${source}`]);
  own = await ownProviders();
  gone = { ...site.settings, source: 'gone', issuer: 'http://127.0.0.1:9' };
  app = await testApp({
    seed: 'minimal',
    config: { publicUrl: PUBLIC, social: [own.wechat, own.qq, site.settings, gone] },
  });
  bare = await testApp({ seed: 'minimal' });
  made = await twoTenants(app);
});
beforeEach(async () => {
  for (const table of [loginFailure, userIdentity]) await app.db.delete(table);
  browser = wayIn(app);
});
afterAll(async () => {
  await site.close();
  await own.close();
});

type Browser = ReturnType<typeof wayIn>;
const sentTo = async (source: string, params: Record<string, string> = {}, by = browser) => {
  const answer = await by.render(source, params);
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('Location')!);
};
const social = (source: string, params: Record<string, string>, by: Browser = browser) =>
  by.token({ grant_type: 'social', source, ...params });
const password = (more: Record<string, string>, by: Browser = browser) =>
  by.token({ grant_type: 'password', tenantId: '000000', username: 'qm', password: FIRST_PASSWORD, ...more });
/** To the provider, through its pages and back, as far as the query that the SPA finds in its address. */
const walked = async (login: string, params: Record<string, string> = {}) =>
  Object.fromEntries((await walkProvider((await sentTo('site', params)).href, login)).searchParams);
/** An identity that belongs to nobody: its ticket. */
const ticketFor = async (login: string, params: Record<string, string> = {}) =>
  (await social('site', await walked(login, params))).body.bind_ticket as string;

const refused = (answer: Flat, words: RegExp, status = 400, error = 'invalid_grant') => {
  expect(answer.body).toEqual({ error, error_description: expect.stringMatching(words) });
  expect(answer.status).toBe(status);
};

describe('the sources', () => {
  test('say which are configured', async () => {
    expect((await wayIn(bare).sources()).body.data).toEqual([
      { source: 'wechat', name: '微信', nameEn: 'WeChat', configured: false },
      { source: 'qq', name: 'QQ', nameEn: 'QQ', configured: false },
    ]);
    expect((await browser.sources({ headers: { Authorization: '' } })).body.data).toMatchObject([
      { source: 'wechat', configured: true },
      { source: 'qq', configured: true },
      { source: 'site', name: '总部账号', nameEn: 'Head office', configured: true },
      { source: 'gone' },
    ]);
  });
});

describe('sending to a provider is refused', () => {
  test('where it is not configured or unknown: in the envelope, or as a page for who reads pages', async () => {
    const api = await wayIn(bare).render('wechat');
    expect(api.body).toMatchObject({ code: 400, success: false, msg: 'Signing in with WeChat is not set up here' });
    const page = await wayIn(bare).render('wechat', {}, { headers: { Accept: 'text/html', 'Accept-Language': 'zh' } });
    expect(page.status).toBe(400);
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(page.body).toContain('未配置微信登录');
    expect(page.body).toContain('href="/login"');
    const odd = await wayIn(bare).render('%3Cscript%3E', {}, { headers: { Accept: 'text/html' } });
    expect(odd.body).not.toContain('<script>');
  });

  test('when it cannot be reached, and tried again the next time', async () => {
    for (let n = 0; n < 2; n++)
      expect((await browser.render('gone')).body).toMatchObject({
        code: 503,
        msg: 'Head office cannot be reached now. Please try again',
      });
    expect(await app.db.select().from(socialAttempt)).toEqual([]);
  });
});

describe('a provider of OpenID Connect', () => {
  test('is asked for a code with state, nonce and PKCE, and the browser is marked', async () => {
    const answer = await browser.render('site', { tenantId: '000000' });
    const url = new URL(answer.headers.get('Location')!);
    expect(url.origin).toBe(site.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'qcdm',
      response_type: 'code',
      scope: 'openid profile',
      redirect_uri: `${PUBLIC}/oauth/redirect/site`,
      state: expect.stringMatching(/^[0-9a-f]{48}$/),
      nonce: expect.stringMatching(/^[0-9a-f]{48}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^qcdm_browser=[\w-]{43}; Max-Age=1200; Path=\/api\/blade-auth\/oauth; HttpOnly; Secure; SameSite=Lax$/,
    );
    const kept = JSON.stringify(await app.db.select().from(socialAttempt));
    expect(kept).not.toContain(url.searchParams.get('state'));
    expect(kept).not.toContain(browser.jar.get('qcdm_browser'));
  });

  test('coming back is refused without, with a made-up, foreign, old or used state', async () => {
    const back = await walked('anna');
    refused(await social('site', { code: back['code']! }), /no longer good/);
    refused(await social('site', { ...back, state: 'f'.repeat(48) }), /no longer good/);
    // Another browser that learned the address: refused, and the attempt is gone.
    refused(await social('site', back, wayIn(app)), /no longer good/);
    refused(await social('site', back), /no longer good/);
    refused(await social('qq', await walked('anna')), /no longer good/);
    const late = await walked('anna');
    app.clock.advance({ minutes: 10, seconds: 1 });
    refused(await social('site', late), /no longer good/);
    refused(await social('nowhere', await walked('anna')), /not set up here/);
    const used = await walked('anna');
    expect((await social('site', used)).body.error).toBe('unbound');
    refused(await social('site', used), /no longer good/);
  });

  test('a code of somebody else’s attempt, made up, or from another issuer is not believed', async () => {
    const mine = await walked('anna');
    const other = wayIn(app);
    const theirs = await walkProvider((await sentTo('site', {}, other)).href, 'eve');
    // Eve's code in Anna's browser: PKCE tells.
    refused(await social('site', { ...mine, code: theirs.searchParams.get('code')! }), /did not confirm who you are/);
    refused(await social('site', { ...(await walked('anna')), code: 'x' }), /did not confirm/);
    refused(await social('site', { ...(await walked('anna')), iss: 'https://evil.example.com' }), /did not confirm/);
    expect(JSON.stringify(app.logged)).not.toContain(mine['code']);
  });

  test('who is unknown gets a ticket, and is known after signing in once with it', async () => {
    const first = await social('site', await walked('anna', { redirect: '/qaqc/report/index?x=1' }));
    expect(first.status).toBe(400);
    expect(first.body).toEqual({
      error: 'unbound',
      error_description: 'This Head office account is not linked to an account here yet. Sign in once to link it',
      bind_ticket: expect.stringMatching(/^[\w-]{43}$/),
      name: 'Name of anna',
      redirect: '/qaqc/report/index?x=1',
    });
    expect((await password({ bind_ticket: first.body.bind_ticket })).body.account).toBe('qm');
    const again = await social('site', await walked('anna', { redirect: '//evil.example.com/' }));
    expect(again.body).toMatchObject({ account: 'qm', user_id: made.ids['qm'], redirect: '/' });
    expect(await app.db.select().from(userIdentity)).toMatchObject([
      { userId: made.ids['qm'], tenantId: '000000', source: 'site', subject: `${site.issuer} anna` },
    ]);
  });

  test('also where the client hands on nothing but code and state', async () => {
    await password({ bind_ticket: await ticketFor('anna') });
    const { code, state } = await walked('anna');
    expect((await social('site', { code: code!, state: state! })).body.account).toBe('qm');
  });

  test('an identity opens the tenant it was linked in, not another', async () => {
    await password({ bind_ticket: await ticketFor('anna') });
    expect((await social('site', await walked('anna', { tenantId: '000001' }))).body.error).toBe('unbound');
    const ticket = await ticketFor('anna', { tenantId: '000001' });
    await password({ bind_ticket: ticket, tenantId: '000001', username: 'qm1' });
    expect((await social('site', await walked('anna', { tenantId: '000001' }))).body.account).toBe('qm1');
    expect((await social('site', await walked('anna'))).body.account).toBe('qm');
  });

  test('who left is not let in', async () => {
    await app.db.insert(userIdentity).values({
      id: app.deps.nextId(),
      tenantId: '000000',
      userId: made.ids['left']!,
      source: 'site',
      subject: `${site.issuer} gone`,
      name: '',
      createTime: new Date(),
      lastTime: new Date(),
    });
    refused(await social('site', await walked('gone')), /deactivated/);
  });

  test('an outage between the pages and the exchange is told as such', async () => {
    const back = await walked('anna');
    site.setAway(true);
    const answer = await social('site', back);
    site.setAway(false);
    expect(answer.status).toBe(503);
    expect(answer.body.error).toBe('temporarily_unavailable');
  });

  test('two windows of one browser can be on their way at the same time', async () => {
    const [one, two] = [await walked('anna'), await walked('berta')];
    expect((await social('site', one)).body.error).toBe('unbound');
    expect((await social('site', two)).body.name).toBe('Name of berta');
  });
});

describe('a bind ticket is refused', () => {
  test('made up, in another browser, used, or too late; before a password is looked at', async () => {
    refused(await password({ bind_ticket: 'x' }), /Linking took too long/);
    const ticket = await ticketFor('anna');
    const other = wayIn(app);
    await sentTo('site', {}, other);
    refused(await password({ bind_ticket: ticket }, other), /Linking took too long/);
    refused(await password({ bind_ticket: ticket, password: 'wrong' }), /^Wrong tenant/);
    expect((await password({ bind_ticket: ticket })).status).toBe(200);
    refused(await password({ bind_ticket: ticket }), /Linking took too long/);
    const late = await ticketFor('berta');
    app.clock.advance({ minutes: 10, seconds: 1 });
    refused(await password({ bind_ticket: late, password: 'wrong' }), /Linking took too long/);
    expect(await app.db.select().from(userIdentity)).toHaveLength(1);
  });

  test('when the identity was given to somebody else meanwhile', async () => {
    const [one, two] = [await ticketFor('anna'), await ticketFor('anna')];
    expect((await password({ bind_ticket: one })).status).toBe(200);
    refused(await password({ bind_ticket: two, username: 'sub' }), /linked to somebody else/);
    const kept = JSON.stringify(await app.db.select().from(bindTicket));
    expect(kept).not.toContain(one);
  });
});

describe('WeChat', () => {
  test('has names of its own for the parameters of the page', async () => {
    const url = await sentTo('wechat');
    expect(url.pathname).toBe('/connect/qrconnect');
    expect(url.hash).toBe('#wechat_redirect');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      appid: 'app-1',
      redirect_uri: `${PUBLIC}/oauth/redirect/wechat`,
      response_type: 'code',
      scope: 'snsapi_login',
      state: expect.stringMatching(/^[0-9a-f]{48}$/),
    });
  });

  test('refuses with HTTP 200, is away with another status, and confirms by openid', async () => {
    const state = async () => (await sentTo('wechat')).searchParams.get('state')!;
    refused(await social('wechat', { code: 'nonsense', state: await state() }), /^WeChat did not confirm/);
    own.setAway(true);
    const away = await social('wechat', { code: 'code-of-a', state: await state() });
    own.setAway(false);
    expect(away.body.error_description).toBe('WeChat cannot be reached now. Please try again');
    const first = await social('wechat', { code: 'code-of-anna', state: await state() });
    expect(first.body).toMatchObject({ error: 'unbound', name: '微信 anna' });
    expect((await password({ bind_ticket: first.body.bind_ticket })).status).toBe(200);
    expect(await app.db.select().from(userIdentity)).toMatchObject([{ source: 'wechat', subject: 'wx-anna' }]);
    refused(await social('wechat', { code: 'code-of-anna', state: await state() }), /did not confirm/);
    expect(JSON.stringify(app.logged)).not.toMatch(/secret-1|token-of/);
  });
});

describe('QQ', () => {
  test.each([
    ['as JSON', false, 'berta'],
    ['as a query and a callback', true, 'clara'],
  ])('%s: token, then openid, then the name', async (_, oldForms, person) => {
    own.setOldForms(oldForms);
    const url = await sentTo('qq');
    expect(url.pathname).toBe('/oauth2.0/authorize');
    expect(url.searchParams.get('client_id')).toBe('app-1');
    const state = url.searchParams.get('state')!;
    const first = await social('qq', { code: `code-of-${person}`, state });
    own.setOldForms(false);
    expect(first.body).toMatchObject({ error: 'unbound', name: `QQ ${person}` });
    const exchange = own.asked.findLast((one) => one.path === '/oauth2.0/token');
    expect(exchange?.params['redirect_uri']).toBe(`${PUBLIC}/oauth/redirect/qq`);
  });

  test('refuses a used code in a callback, and a token of another application proves nothing', async () => {
    const state = async () => (await sentTo('qq')).searchParams.get('state')!;
    refused(await social('qq', { code: 'code-of-berta', state: await state() }), /^QQ did not confirm/);
    refused(await social('qq', { code: 'code-of-stray', state: await state() }), /^QQ did not confirm/);
  });
});
