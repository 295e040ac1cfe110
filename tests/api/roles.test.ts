import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { hideParamOf } from '#domain/access/menu-view.ts';
import { logAudit, menu, param, role, roleMenu, user, userRole } from '#server/db/schema.ts';
import { roleIdOf } from '#server/db/seed/base/tenant-base.ts';
import { type AdminSite, adminSite } from '#tests/support/admin-site.ts';
import { basic, type Caller, type Loose } from '#tests/support/caller.ts';

const at = (call: string) => `/blade-system/role/${call}`;
const TREE = '/blade-system/menu/grant-tree';
const KEYS = '/blade-system/menu/role-tree-keys';
const NOBODY = '4611686018427387904';

let site: AdminSite;
let admin: Caller;
let qm: Caller;
let sub: Caller;
let foreign: Caller;
/** Ids of menus and buttons by code. */
let menus: Record<string, string>;
beforeAll(async () => {
  site = await adminSite();
  ({ admin, qm, sub, foreign } = site);
  menus = Object.fromEntries((await site.app.db.select().from(menu)).map((row) => [row.code, row.id]));
});

let counter = 0;
const added = async (over: object = {}, by = admin): Promise<Loose> => {
  const name = `role ${++counter}`;
  const { body } = await by.post(at('submit'), { roleName: name, roleAlias: name, ...over });
  expect(body, JSON.stringify(body)).toMatchObject({ code: 200 });
  return body.data;
};
const granted = async (roleId: string): Promise<string[]> => {
  const rows = await site.app.db
    .select({ code: menu.code })
    .from(roleMenu)
    .innerJoin(menu, eq(menu.id, roleMenu.menuId))
    .where(eq(roleMenu.roleId, roleId));
  return rows.map((row) => row.code).toSorted();
};
const grant = (roleId: string, codes: string[], over: object = {}, by = admin) =>
  by.post<Loose>(at('grant'), {
    roleIds: [roleId],
    menuIds: codes.map((code) => menus[code]),
    dataScopeIds: [],
    ...over,
  });
/** The last change that was told. */
const lastTold = async () => {
  const [row] = await site.app.db.select().from(logAudit).orderBy(desc(logAudit.id)).limit(1);
  return row as Loose;
};
/** Somebody new with one role. */
const person = async (roleId: string): Promise<Caller> => {
  const account = `person${++counter}`;
  const [like] = await site.app.db.select().from(user).where(eq(user.account, 'qm'));
  const id = site.app.deps.nextId();
  await site.app.db.insert(user).values({ ...like!, id, account, realName: `Person ${counter}` });
  await site.app.db.insert(userRole).values({ userId: id, roleId });
  return site.app.as(account, { project: null });
};

const gets = ['list', 'tree', 'tree-by-id', 'detail', 'hide-config', 'matrix'].map(at).concat(TREE, KEYS);
const posts = ['submit', 'remove', 'copy', 'grant', 'hide-config'].map(at);

