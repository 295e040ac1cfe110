import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hideParamOf } from '#domain/access/menu-view.ts';
import {
  accessStamp,
  menu,
  param,
  project,
  projectMember,
  role,
  roleMenu,
  session,
  topMenu,
  topMenuMenu,
  user,
  userRole,
} from '#server/db/schema.ts';
import { menuRows } from '#server/db/seed/base/menu-tree.ts';
import { seedId } from '#server/db/seed/base/seed-id.ts';
import { roleIdOf } from '#server/db/seed/base/tenant-base.ts';
import { seed } from '#server/db/seed/seed.ts';
import type { Db } from '#server/db/open.ts';
import { personOf } from '#server/kernel/auth.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { basic, type Caller, type Loose } from '#tests/support/caller.ts';
import { type Fixture, twoTenants } from '#tests/support/two-tenants.ts';

const ROUTES = '/blade-system/menu/routes';
const TOP = '/blade-system/menu/top-menu';
const BUTTONS = '/blade-system/menu/buttons';
const BY_ROLE = '/blade-system/menu/getMenuByRole';
const FRAMES = '/blade-system/menu/frame-origins';

let app: TestApp;
let admin: Caller;
let qm: Caller;
let sub: Caller;
let fixture: Fixture;
beforeAll(async () => {
  app = await testApp({ seed: 'minimal' });
  fixture = await twoTenants(app);
  admin = await app.as('admin', { project: null });
  qm = await app.as('qm');
  sub = await app.as('sub');
});

const data = async (caller: Caller, path: string, params: Record<string, string> = {}) => {
  const answer = await caller.get<Loose>(path, params);
  expect(answer.body).toMatchObject({ code: 200, success: true });
  return answer.body.data;
};

/** What a client of the old kind makes of the buttons: recurse where there are children, else a permission. wire.md §3 */
const codesIn = (nodes: Loose[]): string[] =>
  nodes.flatMap((node) => (node.children ? codesIn(node.children) : [node.code]));
const shape = (nodes: Loose[]): Loose =>
  nodes.map((node) => (node.children ? [node.code, shape(node.children)] : node.code));

describe('menus are refused', () => {
  test.each([ROUTES, TOP, BUTTONS, BY_ROLE, FRAMES])('%s without a token or a client', async (path) => {
    const token = { 'Blade-Auth': `bearer ${qm.token}` };
    for (const headers of [{}, token, { Authorization: basic }, { Authorization: basic, 'Blade-Auth': qm.token }]) {
      const answer = await app.request(`/api${path}`, { headers: headers as Record<string, string> });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 401, success: false });
    }
  });

  test('rubbish instead of ids', async () => {
    for (const topMenuId of ['x', "1' or 1=1", '9'.repeat(20)])
      expect((await qm.get(ROUTES, { topMenuId })).body.code).toBe(400);
    expect((await qm.get(BY_ROLE, { roleIds: 'a,b' })).body.code).toBe(400);
  });

  test('other people’s roles, other tenants’ even to an administrator', async () => {
    const pm = roleIdOf('000000', 'PM');
    expect((await qm.get(BY_ROLE, { roleIds: pm })).body).toMatchObject({ code: 403, success: false });
    expect((await qm.get(BY_ROLE, { roleIds: `${roleIdOf('000000', 'QM')},${pm}` })).body.code).toBe(403);
    expect((await admin.get(BY_ROLE, { roleIds: roleIdOf('000001', 'PM') })).body.code).toBe(404);
    const boss1 = await app.as('boss1', { tenant: '000001' });
    expect((await boss1.get(BY_ROLE, { roleIds: roleIdOf('000000', 'ADMIN') })).body.code).toBe(404);
  });
});

