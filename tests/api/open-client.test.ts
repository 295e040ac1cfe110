import { eq } from 'drizzle-orm';
import { sm2 } from 'sm-crypto-v2';
import { beforeAll, describe, expect, test } from 'vitest';
import { captcha, projectMember } from '#server/db/schema.ts';
import { FIRST_PASSWORD } from '#server/db/seed/seed.ts';
import { captchaHash } from '#server/modules/auth/captcha-service.ts';
import { type TestApp, testApp, testConfig } from '#tests/support/app.ts';
import { basic, type Loose } from '#tests/support/caller.ts';
import { twoTenants } from '#tests/support/two-tenants.ts';

/**
 * An unchanged open Blade client, as it was seen on the wire: it signs in with captcha and SM2, opens every page of the
 * administration in its own order of calls, and adds, edits and removes a parameter, a role grant and a user. It knows
 * no projects and sends no header for one. wire.md §8
 */
const pair = sm2.generateKeyPairHex();
const CODE = 'ADEFH';

let app: TestApp;
let client: OpenClient;

/** What request.js of the template does: Basic on every call, the token from login on, `code` of the body decides. */
class OpenClient {
  token = '';
  refreshToken = '';

  async send(method: string, path: string, params: Params = {}, init: RequestInit = {}): Promise<Loose> {
    const query = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)])).toString();
    const headers: Record<string, string> = { Authorization: basic, ...(init.headers as Record<string, string>) };
    if (this.token) headers['Blade-Auth'] = `bearer ${this.token}`;
    const answer = await app.request(`/api${path}${query && `?${query}`}`, { method, ...init, headers });
    const body = (await answer.json()) as Loose;
    if ((body.code ?? 200) !== 200) throw new Error(`${path}: ${body.msg} ${JSON.stringify(body.data)}`);
    expect(body, path).toMatchObject({ code: 200, success: true, msg: expect.any(String) });
    shapely(body.data, path);
    return body.data;
  }
  get = (path: string, params?: Params) => this.send('GET', path, params);
  /** Deletes and other commands: POST with everything in the query and no body. */
  command = (path: string, params?: Params) => this.send('POST', path, params);
  submit = (path: string, body: unknown) =>
    this.send('POST', path, {}, { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

  async signIn(account: string, password: string): Promise<Loose> {
    const { key } = await this.get('/blade-auth/captcha');
    await app.db
      .update(captcha)
      .set({ answerHash: captchaHash(app.deps, key, CODE) })
      .where(eq(captcha.key, key));
    const data = await this.send(
      'POST',
      '/blade-auth/token',
      {
        grantType: 'captcha',
        tenantId: '000000',
        account,
        // Not the 04 in front: the server adds it.
        password: sm2.doEncrypt(password, pair.publicKey, 0),
        type: 'account',
      },
      { headers: { 'Captcha-Key': key, 'Captcha-Code': CODE } },
    );
    this.token = data.accessToken;
    this.refreshToken = data.refreshToken;
    return data;
  }
}
type Params = Record<string, string | number>;

/** wire.md §1: ids are strings, nothing is null, a leaf has no `children`. */
function shapely(value: unknown, at: string): void {
  expect(value, at).not.toBeNull();
  if (Array.isArray(value)) value.forEach((one, index) => shapely(one, `${at}[${index}]`));
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (/^id$|[a-z]Id$/.test(key)) expect(typeof inner, `${at}.${key}`).toBe('string');
      if (key === 'children') expect(inner, `${at}.${key}`).not.toEqual([]);
      shapely(inner, `${at}.${key}`);
    }
}

const paged = { current: 1, size: 10 };
const listed = async (path: string, params?: Params): Promise<Loose[]> => {
  const data = await client.get(path, params);
  expect(Array.isArray(data), path).toBe(true);
  return data;
};
const page = async (path: string, params: Params = {}): Promise<Loose[]> => {
  const data = await client.get(path, { ...paged, ...params });
  expect(data, path).toMatchObject({ records: expect.any(Array), total: expect.any(Number), size: 10, current: 1 });
  return data.records;
};
/** Nodes that trees and tree selects draw. */
const nodes = async (path: string, params?: Params): Promise<Loose[]> => {
  const found = await listed(path, params);
  for (const node of found) expect(node, path).toMatchObject({ id: expect.any(String), title: expect.any(String) });
  return found;
};
const leaves = (tree: Loose[]): Loose[] => tree.flatMap((node) => (node.children ? leaves(node.children) : [node]));
const all = (tree: Loose[]): Loose[] => tree.flatMap((node) => [node, ...all(node.children ?? [])]);