describe('roles are refused', () => {
  it.each([...gets.map((path) => ['GET', path]), ...posts.map((path) => ['POST', path])])(
    '%s %s without a token, and without permission',
    async (method, path) => {
      const bare = await site.app.request(`/api${path}`, { method: method!, headers: { Authorization: basic } });
      expect(bare.status).toBe(401);
      const answer = await (method === 'GET' ? sub.get(path!) : sub.post(path!, {}));
      expect(answer.body).toMatchObject({ code: 403, success: false });
    },
  );

  it('to another tenant, whatever is asked', async () => {
    const theirs = roleIdOf('000001', 'QM');
    const tries = [
      admin.get(at('detail'), { id: theirs }),
      admin.get(at('tree-by-id'), { roleId: theirs }),
      admin.get(KEYS, { roleIds: theirs }),
      admin.get(KEYS, { roleIds: `${roleIdOf('000000', 'QM')},${theirs}` }),
      admin.post(at('submit'), { id: theirs, roleName: 'Mine' }),
      admin.post(at('remove'), undefined, { ids: theirs }),
      admin.post(at('copy'), { id: theirs, roleName: 'Mine', roleAlias: 'mine' }),
      grant(theirs, ['report']),
      admin.post(at('hide-config'), { projectId: admin.projectId, roleId: theirs, codes: [] }),
      admin.post(at('hide-config'), { projectId: foreign.projectId, roleId: 'default', codes: [] }),
      foreign.get(at('detail'), { id: roleIdOf('000000', 'QM') }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.body.code, JSON.stringify(answer.body)).toBe(404);
    expect((await admin.get(at('list'), { tenantId: '000001' })).body.data).toEqual([]);
    expect((await admin.get(at('tree'), { tenantId: '000001' })).body.data).toEqual([]);
    expect(JSON.stringify((await admin.get(at('matrix'))).body.data)).not.toContain(theirs);
    expect(Object.keys((await admin.get(at('hide-config'))).body.data.config)).not.toContain(foreign.projectId);
  });

  it('what does not fit', async () => {
    const { id, roleAlias, version } = await added();
    const child = await added({ parentId: id });
    const refused = async (body: object, field: string) => {
      const answer = await admin.post(at('submit'), body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(400);
      expect(Object.keys(answer.body.data.fields ?? {})).toContain(field);
    };
    await refused({ roleAlias: 'x1' }, 'roleName');
    await refused({ roleName: 'x1' }, 'roleAlias');
    await refused({ roleName: 'x1', roleAlias }, 'roleAlias');
    await refused({ roleName: 'x1', roleAlias: 'x1', parentId: NOBODY }, 'parentId');
    await refused({ roleName: 'x1', roleAlias: 'x1', parentId: roleIdOf('000001', 'QM') }, 'parentId');
    await refused({ id, parentId: id }, 'parentId');
    await refused({ id, parentId: child.id }, 'parentId');
    await refused({ roleName: 'x'.repeat(65), roleAlias: 'x1' }, 'roleName');
    expect((await admin.post(at('submit'), { id, version: version + 1, roleName: 'Late' })).body.code).toBe(409);
    expect((await admin.post(at('submit'), { id: NOBODY, roleName: 'Nobody' })).body.code).toBe(404);
    expect((await admin.post(at('remove'))).body).toMatchObject({ code: 400 });
    expect((await admin.post(at('copy'), { id, roleName: 'Twin', roleAlias })).body.code).toBe(400);
  });

  it('grants of what is not there', async () => {
    const { id, version } = await added();
    expect((await grant(NOBODY, [])).body.code).toBe(404);
    expect((await admin.post(at('grant'), { roleIds: [], menuIds: [] })).status).toBe(400);
    expect((await admin.post(at('grant'), { roleIds: [id] })).status).toBe(400);
    for (const over of [{ menuIds: [NOBODY] }, { dataScopeIds: [NOBODY] }, { apiScopeIds: [NOBODY] }]) {
      const answer = await grant(id, ['report'], over);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.data.fields)).toEqual(Object.keys(over));
    }
    expect((await grant(id, ['report'], { menuIds: 'all' })).status).toBe(400);
    expect((await grant(id, ['report'], { version: version + 1 })).body.code).toBe(409);
    expect(await granted(id)).toEqual([]);
  });

  it('removing what is used, and says by whom', async () => {
    const remove = (...ids: string[]) => admin.post(at('remove'), undefined, { ids: ids.join(',') });
    const kind = await remove(roleIdOf('000000', 'ADMIN'));
    expect(kind.body).toMatchObject({ code: 400, msg: expect.stringContaining('ADMIN_ID') });
    const free = await added();
    const held = await added();
    await person(held.id);
    const answer = await remove(free.id, held.id);
    expect(answer.body).toMatchObject({ code: 400, msg: expect.stringContaining(`Person ${counter}`) });
    const parent = await added();
    await added({ parentId: parent.id });
    expect((await remove(parent.id)).body).toMatchObject({ code: 400, msg: expect.stringContaining('Roles') });
    expect((await admin.get(at('detail'), { id: free.id })).body.code).toBe(200);
    expect((await remove(free.id)).body.code).toBe(200);
    expect(await lastTold()).toMatchObject({ action: 'role.remove', targetId: free.id, after: '' });
  });
});