describe('routes', () => {
  test('are the granted menus below their containers, in order', async () => {
    expect(shape(await data(sub, ROUTES))).toEqual([['qaqc', ['report']]]);
    expect(shape(await data(qm, ROUTES))).toEqual([
      ['qaqc', ['report']],
      ['project', ['structure', 'block', 'level', 'unit', 'unittype', 'room', 'roomtype']],
      ['quality_setup', ['defect_type', 'report_issue']],
      ['work', ['leave']],
    ]);
    expect(shape(await data(admin, ROUTES)).slice(3)).toEqual([
      ['desk', ['notice']],
      ['work', ['leave']],
      ['authority', ['role', 'role_matrix', 'datascope', 'apiscope']],
      ['system', ['user', 'dept', 'post', 'menu', 'topmenu', 'param', 'dict', 'dictbiz', 'tenant', 'client']],
      ['base', ['region']],
      ['resource', ['oss']],
      ['monitor', [['log', ['log_usual', 'log_api', 'log_error', 'log_audit']], 'outbox', 'online']],
    ]);
  });

  test('say what a menu is, and a leaf has no children at all', async () => {
    const [root] = await data(sub, ROUTES);
    expect(root).toMatchObject({ parentId: '0', hasChildren: true, category: 1, nameEn: 'QA/QC', path: '/qaqc' });
    const [leaf] = root.children;
    expect(leaf).toMatchObject({
      id: expect.stringMatching(/^\d{19}$/),
      parentId: root.id,
      parentName: '质量管理',
      code: 'report',
      name: 'NCR 报告',
      nameEn: 'NCR reports',
      source: 'FileExclamationOutlined',
      path: '/qaqc/report',
      hasChildren: false,
    });
    expect('children' in leaf).toBe(false);
  });

  test('of a top menu are the granted ones that belong to it', async () => {
    const top = await data(qm, TOP);
    expect(top.map((item: Loose) => item.code)).toEqual(['top_quality', 'top_project', 'top_office']);
    expect((await data(sub, TOP)).map((item: Loose) => item.code)).toEqual(['top_quality']);
    expect((await data(admin, TOP)).map((item: Loose) => item.code)).toContain('top_system');
    expect(shape(await data(qm, ROUTES, { topMenuId: top[0].id }))).toEqual([
      ['qaqc', ['report']],
      ['quality_setup', ['defect_type', 'report_issue']],
    ]);
    expect(await data(sub, ROUTES, { topMenuId: seedId('topMenu', 3) })).toEqual([]);
    expect(await data(qm, ROUTES, { topMenuId: '123' })).toEqual([]);
    expect(await data(qm, ROUTES, { topMenuId: '' })).toEqual(await data(qm, ROUTES));
  });

  test('of several roles are all of theirs, once', async () => {
    const both = await app.as('both');
    expect(await data(both, ROUTES)).toEqual(await data(qm, ROUTES));
    expect(await data(both, BY_ROLE)).toHaveLength(2);
  });
});