beforeAll(async () => {
  app = await testApp({
    seed: 'minimal',
    config: { ...testConfig, captcha: 'on', sm2PrivateKey: pair.privateKey },
  });
  client = new OpenClient();
});

describe('the way in', () => {
  test('the login page: the tenant of the address as an object, and a picture', async () => {
    const tenant = await client.get('/blade-system/tenant/info', { domain: 'http://127.0.0.1:8080/#/login' });
    expect(typeof tenant).toBe('object');
    const { key, image } = await client.get('/blade-auth/captcha');
    expect(key).toMatch(/\w+/);
    expect(image).toMatch(/^data:image\//);
  });

  test('a wrong password or code is told in the envelope, and the next attempt is free', async () => {
    await expect(client.signIn('admin', 'wrong')).rejects.toThrow(/Wrong tenant, username or password/);
    const form = { grantType: 'captcha', tenantId: '000000', account: 'admin', password: 'x', type: 'account' };
    await expect(client.command('/blade-auth/token', form)).rejects.toThrow(/verification code/);
  });

  test('signs in; the shell asks for menus, top menus and buttons', async () => {
    const data = await client.signIn('admin', FIRST_PASSWORD);
    expect(data.authority.includes('admin')).toBe(true);
    expect(data).toMatchObject({ tokenType: 'bearer', account: 'admin', tenantId: '000000' });
    const routes = await listed('/blade-system/menu/routes');
    expect(routes[0]).toMatchObject({ path: expect.any(String), name: expect.any(String), source: expect.any(String) });
    const top = await listed('/blade-system/menu/top-menu');
    for (const entry of top) await listed('/blade-system/menu/routes', { topMenuId: entry.id });
    const codes = leaves(await listed('/blade-system/menu/buttons')).map((button) => button.code);
    expect(codes).toEqual(expect.arrayContaining(['user_add', 'role_delete', 'param_edit', 'notice_view']));
  });

  test('refreshes', async () => {
    const { refreshToken } = client;
    const params = { refreshToken, grantType: 'refresh_token', scope: 'all' };
    const data = await client.command('/blade-auth/token', params);
    expect(data.authority).toContain('admin');
    client.token = data.accessToken;
    client.refreshToken = data.refreshToken;
  });
});

describe('every page of the administration', () => {
  test('notices', async () => {
    await page('/blade-desk/notice/list');
    const kinds = await listed('/blade-system/dict/dictionary', { code: 'notice' });
    expect(kinds[0]).toMatchObject({ dictKey: expect.anything(), dictValue: expect.any(String) });
    expect(kinds.some((kind) => Number(kind.dictKey) < 0)).toBe(false);
    const day = { releaseTime_datege: '2026-01-01 00:00:00', releaseTime_datelt: '2027-01-01 00:00:00' };
    await page('/blade-desk/notice/list', day);
  });

  test('roles and what they may', async () => {
    const roles = await listed('/blade-system/role/list', paged);
    expect(all(roles)[0]).toMatchObject({ roleName: expect.any(String), roleAlias: expect.any(String) });
    await listed('/blade-system/tenant/select');
    const [role] = await nodes('/blade-system/role/tree');
    const { menu, dataScope, apiScope } = await client.get('/blade-system/menu/grant-tree');
    for (const tree of [menu, dataScope, apiScope]) expect(Array.isArray(tree)).toBe(true);
    const keys = await client.get('/blade-system/menu/role-tree-keys', { roleIds: role!.id });
    expect(keys).toMatchObject({
      menu: expect.any(Array),
      dataScope: expect.any(Array),
      apiScope: expect.any(Array),
    });
    await client.get('/blade-system/role/detail', { id: role!.id });
  });

  test('data and interface scopes', async () => {
    const level = await listed('/blade-system/menu/lazy-menu-list', { parentId: 0 });
    expect(level[0]).toMatchObject({ hasChildren: expect.any(Boolean), parentId: '0' });
    await listed('/blade-system/menu/lazy-menu-list', { parentId: level[0]!.id });
    await nodes('/blade-system/menu/tree');
    for (const kind of ['data', 'api']) await page(`/blade-system/${kind}-scope/list`, { menuId: level[0]!.id });
  });

  test('users', async () => {
    const users = await page('/blade-system/user/list');
    expect(users[0]).toMatchObject({ account: expect.any(String), roleName: expect.any(String), tenantId: '000000' });
    const detail = await client.get('/blade-system/user/detail', { id: users[0]!.id });
    expect(detail).toMatchObject({ account: users[0]!.account, roleId: expect.any(String) });
    expect(JSON.stringify([users, detail])).not.toContain('argon2');
    for (const tenantId of [{}, { tenantId: '000000' }] as Params[]) {
      await nodes('/blade-system/dept/tree', tenantId);
      await nodes('/blade-system/role/tree', tenantId);
      await listed('/blade-system/post/select', tenantId);
    }
    await listed('/blade-system/tenant/select');
  });

  test('departments and posts', async () => {
    await listed('/blade-system/dept/list', paged);
    await page('/blade-system/post/list');
    await listed('/blade-system/dict/dictionary', { code: 'post_category' });
  });

  test('dictionaries and menus', async () => {
    const dicts = await listed('/blade-system/dict/list', paged);
    expect(dicts[0]).toMatchObject({ code: expect.any(String), dictValue: expect.any(String) });
    await nodes('/blade-system/dict/tree', { code: 'DICT' });
    const menus = await listed('/blade-system/menu/list', paged);
    expect(all(menus)[0]).toMatchObject({ name: expect.any(String), category: expect.anything() });
    expect((await listed('/blade-system/menu/list', { code: 'param' })).length).toBeGreaterThan(0);
    await client.get('/blade-system/menu/detail', { id: menus[0]!.id });
  });

  test('top menus, tenants, parameters, clients, the three logs', async () => {
    await page('/blade-system/topmenu/list');
    await client.get('/blade-system/menu/grant-top-tree');
    for (const path of [
      '/blade-system/tenant/list',
      '/blade-system/param/list',
      '/blade-system/client/list',
      '/blade-log/usual/list',
      '/blade-log/api/list',
      '/blade-log/error/list',
    ]) {
      const [first] = await page(path);
      if (first) await client.get(path.replace(/list$/, 'detail'), { id: first.id });
    }
  });

  test('regions and the own profile', async () => {
    await nodes('/blade-system/region/lazy-tree', { parentCode: '00' });
    await listed('/blade-system/dict/dictionary', { code: 'region' });
    const me = await client.get('/blade-system/user/info');
    expect(me).toMatchObject({ account: 'admin', realName: expect.any(String) });
    const { id, avatar, name, phone, email } = me;
    await client.submit('/blade-system/user/update-info', { id, avatar, name, realName: 'Ada Min', phone, email });
    expect((await client.get('/blade-system/user/info')).realName).toBe('Ada Min');
  });

  test('a list filters by part of a text, by suffix, and gives everything for size -1', async () => {
    const rows = await client.get('/blade-system/param/list', { current: 1, size: -1 });
    expect(rows.records.length).toBeGreaterThan(10);
    const key = rows.records[0].paramKey as string;
    const found = async (params: Params) =>
      (await client.get('/blade-system/param/list', { ...paged, ...params })).records.map((row: Loose) => row.paramKey);
    expect(await found({ paramKey: key.slice(1, -1).toLowerCase() })).toContain(key);
    expect(await found({ paramKey_equal: key })).toEqual([key]);
    expect(await found({ paramKey_equal: key.slice(1) })).toEqual([]);
    expect(await found({ paramKey_likeright: key.slice(0, 5) })).toContain(key);
    expect(await found({ paramKey_notequal: key, size: -1 })).not.toContain(key);
  });
});

describe('adds, edits and removes', () => {
  test('a parameter', async () => {
    const mine = { paramName: 'Lift hours' };
    await client.submit('/blade-system/param/submit', { ...mine, paramKey: 'LIFT_HOURS', paramValue: '7-19' });
    const [row] = await page('/blade-system/param/list', mine);
    expect(row).toMatchObject({ paramValue: '7-19' });
    await client.submit('/blade-system/param/submit', { ...row, paramValue: '8-18' });
    expect((await page('/blade-system/param/list', mine))[0]).toMatchObject({ id: row!.id, paramValue: '8-18' });
    await client.command('/blade-system/param/remove', { ids: row!.id });
    expect(await page('/blade-system/param/list', mine)).toEqual([]);
  });

  test('a role and its grant, without interface scopes as the older client sends it', async () => {
    await client.submit('/blade-system/role/submit', {
      roleName: 'Guests',
      roleAlias: 'guest',
      parentId: '',
      sort: 99,
    });
    const named = async () =>
      all(await listed('/blade-system/role/list', paged)).find((role) => role.roleName === 'Guests');
    const role = (await named())!;
    const { menu } = await client.get('/blade-system/menu/grant-tree');
    const wanted = leaves(menu)
      .slice(0, 3)
      .map((node: Loose) => node.id as string);
    const grant = { roleIds: [role.id], menuIds: wanted, dataScopeIds: [] };
    await client.submit('/blade-system/role/grant', grant);
    const keys = async () => (await client.get('/blade-system/menu/role-tree-keys', { roleIds: role.id })).menu;
    expect(await keys()).toEqual(expect.arrayContaining(wanted));
    await client.submit('/blade-system/role/grant', { ...grant, menuIds: wanted.slice(1) });
    expect(await keys()).not.toContain(wanted[0]);
    await client.submit('/blade-system/role/grant', { ...grant, menuIds: [] });
    expect(await keys()).toEqual([]);
    // The page reads its list again after a grant.
    await client.submit('/blade-system/role/submit', { ...(await named()), roleName: 'Visitors' });
    expect(await named()).toBeUndefined();
    await client.command('/blade-system/role/remove', { ids: role.id });
    expect(all(await listed('/blade-system/role/list', paged)).map((one) => one.id)).not.toContain(role.id);
  });

  test('a user, who then signs in himself', async () => {
    const [role] = all(await listed('/blade-system/role/list', { roleAlias: 'qm' }));
    const fields = {
      tenantId: '000000',
      account: 'newcomer',
      password: 'a1b2c3d4-e5',
      password2: 'a1b2c3d4-e5',
      name: 'Newcomer',
      realName: '新同事',
      roleId: role.id,
      deptId: '',
      postId: '',
      phone: '13800009999',
      email: 'new@example.com',
      sex: 1,
    };
    await client.submit('/blade-system/user/submit', fields);
    await expect(client.submit('/blade-system/user/submit', fields)).rejects.toThrow(/already in use|已被使用/);
    const mine = async () => (await page('/blade-system/user/list', { account: 'newcomer' }))[0];
    const row = (await mine())!;
    expect(row).toMatchObject({ realName: '新同事', roleId: role.id });
    const detail = await client.get('/blade-system/user/detail', { id: row.id });
    await client.submit('/blade-system/user/update', { ...detail, realName: '新新同事' });
    expect((await mine())!.realName).toBe('新新同事');
    const [other] = all(await listed('/blade-system/role/list', { roleAlias: 'bm' }));
    await client.command('/blade-system/user/grant', { userIds: row.id, roleIds: other.id });
    expect((await mine())!.roleId).toBe(other.id);

    const himself = new OpenClient();
    expect((await himself.signIn('newcomer', 'a1b2c3d4-e5')).authority).toBe('bm');
    await expect(himself.get('/blade-system/user/list')).rejects.toThrow(/permission/);
    const passwords = { oldPassword: 'a1b2c3d4-e5', newPassword: 'f6a7b8c9-d0', newPassword1: 'f6a7b8c9-d0' };
    await himself.command('/blade-system/user/update-password', passwords);
    await client.command('/blade-system/user/reset-password', { userIds: row.id });
    await client.command('/blade-system/user/unlock', { userIds: row.id });
    await client.command('/blade-system/user/remove', { ids: row.id });
    expect(await mine()).toBeUndefined();
    await expect(himself.get('/blade-system/user/info')).rejects.toThrow(/sign in/);
  });

  test('and opens downloads as links, which carry the token and nothing else', async () => {
    for (const file of ['export-user', 'export-template']) {
      const token = encodeURIComponent(`bearer ${client.token}`);
      const link = `/api/blade-system/user/${file}?blade-auth=${token}&account=&realName=`;
      const answer = await app.request(link);
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get('Content-Disposition'), file).toContain('.xlsx');
      expect((await app.request(link.replace(token, 'bearer%20x'))).status, file).toBe(401);
    }
  });

  test('and of every other page one record', async () => {
    const life = async (
      path: string,
      made: Record<string, unknown>,
      find: Params,
      changed: Record<string, unknown>,
    ) => {
      const found = async () => {
        const data = await client.get(`${path}/list`, { ...paged, ...find });
        return all(data.records ?? data).find((row) => row[Object.keys(find)[0]!] === Object.values(find)[0]);
      };
      await client.submit(`${path}/submit`, made);
      const row = await found();
      expect(row, path).toBeDefined();
      await client.submit(`${path}/submit`, { ...row, ...changed });
      expect(await client.get(`${path}/detail`, { id: row.id }), path).toMatchObject(changed);
      await client.command(`${path}/remove`, { ids: row.id });
      expect(await found(), path).toBeUndefined();
    };
    await life(
      '/blade-system/dept',
      { tenantId: '000000', parentId: 0, deptName: 'Survey', fullName: 'Survey team', deptCategory: 1, sort: 1 },
      { deptName: 'Survey' },
      { fullName: 'Surveying team' },
    );
    await life(
      '/blade-system/post',
      { tenantId: '000000', category: 4, postCode: 'surveyor', postName: 'Surveyor', sort: 1 },
      { postCode: 'surveyor' },
      { postName: 'Chief surveyor' },
    );
    await life(
      '/blade-system/dict',
      { code: 'weather', dictKey: -1, dictValue: 'Weather', sort: 1 },
      { code: 'weather' },
      { dictValue: 'Sky' },
    );
    await life(
      '/blade-system/menu',
      { parentId: 0, code: 'cranes', name: 'Cranes', alias: 'menu', path: '/cranes', source: '', sort: 9, category: 1 },
      { code: 'cranes' },
      { name: 'Tower cranes' },
    );
    await life(
      '/blade-system/topmenu',
      { code: 'site', name: 'Site', source: 'HomeOutlined', path: '/site', sort: 1 },
      { code: 'site' },
      { name: 'Building site' },
    );
    await life(
      '/blade-desk/notice',
      { title: 'Fire drill', category: 1, content: 'Friday at ten', releaseTime: '2026-11-20 10:00:00' },
      { title: 'Fire drill' },
      { content: 'Monday at ten' },
    );
  });
});

describe('the way out', () => {
  test('errors are sent, and signing out ends the session', async () => {
    await client.submit('/user/send-logs', [
      { type: 'error', message: 'it broke', url: 'http://x/', time: '', info: '' },
    ]);
    await client.command('/blade-auth/logout');
    await expect(client.get('/blade-system/menu/routes')).rejects.toThrow(/sign in/);
  });

  test('a tenant’s own administrator has the word that pages look for', async () => {
    const { projects, ids } = await twoTenants(app);
    await app.db.insert(projectMember).values({ projectId: projects.second, userId: ids['lost']! });
    const params = { grantType: 'refresh_token', refreshToken: 'x' };
    await expect(client.command('/blade-auth/token', params)).rejects.toThrow(/session has ended/);
    app.deps.config.captcha = 'off';
    const boss = await app.as('boss1', { tenant: '000001' });
    const info = await boss.get('/blade-auth/oauth/user-info');
    expect(info.body.data.authority).toBe('admin');
  });
});
