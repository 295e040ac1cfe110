import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { limits } from '#domain/limits.ts';
import { allEndpoints } from '#server/app.ts';
import { endpoint } from '#server/kernel/endpoint.ts';
import { requestFrame } from '#server/kernel/http-request.ts';
import { staticSite } from '#server/kernel/http-static.ts';
import { mount } from '#server/kernel/mount.ts';
import { refuse } from '#server/kernel/respond.ts';
import type { AppEnv } from '#server/kernel/context.ts';
import { security } from '#server/kernel/security.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { basic, type Caller } from '#tests/support/caller.ts';

let app: TestApp;
let admin: Caller;
const SUBMIT = '/api/blade-system/param/submit';

beforeAll(async () => {
  app = await testApp({ seed: 'minimal' });
  admin = await app.as('admin');
});

type Refusal = { code: number; success: boolean; data: unknown; msg: string };
const refusal = async (response: Response) => (await response.json()) as Refusal;

describe('every endpoint', () => {
  const gated = () => allEndpoints(app.deps).filter((one) => one.access !== 'public');
  const paths = (path: string) => `/api${path.replace(/:\w+/g, '1')}`;

  test('refuses a caller without the client credential', async () => {
    for (const one of gated()) {
      const response = await app.request(paths(one.path), { method: one.method.toUpperCase() });
      expect([one.path, response.status, await refusal(response)]).toEqual([
        one.path,
        401,
        { code: 401, success: false, data: {}, msg: 'The client credential is not accepted' },
      ]);
    }
  });

  test('for people refuses a caller without a token, before anything else is looked at', async () => {
    const people = gated().filter((one) => one.access !== 'client');
    expect(people.length).toBeGreaterThan(20);
    for (const one of people) {
      const init = { method: one.method.toUpperCase(), headers: { Authorization: basic } };
      const body = one.method === 'post' ? { body: '{{{' } : {};
      const response = await app.request(paths(one.path), { ...init, ...body });
      expect([one.path, response.status, (await refusal(response)).code]).toEqual([one.path, 401, 401]);
    }
  });

  test('answers 405 to a method it does not take', async () => {
    for (const one of allEndpoints(app.deps)) {
      const both = allEndpoints(app.deps).filter((other) => other.path === one.path).length > 1;
      if (both) continue;
      const response = await app.request(paths(one.path), { method: one.method === 'get' ? 'POST' : 'GET' });
      expect([one.path, response.status, (await refusal(response)).code]).toEqual([one.path, 405, 405]);
      expect(response.headers.get('allow')).toBe(one.method === 'get' ? 'GET, HEAD' : 'POST');
    }
  });
});