describe('what a project hides', () => {
  const FIRST_ROOTS = ['qaqc', 'project', 'quality_setup', 'work'];
  const roots = async (caller: Caller, params = {}) =>
    (await data(caller, ROUTES, params)).map((node: Loose) => node.code);
  const hide = async (projectId: string, lists: Record<string, string> | string) => {
    const paramKey = hideParamOf(projectId);
    const id = app.deps.nextId();
    const paramValue = typeof lists === 'string' ? lists : JSON.stringify(lists);
    await app.db.insert(param).values({ id, tenantId: '000000', paramKey, paramName: 'hides', paramValue } as never);
  };
  const roleOf = (kind: 'QM' | 'SUB' | 'ADMIN') => roleIdOf('000000', kind);
  afterEach(async () => {
    const { first, second, foreign } = fixture.projects;
    await app.db.delete(param).where(inArray(param.paramKey, [first, second, foreign].map(hideParamOf)));
    await app.db.update(menu).set({ meta: {} });
  });

  test('is not handed out, in that project and to those roles only', async () => {
    const { first, second } = fixture.projects;
    await hide(first, { [roleOf('QM')]: 'project,defect_type' });
    const there = await app.as('qm', { project: second });
    expect(shape(await data(qm, ROUTES))).toEqual([
      ['qaqc', ['report']],
      ['quality_setup', ['report_issue']],
      ['work', ['leave']],
    ]);
    expect(JSON.stringify(await data(qm, ROUTES))).not.toContain('/project/');
    expect(await roots(there)).toEqual(FIRST_ROOTS);
    expect(await roots(sub)).toEqual(['qaqc']);
  });

  test('leaves no heading behind, and no item of the top bar', async () => {
    const top = await data(qm, TOP);
    await hide(fixture.projects.first, { default: 'project,defect_type,report_issue,leave' });
    expect(shape(await data(qm, ROUTES))).toEqual([['qaqc', ['report']]]);
    expect((await data(qm, TOP)).map((item: Loose) => item.code)).toEqual(['top_quality']);
    expect(await data(qm, ROUTES, { topMenuId: top[1].id })).toEqual([]);
    const [heading] = await data(qm, ROUTES);
    expect(heading).toMatchObject({ hasChildren: true });
  });

  test('takes away no permission: a list says what is shown, grants say what is allowed', async () => {
    const before = await data(qm, BUTTONS);
    await hide(fixture.projects.first, { default: 'quality_setup' });
    expect(await data(qm, BUTTONS)).toEqual(before);
    expect((await qm.get('/qcdm/defectType/list')).body.code).toBe(200);
  });

  test('of several roles is what all their lists name', async () => {
    await app.db.update(menu).set({ meta: {} });
    const { first } = fixture.projects;
    const both = await app.as('both', { project: null });
    await hide(first, { [roleOf('QM')]: 'project', [roleOf('SUB')]: 'quality_setup', default: 'qaqc' });
    // Not a member of the project: what it hides is not applied, and cannot be found out.
    const asked = { headers: { ...both.headers(), 'Project-Id': first } };
    const answer = (await (await app.request(`/api${ROUTES}`, asked)).json()) as { data: Loose[] };
    expect(answer.data.map((node) => node.code)).toEqual(FIRST_ROOTS);
    expect(await roots(qm)).toEqual(['qaqc', 'quality_setup', 'work']);
  });

  test.each(['{"default":', '[]', 'null', '{"default":["project"]}', '{"__proto__":{"default":"project"}}'])(
    'in %s is nothing',
    async (hostile) => {
      await hide(fixture.projects.first, hostile);
      expect(await roots(qm)).toEqual(FIRST_ROOTS);
    },
  );

  test.each(['x', "1' or '1'='1", '9'.repeat(40), '%'])('for the project header %j is nothing', async (header) => {
    await hide(fixture.projects.first, { default: 'project' });
    const headers = { ...qm.headers(), 'Project-Id': header };
    const answer = (await (await app.request(`/api${ROUTES}`, { headers })).json()) as { data: Loose[] };
    expect(answer.data.map((node) => node.code)).toEqual(FIRST_ROOTS);
  });

  test('never hides the parameters from who may change them', async () => {
    const { first } = fixture.projects;
    await app.db.execute(`insert into project_member (project_id, user_id) values (${first}, ${seedId('user', 1)})`);
    const boss = await app.as('admin', { project: first });
    const everything = (await data(boss, ROUTES)).map((node: Loose) => node.code);
    await hide(first, { [roleOf('ADMIN')]: everything.join(',') });
    expect(shape(await data(boss, ROUTES))).toEqual([['system', ['param']]]);
    expect((await data(boss, TOP)).map((item: Loose) => item.code)).toEqual(['top_system']);
  });

  test('is told of one’s own projects only', async () => {
    await hide(fixture.projects.first, { default: 'a' });
    await hide(fixture.projects.second, { default: 'b' });
    const told = async (caller: Caller) => {
      const { records } = (await caller.get<Loose>('/blade-system/param/list', { size: -1 })).body.data;
      return records.map((row: Loose) => row.paramValue).filter((value: string) => value.includes('default'));
    };
    expect((await told(qm)).toSorted()).toEqual(['{"default":"a"}', '{"default":"b"}']);
    expect(await told(sub)).toEqual(['{"default":"a"}']);
  });

  test('a menu with roles of its own is for people who have one of them', async () => {
    await app.db
      .update(menu)
      .set({ meta: { roles: ['pm', 'sub'] } })
      .where(eq(menu.code, 'report'));
    expect(await roots(qm)).toEqual(['project', 'quality_setup', 'work']);
    expect(await roots(sub)).toEqual(['qaqc']);
    await app.db
      .update(menu)
      .set({ meta: { roles: 'rubbish' } })
      .where(eq(menu.code, 'report'));
    expect(await roots(qm)).toEqual(FIRST_ROOTS);
  });
});

describe('embedded pages', () => {
  test('come from the sites of the environment only, and the policy of the page says the same', async () => {
    expect(await data(qm, FRAMES)).toEqual({ origins: [] });
    const policy = async (own: TestApp) => (await own.request('/')).headers.get('content-security-policy');
    expect(await policy(app)).toContain("frame-src 'self';");
    const origins = ['https://help.example', 'http://10.0.0.7:8090'];
    const site = await testApp({ seed: 'minimal', config: { frameOrigins: origins } });
    await twoTenants(site);
    expect(await data(await site.as('qm'), FRAMES)).toEqual({ origins });
    expect(await policy(site)).toContain("frame-src 'self' https://help.example http://10.0.0.7:8090;");
  });
});