describe('roles', () => {
  it('are a tree with people and parents, leaves without children', async () => {
    const parent = await added({ roleNameEn: 'Parent', sort: 900 });
    const child = await added({ parentId: parent.id, sort: 901 });
    await person(child.id);
    const list = (await admin.get(at('list'))).body.data;
    expect(Array.isArray(list)).toBe(true);
    const found = list.find((row: Loose) => row.id === parent.id);
    expect(found).toMatchObject({ parentId: '0', parentName: '', people: 0, hasChildren: true, tenantId: '000000' });
    expect(found.children).toMatchObject([
      { id: child.id, parentId: parent.id, parentName: parent.roleName, people: 1, hasChildren: false, version: 0 },
    ]);
    expect(found.children[0]).not.toHaveProperty('children');
    const filtered = (await admin.get(at('list'), { roleName: child.roleName })).body.data;
    expect(filtered).toMatchObject([{ id: child.id, hasChildren: false }]);
    expect((await admin.get(at('list'), { roleAlias_equal: 'qm', tenantId: '000000' })).body.data).toHaveLength(1);
    const [node] = (await admin.get(at('tree'))).body.data.filter((one: Loose) => one.id === parent.id);
    expect(node).toEqual({
      id: parent.id,
      parentId: '0',
      title: 'Parent',
      key: parent.id,
      value: parent.id,
      hasChildren: true,
      children: [expect.objectContaining({ id: child.id })],
    });
    expect((await admin.get(at('tree-by-id'), { roleId: child.id })).body.data).toEqual(
      (await admin.get(at('tree'))).body.data,
    );
  });

  it('are added, changed and told', async () => {
    const made = await added({ roleNameEn: 'Made' });
    expect(await lastTold()).toMatchObject({ action: 'role.add', createBy: 'admin', targetName: made.roleName });
    const edit = { id: made.id, version: made.version, roleName: '改名' };
    const changed = (await admin.post(at('submit'), edit)).body.data;
    expect(changed).toMatchObject({ roleName: '改名', roleAlias: made.roleAlias, version: 1 });
    const told = await lastTold();
    expect(told).toMatchObject({ action: 'role.edit', targetKind: 'role', targetId: made.id });
    expect(JSON.parse(told.before).roleName).toBe(made.roleName);
    expect(JSON.parse(told.after).roleName).toBe('改名');
  });

  it('are copied with what they may do', async () => {
    const source = roleIdOf('000000', 'QM');
    const { body } = await admin.post(at('copy'), { id: source, roleName: 'Second QM', roleAlias: 'qm2' });
    expect(body.data).toMatchObject({ roleName: 'Second QM', roleAlias: 'qm2', people: 0 });
    expect(await granted(body.data.id)).toEqual(await granted(source));
    expect(await lastTold()).toMatchObject({ action: 'role.copy', targetId: body.data.id });
  });
});

