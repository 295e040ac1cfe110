import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataScopeTypes } from '#domain/resources/scopes.ts';
import { dept, logAudit, menu, roleApiScope, roleDataScope, user, userRole } from '#server/db/schema.ts';
import { roleIdOf } from '#server/db/seed/base/tenant-base.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { basic, type Caller, type Loose } from '#tests/support/caller.ts';

const NOBODY = '4611686018427387904';
const QM = roleIdOf('000000', 'QM');
const { all, own, dept: department, deptAndBelow, custom } = dataScopeTypes;

let app: TestApp;
let admin: Caller;
let qm: Caller;
/** Administrator and quality manager of another tenant. */
let foreign: Caller;
let foreignQm: Caller;
let menus: Record<string, string>;
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('admin');
  qm = await app.as('qm');
  foreign = await app.as('admin', { tenant: '000001' });
  foreignQm = await app.as('qm', { tenant: '000001' });
  menus = Object.fromEntries((await app.db.select().from(menu)).map((row) => [row.code, row.id]));
});
afterEach(async () => {
  await app.db.delete(roleDataScope);
  await app.db.delete(roleApiScope);
  await app.db.execute(sql`delete from api_scope`);
});

let counter = 0;
const bodies = {
  'data-scope': (over: object = {}) => ({
    scopeName: `data ${++counter}`,
    menuId: menus['report'],
    resourceCode: 'report',
    scopeType: own,
    ...over,
  }),
  'api-scope': (over: object = {}) => ({
    scopeName: `api ${++counter}`,
    menuId: menus['report'],
    resourceCode: 'report',
    scopePath: `/nowhere/${counter}`,
    scopeType: '2',
    ...over,
  }),
};
type Kind = keyof typeof bodies;
const submit = (kind: Kind, over: object = {}, by = admin) =>
  by.post<Loose>(`/blade-system/${kind}/submit`, bodies[kind](over));
const added = async (kind: Kind, over: object = {}): Promise<Loose> => {
  const { body } = await submit(kind, over);
  expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
  return body.data;
};
const remove = (kind: Kind, id: string, by = admin) => by.post(`/blade-system/${kind}/remove`, undefined, { ids: id });
/** Gives a role scopes by the call that the drawer makes, and nothing else. */
const give = async (roleId: string, scopes: { dataScopeIds?: string[]; apiScopeIds?: string[] }) => {
  const { granted } = (await admin.get<Loose>('/blade-system/menu/role-tree-keys', { roleIds: roleId })).body.data;
  const body = { roleIds: [roleId], menuIds: granted, ...scopes };
  expect((await admin.post('/blade-system/role/grant', body)).body).toMatchObject({ code: 200 });
};
const lastTold = async () => {
  const [row] = await app.db.select().from(logAudit).orderBy(desc(logAudit.id)).limit(1);
  return row as Loose;
};