describe('a body', () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    app.request(SUBMIT, { method: 'POST', headers: { ...admin.headers(), 'Content-Type': type }, body });

  test.each(['{', '{"a":}', 'NaN', '\u0000'])('that is not JSON is refused: %j', async (body) => {
    expect(await refusal(await post(body))).toEqual({
      code: 400,
      success: false,
      data: {},
      msg: 'The request body is not valid JSON',
    });
  });

  test('that is not UTF-8 is refused', async () => {
    expect((await refusal(await post(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])))).msg).toMatch(/not valid JSON/);
  });

  test.each(['[]', '"text"', '1', 'null', 'true'])('that is no object is refused: %s', async (body) => {
    const response = await post(body);
    expect([response.status, (await refusal(response)).msg]).toEqual([400, 'Please check the highlighted fields']);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('of type %s is refused', async (type) => {
    const response = await post('{"paramName":"x"}', type);
    expect([response.status, (await refusal(response)).code]).toEqual([415, 415]);
  });

  test('over the limit is refused, a little or a lot', async () => {
    for (const size of [limits.jsonBytes, 5 * limits.jsonBytes]) {
      const response = await post(JSON.stringify({ paramName: 'x'.repeat(size) }));
      expect([response.status, (await refusal(response)).msg]).toEqual([413, 'The request is too large (limit 1 MB)']);
    }
  });

  test('with wrong fields is told about each, in the language of the reader', async () => {
    const chinese = { ...admin.headers(), 'Content-Type': 'application/json', 'Accept-Language': 'zh-CN,zh;q=0.9' };
    const init = {
      method: 'POST',
      headers: chinese,
      body: JSON.stringify({ paramName: 7, paramKey: 'x'.repeat(101) }),
    };
    const said = await refusal(await app.request(SUBMIT, init));
    expect(said).toEqual({
      code: 400,
      success: false,
      msg: '请检查标出的内容',
      data: { fields: { paramName: '格式不正确', paramKey: '最多 100 个字符', paramValue: '必填' } },
    });
  });

  test('with text that PostgreSQL cannot store is a refusal, not an accident', async () => {
    const response = await post(JSON.stringify({ paramName: 'a', paramKey: 'k\u0000', paramValue: 'v' }));
    expect(response.status).toBe(400);
  });

  test('with fields of the object prototype changes nothing', async () => {
    await post('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('an address', () => {
  test('nobody answers to is 404 in the envelope', async () => {
    for (const path of ['/api/nothing', '/api/', '/api/blade-system/param/submit/', '/api/../etc/passwd']) {
      const response = await app.request(path, { headers: { 'Accept-Language': 'zh' } });
      expect([response.status, await refusal(response)]).toEqual([
        404,
        { code: 404, success: false, data: {}, msg: '请求的地址不存在' },
      ]);
    }
  });
});

describe('an answer', () => {
  test('has an id of its request: the one it came with when that is sane', async () => {
    const idOf = async (asked?: string) =>
      (await app.request('/healthz', asked ? { headers: { 'X-Request-Id': asked } } : {})).headers.get('x-request-id');
    expect(await idOf()).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf()).not.toBe(await idOf());
    expect(await idOf('trace-0001.a_b')).toBe('trace-0001.a_b');
    for (const bad of ['short', 'x'.repeat(65), 'a b c d e f', '<script>alert(1)'])
      expect(await idOf(bad)).not.toBe(bad);
  });

  test('has safe headers, and is not kept when it is data', async () => {
    for (const path of ['/healthz', '/api/nothing', '/nothing']) {
      const { headers } = await app.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toMatch(/microphone=\(\)/);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    const { headers } = await app.request('/api/nothing', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toMatch(/Accept-Language/);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
  });

  test('leaves one line in the log, without what opens doors', async () => {
    app.logged.length = 0;
    await app.request(`/api/blade-system/param/list?blade-auth=bearer%20${admin.token}&password=hush`, {
      headers: { Authorization: basic, 'X-Request-Id': 'find-me-0001' },
    });
    const lines = app.logged.filter((line) => line['requestId'] === 'find-me-0001');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      method: 'GET',
      path: '/api/blade-system/param/list',
      status: 200,
      userId: admin.userId,
    });
    expect(JSON.stringify(app.logged)).not.toMatch(/hush|eyJ|c2FiZXI/);
  });

  test('accepts the token under any case of its scheme, and refuses it without', async () => {
    const status = async (token: string) =>
      (await app.request('/api/blade-user/info', { headers: { Authorization: basic, 'Blade-Auth': token } })).status;
    expect(await status(`bearer ${admin.token}`)).toBe(200);
    expect(await status(`Bearer ${admin.token}`)).toBe(200);
    expect(await status(admin.token)).toBe(401);
    expect(await status('bearer ')).toBe(401);
    expect(await status(`basic ${admin.token}`)).toBe(401);
  });
});

describe('health', () => {
  test('up is not the same as ready', async () => {
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(200);
    app.life.stopping = true;
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(503);
    app.life.stopping = false;
  });

  test('not ready without its database, and requests say so without a word of it', async () => {
    const other = await testApp({ seed: 'minimal' });
    const person = await other.as('admin');
    await other.close();
    expect((await other.request('/readyz')).status).toBe(503);
    const { status, body } = await person.get('/blade-user/info');
    expect(status).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(body)).not.toMatch(/select|pglite|user_account|at .*\.ts/i);
  });
});

/** A few routes that exist only here, mounted as all are. */
describe('the sentence of a request', () => {
  const small = () => {
    const hono = new Hono<AppEnv>();
    hono.onError((error, c) => refuse(c, error));
    hono.use(requestFrame(app.deps), security());
    mount(hono, app.deps, [
      endpoint({
        access: 'public',
        permission: 'anyone',
        method: 'get',
        path: '/none',
        input: z.object({}),
        run: async () => undefined,
      }),
      endpoint({
        access: 'public',
        permission: 'anyone',
        method: 'get',
        path: '/boom',
        input: z.object({}),
        run: () => Promise.reject(new Error('secret of ours')),
      }),
      endpoint({
        access: 'public',
        permission: 'anyone',
        method: 'post',
        path: '/echo',
        from: 'params',
        input: z.looseObject({}),
        run: async ({ input }) => input,
      }),
      endpoint({
        method: 'post',
        path: '/coded',
        access: 'person',
        permission: { code: (raw) => ((raw as { id?: string }).id ? 'param_edit' : 'no_such_code') },
        input: z.object({}),
        run: async () => 'done',
      }),
      endpoint({
        access: 'public',
        permission: 'anyone',
        method: 'post',
        path: '/half',
        input: z.object({}),
        write: true,
        run: async ({ db, deps }) => {
          await db.execute(sql`insert into tenant (id, tenant_id, tenant_name) values (1, 'half', 'half')`);
          await deps.db.execute(sql`insert into tenant (id, tenant_id, tenant_name) values (2, 'half', 'again')`);
        },
      }),
      endpoint({
        access: 'public',
        permission: 'anyone',
        method: 'post',
        path: '/orphan',
        input: z.object({}),
        write: true,
        run: ({ db }) => db.execute(sql`insert into role_menu (role_id, menu_id) values (1, 2)`),
      }),
      endpoint({
        access: 'public',
        permission: 'anyone',
        method: 'post',
        path: '/huge',
        input: z.object({}),
        run: ({ db }) => db.execute(sql`select 99999999999999::int`),
      }),
    ]);
    return hono;
  };

  test('nothing is an empty object', async () => {
    expect(await (await small().request('/api/none')).json()).toEqual({
      code: 200,
      success: true,
      data: {},
      msg: 'Operation succeeded',
    });
  });

  test('an accident tells its number and nothing else, and is logged whole', async () => {
    app.logged.length = 0;
    const response = await small().request('/api/boom', { headers: { 'X-Request-Id': 'accident-01' } });
    const said = await refusal(response);
    expect([response.status, said.code, said.msg]).toEqual([
      500,
      500,
      'Something went wrong on our side. Reference: accident-01',
    ]);
    expect(JSON.stringify(app.logged)).toMatch(/secret of ours.*platform\.test\.ts/);
  });

  test('params come from the query, urlencoded or a form alike, the query winning', async () => {
    const data = async (init: RequestInit, query = '') =>
      ((await (await small().request(`/api/echo${query}`, { method: 'POST', ...init })).json()) as { data: unknown })
        .data;
    expect(await data({}, '?a=1&a=2')).toEqual({ a: '1' });
    expect(await data({ body: new URLSearchParams({ a: '1', b: '2' }) }, '?a=0')).toEqual({ a: '0', b: '2' });
    const form = '--q\r\nContent-Disposition: form-data; name="a"\r\n\r\n中\r\n--q--\r\n';
    expect(await data({ body: form, headers: { 'Content-Type': 'multipart/form-data; boundary=q' } })).toEqual({
      a: '中',
    });
    expect(await data({ body: '[{"log":1}]', headers: { 'Content-Type': 'application/json' } }, '?a=1')).toEqual({
      a: '1',
    });
  });

  test('a permission may depend on what is sent', async () => {
    const ask = async (body: unknown) => {
      const headers = { ...admin.headers(), 'Content-Type': 'application/json' };
      return (await small().request('/api/coded', { method: 'POST', headers, body: JSON.stringify(body) })).status;
    };
    expect(await ask({})).toBe(403);
    expect(await ask({ id: '1' })).toBe(200);
  });

  test('a write happens whole or not at all, also through deps', async () => {
    const response = await small().request('/api/half', { method: 'POST' });
    expect([response.status, (await refusal(response)).msg]).toEqual([400, 'A field: this value is already in use']);
    expect(await app.rows(sql`select 1 from tenant where tenant_id = 'half'`)).toEqual([]);
  });

  test('what PostgreSQL refuses is told as a refusal', async () => {
    const post = async (path: string) => (await small().request(path, { method: 'POST' })).status;
    expect(await post('/api/orphan')).toBe(400);
    expect(await post('/api/huge')).toBe(400);
  });

  test('two endpoints of one address are a mistake', () => {
    const twin = endpoint({
      method: 'get',
      path: '/x',
      access: 'public',
      permission: 'anyone',
      input: z.object({}),
      run: async () => 1,
    });
    expect(() => mount(new Hono<AppEnv>(), app.deps, [twin, twin])).toThrow('two endpoints answer GET /api/x');
  });
});

describe('the built web app', () => {
  const root = mkdtempSync(join(tmpdir(), 'qcdm-web-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const site = new Hono<AppEnv>();
  const script = `export const a = '${'x'.repeat(2000)}';`;

  beforeAll(() => {
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>QCDM</title>');
    writeFileSync(join(root, 'manual.html'), '<!doctype html><title>Manual</title>');
    writeFileSync(join(root, 'assets/a-1234.js'), script);
    writeFileSync(join(root, 'assets/a-1234.js.br'), brotliCompressSync(script));
    writeFileSync(join(root, 'assets/a-1234.js.gz'), gzipSync(script));
    site.onError((error, c) => refuse(c, error));
    site.use(requestFrame(app.deps), security());
    site.all('*', staticSite(root));
  });

  test('index.html is asked for each time, and stands for every screen', async () => {
    for (const path of ['/', '/login', '/qaqc/report/index', '/index.html']) {
      const response = await site.request(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('<title>QCDM</title>');
    }
    const etag = (await site.request('/')).headers.get('etag')!;
    expect((await site.request('/', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  test('is embedded by nobody; a page that lies beside it by this site only', async () => {
    const rules = async (path: string) => {
      const { headers } = await site.request(path);
      return [
        /frame-ancestors [^;]+/.exec(headers.get('content-security-policy')!)?.[0],
        headers.get('x-frame-options'),
      ];
    };
    for (const path of ['/', '/index.html', '/qaqc/html'])
      expect(await rules(path)).toEqual(["frame-ancestors 'none'", 'DENY']);
    expect(await rules('/manual.html')).toEqual(["frame-ancestors 'self'", 'SAMEORIGIN']);
  });

  test('assets are kept for ever and sent as they were compressed', async () => {
    const get = (accept?: string) =>
      site.request('/assets/a-1234.js', accept ? { headers: { 'Accept-Encoding': accept } } : {});
    const plain = await get();
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([await plain.text(), plain.headers.get('content-encoding')]).toEqual([script, null]);
    expect((await get('gzip, deflate, br')).headers.get('content-encoding')).toBe('br');
    expect((await get('gzip')).headers.get('content-encoding')).toBe('gzip');
    expect((await get('br;q=0, gzip')).headers.get('content-encoding')).toBe('gzip');
    const etags = [(await get()).headers.get('etag'), (await get('br')).headers.get('etag')];
    expect(etags[0]).not.toBe(etags[1]);
  });

  test('nothing outside the folder, and no screen under the name of a lost asset', async () => {
    for (const path of [
      '/assets/lost.js',
      '/assets/lost',
      '/../package.json',
      '/%2e%2e/package.json',
      '/a.js.map',
      '/favicon.png',
    ])
      expect([path, (await site.request(path)).status]).toEqual([path, 404]);
    expect((await site.request('/', { method: 'POST' })).status).toBe(405);
  });
});