describe('grants', () => {
  it('are shown as trees and as checked leaves', async () => {
    const tree = (await admin.get(TREE)).body.data;
    const authority = tree.menu.find((node: Loose) => node.code === 'authority');
    expect(authority).toMatchObject({ title: 'Permissions', kind: 'menu', parentId: '0', hasChildren: true });
    const roles = authority.children.find((node: Loose) => node.code === 'role');
    expect(roles.children.map((node: Loose) => node.code)).toContain('role_grant');
    expect(roles.children[0]).toMatchObject({ kind: 'button', hasChildren: false });
    expect(roles.children[0]).not.toHaveProperty('children');
    const { id } = await added();
    await grant(id, ['report_view', 'report_add', 'outbox']);
    const keys = (await admin.get(KEYS, { roleIds: id })).body.data;
    expect(keys.menu.toSorted()).toEqual([menus['report_view'], menus['report_add'], menus['outbox']].toSorted());
    expect(keys.granted.toSorted()).toEqual(
      ['qaqc', 'report', 'report_view', 'report_add', 'monitor', 'outbox'].map((code) => menus[code]).toSorted(),
    );
    const both = (await admin.get(KEYS, { roleIds: `${id},${roleIdOf('000000', 'SUB')}` })).body.data;
    expect(both.menu).toHaveLength(3);
  });

  it('replace all, with what lies above, and are told', async () => {
    const { id, version } = await added();
    const first = await grant(id, ['report_view', 'block'], { version });
    expect(first.body.data).toEqual({ kept: [], versions: { [id]: version + 1 } });
    expect(await granted(id)).toEqual(['block', 'project', 'qaqc', 'report', 'report_view']);
    expect((await grant(id, ['block'], { version })).body.code).toBe(409);
    await grant(id, ['block'], { version: version + 1 });
    expect(await granted(id)).toEqual(['block', 'project']);
    const told = await lastTold();
    expect(told).toMatchObject({ action: 'role.grant', targetId: id, createBy: 'admin' });
    expect(JSON.parse(told.before).menus).toContain('report_view');
    expect(JSON.parse(told.after).menus).toEqual(['project', 'block']);
    // Nothing changed: nothing is told, and the version stays.
    expect((await grant(id, ['block'])).body.data.versions[id]).toBe(version + 2);
    expect((await lastTold()).id).toBe(told.id);
  });

  it('of several roles at once are the same for all', async () => {
    const [a, b] = [await added(), await added()];
    await grant(a.id, [], { roleIds: [a.id, b.id], menuIds: [menus['notice'], menus['notice']] });
    expect(await granted(a.id)).toEqual(['desk', 'notice']);
    expect(await granted(b.id)).toEqual(['desk', 'notice']);
  });

  it('leave administrators what administering needs', async () => {
    const id = roleIdOf('000001', 'ADMIN');
    const { body } = await foreign.post(at('grant'), { roleIds: [id], menuIds: [menus['report']], dataScopeIds: [] });
    expect(body.data.kept.length).toBeGreaterThan(15);
    const left = await granted(id);
    expect(left).toEqual(
      expect.arrayContaining(['role_grant', 'menu_edit', 'user_role', 'param_edit', 'report', 'qaqc']),
    );
    expect(left).not.toContain('dict');
    expect((await foreign.get(at('list'))).body.code).toBe(200);
    expect((await foreign.get('/blade-system/dict-biz/parent-list')).body.code).toBe(200);
  });

  it('are given only by who has them, unless he is an administrator', async () => {
    const keeper = await added();
    await grant(keeper.id, ['role', 'role_view', 'role_edit', 'role_grant', 'role_copy', 'role_delete', 'report_view']);
    const deputy = await person(keeper.id);
    const tree = (await deputy.get(TREE)).body.data;
    expect(tree.menu.map((node: Loose) => node.code)).toEqual(['qaqc', 'authority']);

    const other = await added();
    await grant(other.id, ['block_edit']);
    expect((await grant(other.id, ['param_edit'], {}, deputy)).body.code).toBe(403);
    expect((await grant(other.id, ['report_view'], {}, deputy)).body.code).toBe(200);
    // What he does not see in his tree stays.
    expect(await granted(other.id)).toEqual(['block', 'block_edit', 'project', 'qaqc', 'report', 'report_view']);
    const shown = (await deputy.get(KEYS, { roleIds: other.id })).body.data;
    expect(shown.menu).toEqual([menus['report_view']]);
    expect((await grant(other.id, [], {}, deputy)).body.code).toBe(200);
    expect(await granted(other.id)).toEqual(['block', 'block_edit', 'project']);

    const boss = roleIdOf('000000', 'ADMIN');
    expect((await grant(boss, ['report_view'], {}, deputy)).body.code).toBe(403);
    expect((await deputy.post(at('submit'), { id: boss, roleName: 'Mine' })).body.code).toBe(403);
    expect((await deputy.post(at('remove'), undefined, { ids: boss })).body.code).toBe(403);
    const copy = { id: boss, roleName: 'Second boss', roleAlias: 'boss2' };
    expect((await deputy.post(at('copy'), copy)).body.code).toBe(403);
    expect((await deputy.post(at('copy'), { ...copy, id: keeper.id, roleAlias: 'deputy2' })).body.code).toBe(200);
  });

  it('that are taken away end at the next request, and so do roles', async () => {
    const { id } = await added();
    const reader = await person(id);
    const code = async () => (await reader.get('/blade-log/error/list')).body.code;
    expect(await code()).toBe(403);
    await grant(id, ['log_error_view']);
    expect(await code()).toBe(200);
    await grant(id, ['report_view']);
    expect(await code()).toBe(403);
    await grant(id, ['log_error']);
    expect(await code()).toBe(200);
    await site.app.db.delete(userRole).where(eq(userRole.roleId, id));
    expect(await code()).toBe(403);
  });
});

describe('what a project hides', () => {
  const stored = async (projectId: string) => {
    const rows = await site.app.db
      .select()
      .from(param)
      .where(eq(param.paramKey, hideParamOf(projectId)));
    return rows[0]?.paramValue;
  };
  const hide = (body: object, by = admin) => by.post<Loose>(at('hide-config'), { projectId: admin.projectId, ...body });

  it('is written into its parameter, role by role', async () => {
    const QM = roleIdOf('000000', 'QM');
    const before = (await admin.get(at('hide-config'))).body.data;
    expect(before.projects.map((one: Loose) => one.name)).toEqual(['First en', 'Second en']);
    expect(before.config[admin.projectId]).toEqual({ lists: {}, version: null });

    const first = await hide({ roleId: QM, codes: ['project', 'project', 'defect_type'] });
    expect(first.body.data).toEqual({ lists: { [QM]: ['project', 'defect_type'] }, version: 0 });
    expect(JSON.parse((await stored(admin.projectId))!)).toEqual({ [QM]: 'project,defect_type' });
    expect(await lastTold()).toMatchObject({ action: 'role.hide', targetId: QM });
    const routes = (await qm.get('/blade-system/menu/routes')).body.data;
    expect(routes.map((node: Loose) => node.code)).not.toContain('project');

    const second = await hide({ roleId: 'default', codes: [], version: 0 });
    expect(second.body.data).toEqual({ lists: { [QM]: ['project', 'defect_type'], default: [] }, version: 1 });
    expect((await hide({ roleId: QM, codes: [], version: 0 })).body.code).toBe(409);
    await hide({ roleId: QM, codes: null });
    expect((await admin.get(at('hide-config'))).body.data.config[admin.projectId]).toEqual({
      lists: { default: [] },
      version: 2,
    });
  });

  it('refuses codes and roles that are not there', async () => {
    for (const body of [
      { roleId: 'default', codes: ['nonsense'] },
      { roleId: 'default', codes: ['a,b'] },
      { roleId: 'nobody', codes: [] },
      { roleId: 'default' },
    ])
      expect((await hide(body)).status).toBe(400);
    expect((await hide({ roleId: NOBODY, codes: [] })).body.code).toBe(404);
    expect((await hide({ projectId: NOBODY, roleId: 'default', codes: [] })).body.code).toBe(404);
  });

  it('is mended when it was rubbish', async () => {
    const { projectId } = site.elsewhere;
    await admin.post('/blade-system/param/submit', {
      paramKey: hideParamOf(projectId),
      paramName: 'x',
      paramValue: '{"default":',
    });
    const { body } = await hide({ projectId, roleId: 'default', codes: ['quality_setup'] });
    expect(body.data.lists).toEqual({ default: ['quality_setup'] });
    expect(JSON.parse((await stored(projectId))!)).toEqual({ default: 'quality_setup' });
  });
});