describe('buttons', () => {
  test('are the granted codes, below their menus only', async () => {
    const tree = await data(sub, BUTTONS);
    expect(shape(tree)).toEqual([['report', ['report_view']]]);
    expect(tree[0].children[0]).toMatchObject({ category: 2, alias: 'view', actionName: 'Row' });
    const codes = codesIn(await data(qm, BUTTONS));
    expect(codes).toEqual(expect.arrayContaining(['report_add', 'report_delete', 'block_edit', 'defect_type_delete']));
    expect(codes).not.toEqual(expect.arrayContaining(['block_delete']));
    expect(codesIn(await data(admin, BUTTONS))).toHaveLength(menuRows().filter((row) => row.category === 2).length);
  });

  test('are the same permissions that getMenuByRole tells and the server asks for', async () => {
    const codes = codesIn(await data(qm, BUTTONS)).toSorted();
    const [own] = await data(qm, BY_ROLE);
    expect(own.roleId).toBe(roleIdOf('000000', 'QM'));
    const granted = own.menuList.filter((node: Loose) => node.category === 2).map((node: Loose) => node.code);
    expect(granted.toSorted()).toEqual(codes);
    expect(own.menuList.some((node: Loose) => 'children' in node)).toBe(false);
  });

  test('an administrator may ask for any role of the tenant, anybody for his own', async () => {
    const roleIds = [roleIdOf('000000', 'SUB'), roleIdOf('000000', 'OWNER')].join(',');
    const told = await data(admin, BY_ROLE, { roleIds });
    expect(told.map((one: Loose) => one.menuList.map((node: Loose) => node.code))).toEqual([
      ['report', 'report_view'],
      ['report', 'report_view'],
    ]);
    expect(await data(qm, BY_ROLE, { roleIds: roleIdOf('000000', 'QM') })).toHaveLength(1);
  });
});

describe('a change of grants', () => {
  test('is known at the next request, taken back as well', async () => {
    const [granted] = await app.db.select().from(menu).where(eq(menu.code, 'param'));
    const may = async () => (await personOf(app.deps, sub.token)).codes.has('param');
    const before = codesIn(await data(sub, ROUTES));
    expect(await may()).toBe(false);
    await app.db.insert(roleMenu).values({ roleId: roleIdOf('000000', 'SUB'), menuId: granted!.id });
    expect(await may()).toBe(true);
    expect(codesIn(await data(sub, ROUTES))).toEqual([...before, 'param']);
    await app.db.delete(roleMenu).where(eq(roleMenu.menuId, granted!.id));
    expect(await may()).toBe(false);
    expect(codesIn(await data(sub, ROUTES))).toEqual(before);
  });

  test('that was rolled back changes nothing', async () => {
    const stamp = async () => (await app.db.select().from(accessStamp))[0]!.stamp;
    const before = await stamp();
    await expect(
      app.db.transaction(async (tx) => {
        await tx.delete(userRole);
        throw new Error('not today');
      }),
    ).rejects.toThrow('not today');
    expect(await stamp()).toBe(before);
    expect((await personOf(app.deps, sub.token)).roleIds).not.toEqual([]);
  });

  // Everything personOf remembers: a table missing from the triggers would let somebody in who is out.
  test.each([
    ['person', (tx: Db) => tx.update(user).set({ realName: 'New' }).where(eq(user.account, 'sub2'))],
    ['role of a person', (tx: Db) => tx.delete(userRole).where(eq(userRole.roleId, roleIdOf('000000', 'OWNER')))],
    ['membership', (tx: Db) => tx.delete(projectMember).where(eq(projectMember.projectId, '1'))],
    ['project', (tx: Db) => tx.delete(project).where(eq(project.id, '1'))],
    ['session', (tx: Db) => tx.update(session).set({ endTime: new Date() }).where(eq(session.userId, '1'))],
    ['role', (tx: Db) => tx.update(role).set({ sort: 9 }).where(eq(role.id, '1'))],
    ['menu', (tx: Db) => tx.update(menu).set({ sort: 9 }).where(eq(menu.id, '1'))],
    ['parameter', (tx: Db) => tx.execute(sql`update param set param_value = '' where id = 1`)],
  ])('of a %s raises the stamp', async (_what, change) => {
    const stamp = async () => (await app.db.select().from(accessStamp))[0]!.stamp;
    const before = await stamp();
    await change(app.db);
    expect(await stamp()).toBeGreaterThan(before);
  });
});

describe('the seed', () => {
  test('run again changes nothing', async () => {
    const count = async () => (await app.db.select().from(menu)).length + (await app.db.select().from(topMenu)).length;
    const before = await count();
    await seed(app.deps, 'minimal');
    expect(await count()).toBe(before);
    expect((await app.db.select().from(topMenuMenu)).length).toBe(menuRows().length);
  });
});

describe('parameters', () => {
  test('show people who may not see them only the website configuration', async () => {
    const site = await testApp();
    const [reader, keeper] = [await site.as('qm'), await site.as('admin')];
    const list = async (who: Caller) => (await who.get('/blade-system/param/list', { size: -1 })).body.data.records;
    const keys = (await list(reader)).map((row: { paramKey: string }) => row.paramKey);
    expect(keys).toContain('QM_ROLE_ID');
    expect(keys).not.toContain('account.initPassword');
    const secret = (await list(keeper)).find((row: { paramKey: string }) => row.paramKey === 'account.initPassword');
    expect((await reader.get('/blade-system/param/detail', { id: secret.id })).body.code).toBe(404);
    expect((await keeper.get('/blade-system/param/detail', { id: secret.id })).body.code).toBe(200);
  });
});