describe.each(['data-scope', 'api-scope'] as const)('%s', (kind) => {
  const calls: ['get' | 'post', string][] = [
    ['get', 'list'],
    ['get', 'detail'],
    ['post', 'submit'],
    ['post', 'remove'],
  ];
  it.each(calls)('%s %s is refused without a token, and without permission', async (method, call) => {
    const path = `/blade-system/${kind}/${call}`;
    const bare = await app.request(`/api${path}`, { method: method.toUpperCase(), headers: { Authorization: basic } });
    expect(bare.status).toBe(401);
    expect((await qm[method](path)).body.code).toBe(403);
  });

  it('is written by the platform only, and read by every administrator', async () => {
    const { id } = await added(kind);
    expect((await submit(kind, {}, foreign)).body.code).toBe(403);
    expect((await submit(kind, { id }, foreign)).body.code).toBe(403);
    expect((await remove(kind, id, foreign)).body.code).toBe(403);
    const { records } = (await foreign.get(`/blade-system/${kind}/list`, { size: -1 })).body.data;
    expect(records.map((row: Loose) => row.id)).toContain(id);
  });

  it('refuses what does not fit', async () => {
    const { id, version } = await added(kind);
    const refused = async (over: object, field: string) => {
      const answer = await submit(kind, over);
      expect(answer.status, JSON.stringify(answer.body)).toBe(400);
      expect(Object.keys(answer.body.data.fields)).toContain(field);
    };
    await refused({ menuId: NOBODY }, 'menuId');
    await refused({ scopeName: '' }, 'scopeName');
    await refused({ scopeType: '9' }, 'scopeType');
    expect((await submit(kind, { id, version: version + 1 })).body.code).toBe(409);
    expect((await submit(kind, { id: NOBODY })).body.code).toBe(404);
    expect((await remove(kind, NOBODY)).body.code).toBe(404);
    expect((await remove(kind, '')).body.code).toBe(400);
  });

  it('lives under its menu, is told, and stays while a role has it', async () => {
    const made = await added(kind);
    expect(made).toMatchObject({
      menuIdName: 'NCR reports',
      scopeTypeName: kind === 'data-scope' ? 'Own' : 'Business',
    });
    const list = (await admin.get(`/blade-system/${kind}/list`, { menuId: menus['report']!, size: -1 })).body.data;
    expect(list.records.map((row: Loose) => row.id)).toContain(made.id);
    const none = await admin.get(`/blade-system/${kind}/list`, { menuId: menus['dept']! });
    expect(none.body.data.total).toBe(0);
    const name = kind === 'data-scope' ? 'dataScope' : 'apiScope';
    expect(await lastTold()).toMatchObject({ action: `${name}.add`, targetId: made.id });

    const tree = (await admin.get('/blade-system/menu/grant-tree')).body.data[name];
    const report = tree.find((node: Loose) => node.code === 'qaqc').children[0];
    expect(report.children.map((node: Loose) => node.id)).toContain(made.id);
    // Clients send the menu above with its scopes.
    await give(QM, { [`${name}Ids`]: [made.id, menus['report'], menus['qaqc']] });
    const keys = (await admin.get('/blade-system/menu/role-tree-keys', { roleIds: QM })).body.data;
    expect(keys[name]).toEqual([made.id]);
    expect((await remove(kind, made.id)).body).toMatchObject({ code: 400, msg: expect.stringContaining('质量经理') });
    // Not sent: unchanged. Sent empty: gone.
    await give(QM, {});
    expect((await admin.get('/blade-system/menu/role-tree-keys', { roleIds: QM })).body.data[name]).toEqual([made.id]);
    await give(QM, { [`${name}Ids`]: [] });
    expect((await remove(kind, made.id)).body.code).toBe(200);
    expect(await lastTold()).toMatchObject({ action: `${name}.remove`, targetId: made.id, after: '' });
  });
});

describe('a scope', () => {
  it('of departments names some that exist, and others none', async () => {
    const id = await newDept('0');
    for (const scopeValue of ['', NOBODY, 'x', `${id},${NOBODY}`, "1' or 1=1"]) {
      const answer = await submit('data-scope', { scopeType: custom, scopeValue });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.data.fields)).toEqual(['scopeValue']);
    }
    const made = await added('data-scope', { scopeType: custom, scopeValue: ` ${id},${id}` });
    expect(made).toMatchObject({ scopeValue: id, scopeTypeName: 'Custom' });
    const edited = await admin.post('/blade-system/data-scope/submit', { id: made.id, scopeType: own });
    expect(edited.body.data.scopeValue).toBe('');
  });

  it('of calls is a path below /api', async () => {
    for (const scopePath of ['qcdm', '/', '/**', '/qcdm/*', '/a/**/b', '/a b'])
      expect((await submit('api-scope', { scopePath })).status).toBe(400);
    expect((await added('api-scope', { scopePath: '/api/qcdm/nothing/**' })).scopePath).toBe('/qcdm/nothing/**');
  });
});

describe('interface scopes', () => {
  const PAGE = '/qcdm/report/page';
  const code = async (by: Caller, path = PAGE) => (await by.get(path)).body.code;

  it('close a path to whom they are not granted, from the next request on', async () => {
    expect(await code(qm)).toBe(200);
    const { id } = await added('api-scope', { scopePath: PAGE });
    expect(await code(qm)).toBe(403);
    expect(await code(foreignQm)).toBe(403);
    expect(await code(foreign)).toBe(403);
    // The platform's administrator can always take it back.
    expect(await code(admin)).toBe(200);
    expect(await code(qm, '/qcdm/report/summary')).toBe(200);
    await give(QM, { apiScopeIds: [id] });
    expect(await code(qm)).toBe(200);
    expect(await code(foreignQm)).toBe(403);
    await give(QM, { apiScopeIds: [] });
    expect(await code(qm)).toBe(403);
    expect((await remove('api-scope', id)).body.code).toBe(200);
    expect(await code(qm)).toBe(200);
  });

  it('with ** close all below, writes among it, and leave signing in alone', async () => {
    const { id } = await added('api-scope', { scopePath: '/qcdm/report/**' });
    await added('api-scope', { scopePath: '/blade-auth/**' });
    expect(await code(qm)).toBe(403);
    expect((await qm.post('/qcdm/report/submit', {})).body.code).toBe(403);
    expect(await code(qm, '/qcdm/defect/page')).toBe(200);
    await give(QM, { apiScopeIds: [id] });
    expect(await code(qm)).toBe(200);
    expect((await qm.post('/qcdm/report/submit', {})).body.code).toBe(400);
    expect((await app.as('qm')).token).not.toBe('');
  });

  it('open nothing that the codes keep shut', async () => {
    const { id } = await added('api-scope', { scopePath: '/blade-system/role/list' });
    await give(QM, { apiScopeIds: [id] });
    expect(await code(qm, '/blade-system/role/list')).toBe(403);
  });
});