describe('the parameters that say which roles are what', () => {
  const submit = (body: object, by = admin) => by.post<Loose>('/blade-system/param/submit', body);
  const named = async (paramKey: string) =>
    (await admin.get<Loose>('/blade-system/param/list', { paramKey_equal: paramKey })).body.data.records[0];

  it('are written by administrators only', async () => {
    const keeper = await added();
    await grant(keeper.id, ['param_view', 'param_add', 'param_edit', 'param_delete']);
    const deputy = await person(keeper.id);
    const { id } = await named('ADMIN_ID');
    expect((await submit({ id, paramValue: keeper.id }, deputy)).body.code).toBe(403);
    const other = { paramName: 'x', paramKey: 'some.other', paramValue: 'x' };
    const made = await submit(other, deputy);
    expect(made.body.code).toBe(200);
    expect((await submit({ id: made.body.data.id, paramKey: 'QAQC_IN_CHARGE' }, deputy)).body.code).toBe(403);
    expect((await deputy.post('/blade-system/param/remove', undefined, { ids: id })).body.code).toBe(403);
    expect((await deputy.post('/blade-system/param/remove', undefined, { ids: made.body.data.id })).body.code).toBe(
      200,
    );
  });

  it('are not the way to lose the own office', async () => {
    const { id, paramValue } = await named('ADMIN_ID');
    const tries = [{ paramValue: roleIdOf('000000', 'QM') }, { paramKey: 'ADMIN_ID_OLD' }, { paramValue: 'nonsense' }];
    for (const over of tries) expect((await submit({ id, ...over })).body).toMatchObject({ code: 400 });
    expect((await admin.post('/blade-system/param/remove', undefined, { ids: id })).body.code).toBe(400);
    expect((await named('ADMIN_ID')).paramValue).toBe(paramValue);
  });

  it('are told when they change', async () => {
    const { id, paramValue } = await named('ADMIN_ID');
    const { id: second } = await added();
    await submit({ id, paramValue: `${paramValue},${second}` });
    const told = await lastTold();
    expect(told).toMatchObject({ action: 'param.edit', targetName: 'ADMIN_ID', createBy: 'admin' });
    expect(JSON.parse(told.before).paramValue).toBe(paramValue);
    await submit({ id, paramValue });
  });
});

describe('who may do what', () => {
  it('has every role, every menu and every grant', async () => {
    const { roles, menus: tree, grants } = (await admin.get(at('matrix'))).body.data;
    const rows = await site.app.db.select().from(role).where(eq(role.tenantId, '000000'));
    expect(roles).toHaveLength(rows.length);
    const qmRow = roles.find((row: Loose) => row.roleAlias === 'qm');
    expect(qmRow).toMatchObject({ roleNameEn: 'QA/QC manager', people: expect.any(Number) });
    const sum = await site.app.rows(sql`select count(*) as n from role_menu where role_id = ${qmRow.id}`);
    expect(grants[qmRow.id]).toHaveLength(Number(sum[0]!['n']));
    const codes = (nodes: Loose[]): string[] => nodes.flatMap((node) => [node.code, ...codes(node.children ?? [])]);
    expect(codes(tree).toSorted()).toEqual(Object.keys(menus).toSorted());
    expect((await qm.get(at('matrix'))).body.code).toBe(403);
  });
});
