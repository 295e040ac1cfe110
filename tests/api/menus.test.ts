import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { hideParamOf } from '#domain/access/menu-view.ts';
import { accessStamp, logAudit, menu, param, roleMenu } from '#server/db/schema.ts';
import { menuRows } from '#server/db/seed/base/menu-tree.ts';
import { seedId } from '#server/db/seed/base/seed-id.ts';
import { roleIdOf } from '#server/db/seed/base/tenant-base.ts';
import { adminSite } from '#tests/support/admin-site.ts';
import type { TestApp } from '#tests/support/app.ts';
import { basic, type Caller, type Loose } from '#tests/support/caller.ts';

const at = (call: string) => `/blade-system/menu/${call}`;
const top = (call: string) => `/blade-system/topmenu/${call}`;
const nobody = '4611686018427387904';
const idOf = (code: string) => menuRows().find((row) => row.code === code)!.id;

let app: TestApp;
let admin: Caller;
let qm: Caller;
let sub: Caller;
let foreign: Caller;
beforeAll(async () => {
  ({ app, admin, qm, sub, foreign } = await adminSite());
});

let count = 0;
const body = (over: Record<string, unknown> = {}) => {
  const n = ++count;
  return { name: `菜单${n}`, nameEn: `Menu ${n}`, code: `m${n}`, category: 1, path: `/m${n}`, ...over };
};
const button = (parentId: string, over: Record<string, unknown> = {}) =>
  body({ parentId, category: 2, path: '', alias: 'add', ...over });