async function newDept(parentId: string): Promise<string> {
  const id = app.deps.nextId();
  await app.db.insert(dept).values({ id, tenantId: '000000', parentId, deptName: `dept ${id}` } as never);
  return id;
}

describe('data scopes', () => {
  const scoped = async (over: object = {}, roleId = QM) => {
    const { id } = await added('data-scope', over);
    await give(roleId, { dataScopeIds: [id] });
    return id as string;
  };
  const creators = async (by: Caller): Promise<string[]> => {
    const { records } = (await by.get<Loose>('/qcdm/report/page', { size: -1 })).body.data;
    return [...new Set<string>(records.map((row: Loose) => row.createUser))].toSorted();
  };
  const total = async (by: Caller) => (await by.get<Loose>('/qcdm/report/page', { size: 10 })).body.data.total;
  const idOf = async (account: string) => (await app.as(account, { project: null })).userId;
  const place = (account: string, deptIds: string[]) =>
    app.db
      .update(user)
      .set({ deptIds })
      .where(and(eq(user.account, account), eq(user.tenantId, '000000')));

  it('of the own records leave these, in lists, records, figures, search and writes', async () => {
    const before = await total(qm);
    const others = (await qm.get<Loose>('/qcdm/report/page', { size: -1, status: 'committed' })).body.data.records;
    const other = others.find((row: Loose) => row.createUser !== qm.userId);
    const everyone = (await admin.get<Loose>('/qcdm/report/page', { size: -1 })).body.data;
    const defect = (await qm.get<Loose>('/qcdm/report/detail', { id: other.id })).body.data.defects[0];
    await scoped({ scopeType: own });

    expect(await creators(qm)).toEqual([qm.userId]);
    const left = await total(qm);
    expect(left).toBeLessThan(before);
    expect(left).toBe(
      everyone.records.filter((row: Loose) => row.createUser === qm.userId && row.status !== 'draft').length +
        (await qm.get<Loose>('/qcdm/report/page', { status: 'draft' })).body.data.total,
    );
    expect((await qm.get<Loose>('/qcdm/report/summary')).body.data.total).toBe(left);
    const dashboard = (await qm.get<Loose>('/qcdm/report/dashboard')).body.data;
    expect(dashboard.total).toBe(left);
    expect(dashboard.longest.every((row: Loose) => row.createUser === qm.userId)).toBe(true);
    const { ncr } = (await qm.get<Loose>('/qcdm/project/figures')).body.data;
    expect(ncr).toMatchObject({ scope: 'own', running: dashboard.figures.running });
    expect((await qm.get('/qcdm/report/detail', { id: other.id })).body.code).toBe(404);
    expect((await qm.get('/qcdm/defect/detail', { id: defect.id })).body.code).toBe(404);
    const defects = (await qm.get<Loose>('/qcdm/defect/page', { size: -1, reportId: other.id })).body.data;
    expect(defects.total).toBe(0);
    expect((await qm.get('/qcdm/search', { keyword: other.reportCode })).body.data).toEqual([]);
    const act = { id: other.id, version: other.version };
    expect((await qm.post('/qcdm/report/escalate', { ...act, reason: 'late' })).body.code).toBe(404);
    expect(
      (await qm.post('/qcdm/report/confirm', { ...act, results: [{ defectId: defect.id, result: 'pass' }] })).body.code,
    ).toBe(404);
    expect(await total(foreignQm)).toBeGreaterThan(0);
  });

  it('go by departments, from the next request on', async () => {
    const [site, office] = [await newDept('0'), await newDept('0')];
    const below = await newDept(site);
    const [bm, re] = [await idOf('bm'), await idOf('re')];
    const mine = [qm.userId];
    await place('qm', [site]);
    await place('bm', [below]);
    await place('re', [office]);
    await scoped({ scopeType: department });
    expect(await creators(qm)).toEqual(mine);
    const alone = await total(qm);
    await place('re', [office, site]);
    expect(await creators(qm)).toEqual([...mine, re].toSorted());
    // The total is not the one that was remembered.
    expect(await total(qm)).toBeGreaterThan(alone);
    await place('re', [office]);
    expect(await total(qm)).toBe(alone);

    await scoped({ scopeType: deptAndBelow });
    expect(await creators(qm)).toEqual([...mine, bm].toSorted());
    await app.db
      .update(dept)
      .set({ parentId: '0' } as never)
      .where(eq(dept.id, below));
    expect(await creators(qm)).toEqual(mine);

    await scoped({ scopeType: custom, scopeValue: `${below},${office}` });
    expect(await creators(qm)).toEqual([...mine, bm, re].toSorted());
    expect((await qm.get('/qcdm/project/figures')).body.code).toBe(200);
  });

  it('of several roles are taken together, and a role without one adds nothing', async () => {
    const whole = await creators(qm);
    expect(whole.length).toBeGreaterThan(1);
    await scoped({ scopeType: own });
    expect(await creators(qm)).toEqual([qm.userId]);
    const PM = roleIdOf('000000', 'PM');
    await app.db.insert(userRole).values({ userId: qm.userId, roleId: PM });
    expect(await creators(qm)).toEqual([qm.userId]);
    await scoped({ scopeType: all }, PM);
    expect(await creators(qm)).toEqual(whole);
    await app.db.delete(userRole).where(and(eq(userRole.userId, qm.userId), eq(userRole.roleId, PM)));
    expect(await creators(qm)).toEqual([qm.userId]);
    await give(QM, { dataScopeIds: [] });
    expect(await creators(qm)).toEqual(whole);
  });

  it('of people leave those, in lists, records and writes', async () => {
    const codes = ['user', 'user_view', 'user_edit', 'user_leave', 'role', 'role_view'];
    const { body } = await admin.post<Loose>('/blade-system/role/submit', { roleName: 'Keeper', roleAlias: 'keeper' });
    const roleId = body.data.id as string;
    await admin.post('/blade-system/role/grant', { roleIds: [roleId], menuIds: codes.map((code) => menus[code]) });
    await app.db.insert(userRole).values({ userId: qm.userId, roleId });
    const accounts = async () => {
      const { records } = (await qm.get<Loose>('/blade-system/user/page', { size: -1 })).body.data;
      return records.map((row: Loose) => row.account).toSorted();
    };
    expect((await accounts()).length).toBeGreaterThan(10);
    const crew = await newDept('0');
    await place('qm', [crew]);
    await place('sub', [crew]);
    await scoped({ scopeType: department, resourceCode: 'user', menuId: menus['user'] }, roleId);
    expect(await accounts()).toEqual(['qm', 'sub']);
    const outside = await idOf('bm');
    expect((await qm.get('/blade-system/user/detail', { id: outside })).body.code).toBe(404);
    expect((await qm.post('/blade-system/user/submit', { id: outside, realName: 'Renamed' })).body.code).toBe(404);
    expect((await qm.post('/blade-system/user/leave', undefined, { userIds: outside })).body.code).toBe(404);
    await give(roleId, { dataScopeIds: [] });
    expect((await accounts()).length).toBeGreaterThan(10);
  });

  it('of another resource say nothing here', async () => {
    const whole = await creators(qm);
    await scoped({ scopeType: own, resourceCode: 'nonsense' });
    expect(await creators(qm)).toEqual(whole);
  });

  it('are minded by administrators only: taking one away would give', async () => {
    const { body } = await admin.post<Loose>('/blade-system/role/submit', { roleName: 'Deputy', roleAlias: 'deputy' });
    const roleId = body.data.id as string;
    const menuIds = ['role', 'role_view', 'role_grant'].map((code) => menus[code]);
    await admin.post('/blade-system/role/grant', { roleIds: [roleId], menuIds });
    const scope = await scoped({ scopeType: own });
    await app.db.insert(userRole).values({ userId: qm.userId, roleId });
    const { granted } = (await qm.get<Loose>('/blade-system/menu/role-tree-keys', { roleIds: QM })).body.data;
    const keep = { roleIds: [QM], menuIds: granted };
    expect((await qm.post('/blade-system/role/grant', { ...keep, dataScopeIds: [] })).body.code).toBe(200);
    expect(await creators(qm)).toEqual([qm.userId]);
    const another = await added('data-scope', { scopeType: all });
    expect((await qm.post('/blade-system/role/grant', { ...keep, dataScopeIds: [another.id] })).body.code).toBe(403);
    const rows = await app.db
      .select()
      .from(roleDataScope)
      .where(inArray(roleDataScope.roleId, [QM]));
    expect(rows).toEqual([{ roleId: QM, scopeId: scope }]);
  });
});