const submit = (sent: object, by = admin) => by.post<Loose>(at('submit'), sent);
const added = async (over: Record<string, unknown> = {}): Promise<Loose> => {
  const answer = await submit(over['category'] === 2 ? button(String(over['parentId']), over) : body(over));
  if (answer.body.code !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
};
const data = async (caller: Caller, path: string, params: Record<string, string> = {}): Promise<Loose> => {
  const answer = await caller.get<Loose>(path, params);
  expect(answer.body, path).toMatchObject({ code: 200 });
  return answer.body.data;
};
const codes = (rows: Loose[]): string[] => rows.map((row) => row.code);
const level = async (parentId: string) => codes(await data(admin, at('lazy-list'), { parentId }));
const fieldsOf = (answer: { body: Loose }) => Object.keys(answer.body.data?.fields ?? {});
const audited = async (targetId: string) =>
  (await app.db.select().from(logAudit).where(eq(logAudit.targetId, targetId)).orderBy(logAudit.id)).map((row) => ({
    action: row.action,
    before: row.before === '' ? null : JSON.parse(row.before),
    after: row.after === '' ? null : JSON.parse(row.after),
  }));

const reads = [
  at('list'),
  at('menu-list'),
  at('lazy-list'),
  at('lazy-menu-list'),
  at('tree'),
  at('detail'),
  at('preview'),
  at('grant-top-tree'),
  at('top-tree-keys'),
  top('list'),
  top('detail'),
];
const writes = [at('submit'), at('remove'), at('sort'), top('submit'), top('remove'), top('grant')];

describe('menus are refused', () => {
  test.each([...reads, at('auth-routes')])('%s without a token or a client', async (path) => {
    for (const headers of [{}, { Authorization: basic }, { 'Blade-Auth': `bearer ${admin.token}` }])
      expect((await app.request(`/api${path}`, { headers: headers as Record<string, string> })).status).toBe(401);
  });

  test.each(writes)('%s without a token', async (path) => {
    const init = { method: 'POST', headers: { Authorization: basic } };
    expect((await app.request(`/api${path}`, init)).status).toBe(401);
  });

  test('to who has no permission', async () => {
    for (const path of reads) expect((await qm.get(path)).status, path).toBe(403);
    for (const path of writes) expect((await qm.post(path, {})).status, path).toBe(403);
  });

  test('to the administrator of another tenant: what all share is the platform’s', async () => {
    const row = await added();
    expect((await submit(body(), foreign)).status).toBe(403);
    expect((await submit({ id: row.id, name: 'x' }, foreign)).status).toBe(403);
    expect((await foreign.post(at('remove'), undefined, { ids: row.id })).status).toBe(403);
    expect((await foreign.post(at('sort'), { parentId: '0', ids: [row.id] })).status).toBe(403);
    expect((await foreign.post(top('submit'), { code: 'x', name: 'x' })).status).toBe(403);
    expect((await foreign.post(top('remove'), undefined, { ids: seedId('topMenu', 3) })).status).toBe(403);
    const links = { topMenuIds: [seedId('topMenu', 3)], menuIds: [] };
    expect((await foreign.post(top('grant'), links)).status).toBe(403);
    expect((await data(foreign, at('detail'), { id: row.id })).code).toBe(row.code);
  });

  test.each<[why: string, field: string, over: Record<string, unknown>]>([
    ['no name', 'name', { name: ' ' }],
    ['no code', 'code', { code: '' }],
    ['a code with a comma', 'code', { code: 'a,b' }],
    ['a code with a space', 'code', { code: 'a b' }],
    ['a code that is taken', 'code', { code: 'menu' }],
    ['no kind', 'category', { category: undefined }],
    ['a third kind', 'category', { category: 3 }],
    ['a menu without a path', 'path', { path: '' }],
    ['a script for a path', 'path', { path: 'javascript:alert(1)//.html' }],
    ['another site without saying so', 'path', { path: '//evil.example' }],
    ['an unknown parent', 'parentId', { parentId: nobody }],
    ['no id of a parent', 'parentId', { parentId: 'x' }],
    ['a menu below a button', 'parentId', { parentId: idOf('param_add') }],
    ['a button at the root', 'parentId', { category: 2, parentId: '0' }],
    ['a button below a button', 'parentId', { category: 2, parentId: idOf('param_add') }],
    ['a place that is no number', 'sort', { sort: 'first' }],
    ['a name that is too long', 'name', { name: 'x'.repeat(65) }],
  ])('with %s', async (_why, field, over) => {
    const answer = await submit(body(over));
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect(fieldsOf(answer)).toContain(field);
  });

  test('when nothing or nobody is named', async () => {
    expect((await admin.get(at('detail'), { id: nobody })).status).toBe(404);
    expect((await admin.get(at('detail'), { id: 'x' })).status).toBe(400);
    expect((await submit({ id: nobody, name: 'x' })).status).toBe(404);
    expect((await admin.post(at('remove'))).status).toBe(400);
    expect((await admin.post(at('remove'), undefined, { ids: nobody })).status).toBe(404);
    expect((await admin.get(at('lazy-list'), { parentId: 'x' })).status).toBe(400);
  });

  test('when somebody else was faster', async () => {
    const row = await added();
    expect((await submit({ id: row.id, version: row.version, name: '一' })).status).toBe(200);
    expect((await submit({ id: row.id, version: row.version, name: '二' })).status).toBe(409);
    expect((await data(admin, at('detail'), { id: row.id })).name).toBe('一');
  });
});

describe('menus are read', () => {
  test('as a tree with buttons, or without; leaves have no children', async () => {
    const all = await data(admin, at('list'));
    const system = all.find((row: Loose) => row.code === 'system');
    const params = system.children.find((row: Loose) => row.code === 'param');
    expect(params).toMatchObject({ categoryName: 'Menu', parentName: 'System', version: 0, hasChildren: true });
    expect(codes(params.children)).toEqual(['param_add', 'param_edit', 'param_delete', 'param_view']);
    expect(params.children[1]).toMatchObject({ categoryName: 'Button', actionName: 'Row', hasChildren: false });
    expect('children' in params.children[1]).toBe(false);
    const menus = await data(admin, at('menu-list'), { code: 'param' });
    expect(menus).toMatchObject([{ code: 'param', hasChildren: false }]);
    expect('children' in menus[0]).toBe(false);
  });

  test('by part of code, name and alias', async () => {
    const found = await data(admin, at('list'), { code: 'PARAM' });
    expect(found).toMatchObject([{ code: 'param', children: { length: 4 } }]);
    expect(codes(await data(admin, at('list'), { name: '参数' }))).toEqual(['param']);
    expect(codes(await data(admin, at('list'), { nameEn: 'parameters' }))).toEqual(['param']);
    expect(await data(admin, at('list'), { name: '%' })).toEqual([]);
    const adds = await data(admin, at('list'), { alias: 'add', code: 'param' });
    expect(adds).toMatchObject([{ code: 'param_add', parentName: 'Parameters' }]);
  });

  test('level by level', async () => {
    const roots = await data(admin, at('lazy-list'));
    expect(roots.map((row: Loose) => row.parentId)).toEqual(roots.map(() => '0'));
    expect(roots.find((row: Loose) => row.code === 'system').hasChildren).toBe(true);
    expect(roots.some((row: Loose) => 'children' in row)).toBe(false);
    expect(await data(admin, at('lazy-list'), { parentId: '0' })).toEqual(roots);
    const buttons = await data(admin, at('lazy-list'), { parentId: idOf('param') });
    expect(buttons.map((row: Loose) => row.hasChildren)).toEqual([false, false, false, false]);
    expect(await data(admin, at('lazy-menu-list'), { parentId: idOf('param') })).toEqual([]);
    const [system] = await data(admin, at('lazy-menu-list'), { parentId: idOf('system') });
    // It has buttons, but no menus.
    expect(system).toMatchObject({ code: 'user', hasChildren: false });
    expect(codes(await data(admin, at('lazy-list'), { name: '参数', parentId: '' }))).toEqual(['param']);
    expect(await level(nobody)).toEqual([]);
  });

  test('as nodes of a tree, in the reader’s language', async () => {
    const tree = await data(admin, at('tree'));
    const system = tree.find((node: Loose) => node.id === idOf('system'));
    expect(system).toMatchObject({ parentId: '0', title: 'System', key: system.id, value: system.id });
    expect(system.children.find((node: Loose) => node.title === 'Parameters')).toEqual({
      id: idOf('param'),
      parentId: system.id,
      title: 'Parameters',
      key: idOf('param'),
      value: idOf('param'),
      hasChildren: false,
    });
    const chinese = await app.as('admin', { project: null, language: 'zh' });
    expect(JSON.stringify(await data(chinese, at('tree')))).toContain('参数管理');
  });

  test('as paths with those of one’s own aliases that open them, and nobody else’s', async () => {
    const told = Object.assign({}, ...(await data(sub, at('auth-routes'))));
    expect(told['/qaqc/report']).toEqual({ authority: ['sub'] });
    expect(told['/system/param']).toEqual({ authority: [] });
    expect(Object.assign({}, ...(await data(admin, at('auth-routes'))))['/system/param'].authority).toEqual([
      'administrator',
    ]);
  });
});

describe('a menu', () => {
  test('is added at the end of its parent, changed and removed, and each is told', async () => {
    const parent = await added();
    const first = await added({ parentId: parent.id });
    const second = await added({ parentId: parent.id, source: 'RocketOutlined', remark: 'r' });
    expect([first.sort, second.sort]).toEqual([1, 2]);
    expect(second).toMatchObject({ parentName: parent.nameEn, source: 'RocketOutlined', isOpen: 1, meta: {} });
    const changed = (await submit({ id: second.id, version: 0, code: 'renamed', path: 'https://help.example/a.html' }))
      .body;
    expect(changed.data).toMatchObject({ code: 'renamed', name: second.name, version: 1 });
    expect((await admin.post(at('remove'), undefined, { ids: second.id })).status).toBe(200);
    expect(await level(parent.id)).toEqual([first.code]);
    expect(await audited(second.id)).toMatchObject([
      { action: 'menu.add', before: null, after: { code: second.code, parent: parent.code } },
      { action: 'menu.edit', before: { code: second.code }, after: { code: 'renamed' } },
      { action: 'menu.remove', before: { code: 'renamed', roles: [] }, after: null },
    ]);
  });

  test('of which only the name changed changes no permission, and that is not told', async () => {
    const row = await added();
    await submit({ id: row.id, name: '另一个' });
    expect((await audited(row.id)).map((one) => one.action)).toEqual(['menu.add']);
  });

  test('cannot become its own child, nor a button while something hangs below it', async () => {
    const parent = await added();
    const child = await added({ parentId: parent.id });
    for (const parentId of [parent.id, child.id]) {
      const answer = await submit({ id: parent.id, parentId });
      expect(answer.status).toBe(400);
      expect(fieldsOf(answer)).toEqual(['parentId']);
    }
    const other = await added();
    const answer = await submit({ id: parent.id, parentId: other.id, category: 2 });
    expect(fieldsOf(answer)).toEqual(['category']);
  });

  test('stays while it has children, scopes, or a place behind a top menu; the refusal says which', async () => {
    const parent = await added();
    const child = await added({ parentId: parent.id, category: 2 });
    const remove = async (...ids: string[]) => (await admin.post(at('remove'), undefined, { ids: ids.join() })).body;
    expect(await remove(parent.id)).toMatchObject({ code: 400, msg: expect.stringContaining(child.nameEn) });
    const links = { topMenuIds: [seedId('topMenu', 2)], menuIds: [parent.id] };
    const [before] = [(await data(admin, at('top-tree-keys'), { topMenuIds: links.topMenuIds[0]! })).menu];
    expect((await admin.post(top('grant'), links)).status).toBe(200);
    expect((await remove(parent.id, child.id)).msg).toContain('Top menus: Project');
    expect((await admin.post(top('grant'), { ...links, menuIds: before })).status).toBe(200);
    await app.db.execute(sql`
      insert into data_scope (id, create_time, update_time, menu_id, scope_name, resource_code, scope_type)
      values (${app.deps.nextId()}, now(), now(), ${child.id}, 'Own rows', 'report', '2')`);
    expect((await remove(parent.id, child.id)).msg).toContain('Data scopes: Own rows');
    await app.db.execute(sql`delete from data_scope where menu_id = ${child.id}`);
    expect(await remove(parent.id, child.id)).toMatchObject({ code: 200 });
  });

  test('that administration needs is neither removed nor given another code', async () => {
    for (const code of ['menu', 'role', 'user', 'param', 'menu_edit', 'role_grant', 'user_role']) {
      const answer = await admin.post(at('remove'), undefined, { ids: idOf(code) });
      expect(answer.body.msg, code).toContain('sealed');
      const renamed = await submit({ id: idOf(code), code: `${code}_x` });
      expect(renamed.status, code).toBe(400);
      expect(fieldsOf(renamed)).toEqual(['code']);
    }
    expect((await submit({ id: idOf('menu_edit'), category: 1, path: '/x' })).status).toBe(400);
    expect((await submit({ id: idOf('menu'), nameEn: 'Menus' })).status).toBe(200);
  });

  test('goes from the next request on, with the permission that it was', async () => {
    const parent = await added({ path: '/gone' });
    const allows = await added({ parentId: parent.id, category: 2, code: 'gone_add' });
    const roleId = roleIdOf('000000', 'SUB');
    await app.db.insert(roleMenu).values([parent, allows].map((row) => ({ roleId, menuId: row.id as string })));
    const sees = async () => JSON.stringify(await data(sub, at('buttons'))).includes('gone_add');
    expect(await sees()).toBe(true);
    const stamp = async () => (await app.db.select().from(accessStamp))[0]!.stamp;
    const before = await stamp();
    await admin.post(at('remove'), undefined, { ids: `${parent.id},${allows.id}` });
    expect(await stamp()).toBeGreaterThan(before);
    expect(await sees()).toBe(false);
    const [, removal] = await audited(allows.id);
    expect(removal).toMatchObject({ action: 'menu.remove', before: { code: 'gone_add', roles: ['000000/sub'] } });
  });
});

describe('sorting', () => {
  const three = async () => {
    const parent = await added();
    const rows = [];
    for (let n = 0; n < 3; n++) rows.push(await added({ parentId: parent.id }));
    return { parent, rows, ids: rows.map((row) => row.id as string) };
  };
  const sort = (parentId: string, ids: unknown) => admin.post(at('sort'), { parentId, ids });

  test('is refused for unknown ids, cycles, buttons without a menu, and nothing at all', async () => {
    const { parent, rows, ids } = await three();
    const child = await added({ parentId: ids[0] });
    const allows = await added({ parentId: ids[0], category: 2 });
    for (const [parentId, sent, status] of [
      [parent.id, [...ids, nobody], 404],
      [parent.id, [], 400],
      [parent.id, 'x', 400],
      [parent.id, ['x'], 400],
      [nobody, ids, 400],
      [ids[0], [parent.id], 400],
      [ids[0], [ids[0]], 400],
      [child.id, [ids[1], ids[0]], 400],
      ['0', [allows.id], 400],
      [allows.id, [ids[1]], 400],
    ] as const)
      expect((await sort(parentId, sent)).status, JSON.stringify(sent)).toBe(status);
    expect(await level(parent.id)).toEqual(codes(rows));
  });

  test('numbers them anew, and what was not named follows', async () => {
    const { parent, rows, ids } = await three();
    expect((await sort(parent.id, [ids[2]!, ids[0]!])).status).toBe(200);
    expect(await level(parent.id)).toEqual([rows[2].code, rows[0].code, rows[1].code]);
    const again = await data(admin, at('detail'), { id: ids[2]! });
    expect(again).toMatchObject({ sort: 1, version: 1 });
    // Nothing moved: nobody's form becomes old.
    await sort(parent.id, [ids[2]!, ids[0]!]);
    expect((await data(admin, at('detail'), { id: ids[2]! })).version).toBe(1);
    expect((await audited(ids[2]!)).map((one) => one.action)).toEqual(['menu.add']);
  });

  test('moves between parents, to the root as well, and tells who moved', async () => {
    const [a, b] = [await three(), await three()];
    await sort(a.parent.id, [a.ids[0]!, b.ids[1]!, a.ids[1]!, a.ids[2]!]);
    expect(await level(a.parent.id)).toEqual(codes([a.rows[0], b.rows[1], a.rows[1], a.rows[2]]));
    expect(await level(b.parent.id)).toEqual(codes([b.rows[0], b.rows[2]]));
    const [, moved] = await audited(b.ids[1]!);
    expect(moved).toMatchObject({
      action: 'menu.move',
      before: { parent: b.parent.code },
      after: { parent: a.parent.code, code: b.rows[1].code },
    });
    const roots = (await data(admin, at('lazy-list'))).map((row: Loose) => row.id as string);
    await sort('0', [b.ids[0]!, ...roots]);
    expect((await level('0'))[0]).toBe(b.rows[0].code);
    await sort(b.parent.id, [b.ids[0]!]);
  });
});

describe('what a role sees', () => {
  const preview = (params: Record<string, string>, by = admin) => by.get<Loose>(at('preview'), params);
  const QM = roleIdOf('000000', 'QM');

  test('is what somebody with it gets, in a project and outside', async () => {
    const seen = (await preview({ roleIds: QM })).body.data;
    expect(seen.routes).toEqual(await data(qm, at('routes')));
    expect(seen.buttons).toEqual(await data(qm, at('buttons')));
    const both = (await preview({ roleIds: `${QM},${roleIdOf('000000', 'SUB')}` })).body.data;
    expect(both.routes).toEqual(seen.routes);
    const { projectId } = qm;
    await app.db.insert(param).values({
      id: app.deps.nextId(),
      tenantId: '000000',
      paramKey: hideParamOf(projectId),
      paramName: 'hides',
      paramValue: JSON.stringify({ [QM]: 'project' }),
    } as never);
    const hidden = (await preview({ roleIds: QM, projectId })).body.data;
    expect(codes(hidden.routes)).toEqual(['qaqc', 'quality_setup', 'work']);
    expect(hidden.routes).toEqual(await data(qm, at('routes')));
    expect((await preview({ roleIds: QM, projectId: '' })).body.data.routes).toEqual(seen.routes);
    await app.db.delete(param).where(eq(param.paramKey, hideParamOf(projectId)));
  });

  test('is told of roles and projects of one’s own tenant only', async () => {
    expect((await preview({})).status).toBe(400);
    expect((await preview({ roleIds: 'x' })).status).toBe(400);
    expect((await preview({ roleIds: nobody })).status).toBe(404);
    expect((await preview({ roleIds: roleIdOf('000001', 'QM') })).status).toBe(404);
    expect((await preview({ roleIds: QM, projectId: foreign.projectId })).status).toBe(404);
    expect((await preview({ roleIds: QM }, foreign)).status).toBe(404);
    expect((await preview({ roleIds: roleIdOf('000001', 'QM') }, foreign)).status).toBe(200);
  });
});

describe('top menus', () => {
  const make = async (over: object = {}): Promise<Loose> => {
    const answer = await admin.post<Loose>(top('submit'), { code: `t${++count}`, name: `顶${count}`, ...over });
    if (answer.body.code !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.data;
  };

  test('are a page, in order', async () => {
    const page = await data(admin, top('list'), { size: '2' });
    expect(page).toMatchObject({ total: 4, size: 2, records: [{ code: 'top_quality' }, { code: 'top_project' }] });
  });

  test('refuse bad fields, codes that are taken and stale versions', async () => {
    const row = await make();
    for (const [field, sent] of [
      ['code', { name: 'x' }],
      ['name', { code: 'x' }],
      ['code', { code: 'top_system', name: 'x' }],
      ['path', { code: 'x', name: 'x', path: 'nowhere' }],
    ] as const) {
      const answer = await admin.post(top('submit'), sent);
      expect(answer.status, JSON.stringify(sent)).toBe(400);
      expect(fieldsOf(answer)).toContain(field);
    }
    expect((await admin.post(top('submit'), { id: row.id, code: 'top_system' })).status).toBe(400);
    expect((await admin.post(top('submit'), { id: row.id, code: row.code, name: '新', version: 0 })).status).toBe(200);
    expect((await admin.post(top('submit'), { id: row.id, name: '旧', version: 0 })).status).toBe(409);
  });

  test('lead to what is granted behind them, all replaced at once and told', async () => {
    const item = await make({ path: '/system/param/index' });
    const tree = (await data(admin, at('grant-top-tree'))).menu;
    expect(tree).toEqual(await data(admin, at('tree')));
    const grant = (topMenuIds: unknown, menuIds: unknown) => admin.post(top('grant'), { topMenuIds, menuIds });
    for (const [tops, menus, status] of [
      [[], [], 400],
      ['x', [], 400],
      [[item.id], ['x'], 400],
      [[nobody], [], 404],
      [[item.id], [nobody], 404],
    ] as const)
      expect((await grant(tops, menus)).status).toBe(status);
    const keys = async () => (await data(admin, at('top-tree-keys'), { topMenuIds: item.id })).menu;
    expect(await keys()).toEqual([]);
    await grant([item.id], [idOf('param'), idOf('dict'), idOf('param')]);
    expect(await keys()).toEqual([idOf('param'), idOf('dict')]);
    const behind = await data(admin, at('routes'), { topMenuId: item.id });
    expect(codes(behind[0].children)).toEqual(['param', 'dict']);
    expect(codes(await data(admin, at('top-menu')))).toContain(item.code);
    await grant([item.id], [idOf('dict')]);
    expect(await keys()).toEqual([idOf('dict')]);
    expect((await admin.post(top('remove'), undefined, { ids: item.id })).status).toBe(200);
    expect(codes(await data(admin, at('top-menu')))).not.toContain(item.code);
    expect(await audited(item.id)).toMatchObject([
      { action: 'topMenu.grant', before: [], after: ['param', 'dict'] },
      { action: 'topMenu.grant', before: ['param', 'dict'], after: ['dict'] },
      { action: 'topMenu.remove', before: ['dict'], after: null },
    ]);
    expect(await app.db.select().from(menu).where(eq(menu.code, 'dict'))).toHaveLength(1);
  });
});
