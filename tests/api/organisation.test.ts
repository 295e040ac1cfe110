import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPasswordFault } from '#domain/profile/password.ts';
import { adminSite } from '#tests/support/admin-site.ts';
import type { TestApp } from '#tests/support/app.ts';
import { basic, type Caller, type Loose } from '#tests/support/caller.ts';

const nobody = '4611686018427387904';

let app: TestApp;
let admin: Caller;
let sub: Caller;
let foreign: Caller;

beforeAll(async () => {
  ({ app, admin, sub, foreign } = await adminSite());
});

const at = (group: string, call: string) => `/blade-system/${group}/${call}`;
const submit = async (group: string, body: object, by = admin): Promise<Loose> => {
  const answer = await by.post(at(group, 'submit'), body);
  if (answer.body.code !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
};
const remove = (group: string, params: Record<string, string>, by = admin) =>
  by.post(at(group, 'remove'), undefined, params);
const read = async (group: string, call: string, params: Record<string, string | number> = {}, by = admin) =>
  (await by.get(at(group, call), params)).body.data;
const qmId = async () =>
  String((await app.rows(sql`select id from user_account where account = 'qm' and tenant_id = '000000'`))[0]!['id']);

describe('departments', () => {
  /** A company of three levels. */
  const company = async (name: string) => {
    const top = await submit('dept', { deptName: name, fullName: `${name} Ltd`, sort: 5 });
    const site = await submit('dept', { deptName: `${name} site`, parentId: top.id, sort: 2 });
    const office = await submit('dept', { deptName: `${name} office`, parentId: top.id, sort: 1 });
    const team = await submit('dept', { deptName: `${name} team`, parentId: site.id });
    return { top, site, office, team };
  };

  it('are refused below what is not there, below themselves and twice at one place', async () => {
    const { top, site, team } = await company('Refused');
    const theirs = await submit('dept', { deptName: 'Theirs' }, foreign);
    for (const parentId of [nobody, theirs.id])
      expect((await admin.post(at('dept', 'submit'), { deptName: 'x', parentId })).body.data.fields).toHaveProperty(
        'parentId',
      );
    for (const parentId of [top.id, site.id, team.id])
      expect((await admin.post(at('dept', 'submit'), { id: top.id, parentId })).status).toBe(400);
    const twice = await admin.post(at('dept', 'submit'), { deptName: 'Refused site', parentId: top.id });
    expect([twice.status, twice.body.msg]).toEqual([400, expect.stringContaining('already in use')]);
    expect((await admin.get(at('dept', 'lazy-list'), { parentId: 'x' })).status).toBe(400);
    expect((await sub.post(at('dept', 'submit'), { deptName: 'mine' })).status).toBe(403);
  });

  it('answer as a tree, by level, and as nodes whose leaves have no children', async () => {
    const { top, site, office, team } = await company('Grown');
    const tree = await read('dept', 'list', { deptName: 'Grown' });
    expect(tree).toHaveLength(1);
    expect(tree[0].children.map((one: Loose) => one.id)).toEqual([office.id, site.id]);
    expect(tree[0].children[0]).not.toHaveProperty('children');
    expect(tree[0].children[1]).toMatchObject({ hasChildren: true, parentName: 'Grown', children: [{ id: team.id }] });
    // What stands above was filtered away: it hangs at the root, and the whole name is asked for by its own.
    expect(await read('dept', 'list', { deptName: 'Grown team' })).toMatchObject([{ id: team.id, parentId: site.id }]);
    expect(await read('dept', 'list', { fullName: 'grown l' })).toMatchObject([{ id: top.id }]);

    const level = await read('dept', 'lazy-list', { parentId: top.id });
    expect(level.map((one: Loose) => [one.id, one.hasChildren])).toEqual([
      [office.id, false],
      [site.id, true],
    ]);
    const node = (await read('dept', 'tree')).find((one: Loose) => one.id === top.id);
    expect(node).toEqual({
      id: top.id,
      parentId: '0',
      title: 'Grown',
      key: top.id,
      value: top.id,
      hasChildren: true,
      children: [
        expect.not.objectContaining({ children: expect.anything() }),
        expect.objectContaining({ id: site.id }),
      ],
    });
    expect(await read('dept', 'lazy-tree', { parentId: site.id })).toEqual([
      { id: team.id, parentId: site.id, title: 'Grown team', key: team.id, value: team.id, hasChildren: false },
    ]);
    for (const call of ['lazy-list', 'lazy-tree'])
      expect((await read('dept', call)).map((one: Loose) => one.id)).toContain(top.id);
    expect((await read('dept', 'select')).map((one: Loose) => one.id)).toContain(team.id);
  });

  it('of another tenant are not shown, whichever tenant a client names', async () => {
    const { top } = await company('Walled');
    for (const call of ['list', 'tree', 'lazy-tree', 'lazy-list', 'select'])
      for (const by of [foreign, sub]) {
        const told = JSON.stringify(await read('dept', call, { tenantId: '000000', size: -1 }, by));
        expect(told.includes(top.id), `${call}`).toBe(by === sub);
      }
  });

  it('go when nobody is in them, nothing hangs below, and no scope names them; who does is told', async () => {
    const { top, site, office, team } = await company('Gone');
    const why = async (ids: string) => {
      const answer = await remove('dept', { ids });
      return [answer.status, answer.body.msg];
    };
    expect(await why(top.id)).toEqual([400, expect.stringContaining('Gone office, Gone site')]);
    const userId = await qmId();
    await app.rows(sql`update user_account set dept_ids = jsonb_build_array(${team.id}::text) where id = ${userId}`);
    expect((await read('dept', 'detail', { id: team.id })).people).toBe(1);
    expect(await why([top.id, site.id, office.id, team.id].join(','))).toEqual([400, expect.stringContaining('qm 张')]);
    await app.rows(sql`update user_account set dept_ids = '[]' where id = ${userId}`);
    const menuId = (await app.rows(sql`select id from menu where code = 'user'`))[0]!['id'];
    await app.rows(sql`insert into data_scope (id, scope_name, menu_id, resource_code, scope_type, scope_value)
      values (77, 'Site only', ${menuId}, 'user', '5', ${`12, ${site.id}`})`);
    expect(await why(`${site.id},${team.id}`)).toEqual([400, expect.stringContaining('Site only')]);
    await app.rows(sql`delete from data_scope where id = 77`);
    expect(await why([top.id, site.id, office.id, team.id].join(','))).toEqual([200, expect.anything()]);
    expect(await read('dept', 'list', { deptName: 'Gone' })).toEqual([]);
  });
});

describe('posts', () => {
  it('answer as list, page and choices, with the name of their kind', async () => {
    const row = await submit('post', { postCode: 'ceo', postName: 'Chief', category: 1 });
    expect(row).toMatchObject({ category: '1', categoryName: 'Senior', people: 0 });
    for (const call of ['list', 'page'])
      expect(await read('post', call, { postCode: 'ceo' })).toMatchObject({
        total: 1,
        records: [{ id: row.id, categoryName: 'Senior' }],
      });
    expect((await read('post', 'select', {}, sub)).map((one: Loose) => one.id)).toContain(row.id);
    expect(JSON.stringify(await read('post', 'select', {}, foreign))).not.toContain(row.id);
    expect((await admin.post(at('post', 'submit'), { postCode: 'x', postName: 'x', category: '9' })).status).toBe(400);
  });

  it('that people hold stay, and say who holds them', async () => {
    const row = await submit('post', { postCode: 'held', postName: 'Held', category: '3' });
    const userId = await qmId();
    await app.rows(sql`update user_account set post_ids = jsonb_build_array(${row.id}::text) where id = ${userId}`);
    const refused = await remove('post', { ids: row.id });
    expect([refused.status, refused.body.msg]).toEqual([400, expect.stringContaining('qm 张')]);
    expect((await read('post', 'detail', { id: row.id })).people).toBe(1);
    await app.rows(sql`update user_account set post_ids = '[]' where id = ${userId}`);
    expect((await remove('post', { ids: row.id })).status).toBe(200);
  });
});

describe('regions', () => {
  const region = (code: string, parentCode: string, over: object = {}, by = admin) =>
    by.post(at('region', 'submit'), {
      code,
      name: `区${code}`,
      nameEn: `Region ${code}`,
      parentCode,
      level: '1',
      ...over,
    });

  it('refuse who may not, a wrong parent, and a code that is taken', async () => {
    const { Authorization } = admin.headers();
    for (const [method, call] of [
      ['GET', 'lazy-tree'],
      ['GET', 'detail?code=702'],
      ['POST', 'submit'],
      ['POST', 'remove?id=702'],
    ] as const)
      expect(
        (await app.request(`/api${at('region', call)}`, { method, headers: { Authorization: Authorization! } })).status,
      ).toBe(401);
    // Shared by all tenants: another tenant's administrator has the button and not the right.
    for (const by of [sub, foreign]) {
      expect((await region('90', '00', {}, by)).status).toBe(403);
      expect((await remove('region', { id: '702' }, by)).status).toBe(403);
    }
    for (const [code, parentCode, field] of [
      ['91', '9999', 'parentCode'],
      ['91', '91', 'parentCode'],
      ['00', '00', 'code'],
      ['702', '00', 'code'],
      ['1234567890123', '00', 'code'],
    ] as const) {
      const refused = await region(code, parentCode);
      expect([code, refused.status, Object.keys(refused.body.data.fields)]).toEqual([code, 400, [field]]);
    }
    expect((await admin.get(at('region', 'detail'), { code: 'nowhere' })).status).toBe(404);
    expect((await admin.get(at('region', 'detail'))).status).toBe(400);
    expect((await remove('region', { id: 'nowhere' })).status).toBe(404);
    expect((await remove('region', {})).status).toBe(400);
  });

  it('open level by level, and their codes are their ids', async () => {
    const roots = await read('region', 'lazy-tree');
    expect(roots).toContainEqual({
      id: '702',
      parentId: '0',
      title: 'Singapore',
      key: '702',
      value: '702',
      hasChildren: true,
    });
    expect(await read('region', 'lazy-tree', { parentCode: '00' }, sub)).toEqual(roots);
    const level = await read('region', 'lazy-list', { parentCode: '702' });
    expect(level.length).toBe(5);
    expect(level[0]).toMatchObject({ code: '70201', nameEn: 'Central', parentName: 'Singapore', hasChildren: false });
    expect(await read('region', 'select', { code: '702' })).toEqual(level);
    const first = { ...level[0], ancestors: '00,702' };
    expect(await read('region', 'detail', { code: '70201' })).toEqual(first);
    expect(await read('region', 'detail', { id: level[0].id })).toEqual(first);
    expect(await read('region', 'list', { nameEn: 'north', size: -1 })).toMatchObject({ total: 2 });
    expect(await read('region', 'lazy-tree', { parentCode: 'nowhere' })).toEqual([]);
  });

  it('take along what lies below when their code changes, and go when nothing does', async () => {
    const top = (await region('80', '')).body.data;
    expect(top.parentCode).toBe('00');
    const below = (await region('8001', '80')).body.data;
    for (const parentCode of ['80', '8001'])
      expect((await admin.post(at('region', 'submit'), { id: top.id, parentCode })).status).toBe(400);
    expect((await admin.post(at('region', 'submit'), { id: top.id, version: 9, code: '81' })).status).toBe(409);
    await submit('region', { id: top.id, version: top.version, code: '81' });
    expect((await read('region', 'detail', { code: '8001' })).parentCode).toBe('81');
    const refused = await remove('region', { id: '81' });
    expect([refused.status, refused.body.msg]).toEqual([400, expect.stringContaining('Region 8001')]);
    expect((await remove('region', { id: '8001' })).status).toBe(200);
    expect((await remove('region', { ids: top.id })).status).toBe(200);
    const [again, child] = [(await region('82', '00')).body.data, (await region('8201', '82')).body.data];
    expect((await remove('region', { ids: `${again.id},${child.id}` })).status).toBe(200);
    expect(below.id).not.toBe(child.id);
  });
});

describe('tenants', () => {
  const signIn = (tenant: string, password: string) => app.as('admin', { tenant, password });

  it('refuse who may not', async () => {
    const { Authorization } = admin.headers();
    for (const [method, call] of [
      ['GET', 'list'],
      ['GET', 'select'],
      ['POST', 'submit'],
      ['POST', 'remove?ids=1'],
    ] as const)
      expect(
        (await app.request(`/api${at('tenant', call)}`, { method, headers: { Authorization: Authorization! } })).status,
      ).toBe(401);
    expect((await app.request('/api/blade-system/tenant/info?domain=x')).status).toBe(401);
    const [theirs] = await read('tenant', 'select', {}, foreign);
    for (const by of [sub, foreign]) {
      expect((await by.post(at('tenant', 'submit'), { tenantName: 'Mine' })).status).toBe(403);
      expect((await by.post(at('tenant', 'submit'), { id: theirs.id, tenantName: 'Mine' })).status).toBe(403);
      expect((await remove('tenant', { ids: theirs.id }, by)).status).toBe(403);
    }
    expect((await sub.get(at('tenant', 'list'))).status).toBe(403);
    for (const body of [
      {},
      { tenantName: '' },
      { tenantName: 'x', domain: 'no domain' },
      { tenantName: 'x'.repeat(65) },
    ])
      expect((await admin.post(at('tenant', 'submit'), body)).status).toBe(400);
    expect((await admin.post(at('tenant', 'submit'), { id: nobody, tenantName: 'x' })).status).toBe(404);
    expect((await remove('tenant', { ids: nobody })).status).toBe(404);
  });

  it('see themselves only, but for the platform', async () => {
    const ids = (rows: Loose[]) => rows.map((row) => row.tenantId);
    for (const call of ['list', 'page']) {
      expect(ids((await read('tenant', call, { size: -1 })).records)).toEqual(
        expect.arrayContaining(['000000', '000001']),
      );
      expect(ids((await read('tenant', call, { size: -1 }, foreign)).records)).toEqual(['000001']);
    }
    const [platform] = (await read('tenant', 'list', { tenantId: '000000' })).records;
    expect((await foreign.get(at('tenant', 'detail'), { id: platform.id })).status).toBe(404);
    expect(ids(await read('tenant', 'select'))).toEqual(expect.arrayContaining(['000000', '000001']));
    expect(ids(await read('tenant', 'select', {}, sub))).toEqual(['000000']);
    expect(ids(await read('tenant', 'select', {}, foreign))).toEqual(['000001']);
  });

  it('are made ready to be signed in to; the password is told once', async () => {
    const made = await submit('tenant', {
      tenantId: '000000',
      tenantName: 'Bay Builders',
      domain: 'https://Bay.example/login',
      linkman: 'Ann',
    });
    expect(made).toMatchObject({ tenantId: '000002', domain: 'bay.example', linkman: 'Ann', adminAccount: 'admin' });
    expect(newPasswordFault(made.adminPassword)).toBeNull();
    expect((await read('tenant', 'detail', { id: made.id })).adminPassword).toBeUndefined();
    const boss = await signIn('000002', made.adminPassword);
    expect(boss.projectId).not.toBe('');
    expect(await read('dept', 'list', {}, boss)).toMatchObject([{ deptName: 'Bay Builders', people: 1 }]);
    expect(await read('post', 'list', {}, boss)).toMatchObject({ total: 1, records: [{ people: 1 }] });
    // He administers his own house and nothing of the platform's.
    await submit('dept', { deptName: 'Site' }, boss);
    expect((await boss.post(at('tenant', 'submit'), { tenantName: 'Another' })).status).toBe(403);
    const told = await app.rows(
      sql`select action, after from log_audit where target_kind = 'tenant' and target_id = '000002'`,
    );
    expect(told).toMatchObject([{ action: 'tenant.add' }]);
    expect(JSON.stringify(told)).not.toContain(made.adminPassword);

    // Somebody works there: it stays.
    const refused = await remove('tenant', { ids: made.id });
    expect([refused.status, refused.body.msg]).toEqual([400, expect.stringContaining('Administrator')]);
    const edited = await submit('tenant', { ...made, tenantName: 'Bay Group', domain: '' });
    expect(edited).toMatchObject({ tenantId: '000002', tenantName: 'Bay Group', domain: '' });
    expect((await admin.post(at('tenant', 'submit'), { ...made, tenantName: 'Late' })).status).toBe(409);
  });

  it('that nobody began to use go again, and their number is not given twice', async () => {
    const made = await submit('tenant', { tenantName: 'By mistake', domain: 'mistake.example' });
    const other = await admin.post(at('tenant', 'submit'), { tenantName: 'x', domain: 'http://mistake.example/' });
    expect([other.status, Object.keys(other.body.data.fields)]).toEqual([400, ['domain']]);
    const platform = (await read('tenant', 'list', { tenantId: '000000' })).records[0];
    const refused = await remove('tenant', { ids: `${made.id},${platform.id}` });
    expect([refused.status, refused.body.msg]).toEqual([400, expect.stringContaining('platform')]);
    expect((await remove('tenant', { ids: made.id })).body.code).toBe(200);
    const tables = ['user_account', 'role', 'param', 'dict_biz', 'project', 'dept', 'post'];
    for (const table of tables)
      expect(await app.rows(sql`select id from ${sql.identifier(table)} where tenant_id = ${made.tenantId}`)).toEqual(
        [],
      );
    const next = await submit('tenant', { tenantName: 'Next' });
    expect(Number(next.tenantId)).toBe(Number(made.tenantId) + 1);
    await app.rows(sql`insert into contractor (id, tenant_id, project_id, kind, name)
      select 88, tenant_id, id, 'main', 'Main' from project where tenant_id = ${next.tenantId}`);
    expect((await remove('tenant', { ids: next.id })).status).toBe(400);
  });

  it('are made one after the other when two ask at once, even where a seeded menu was taken away', async () => {
    await app.rows(sql`delete from menu where code = 'outbox'`);
    const both = await Promise.all(['One', 'Two'].map((tenantName) => submit('tenant', { tenantName })));
    expect(new Set(both.map((one) => one.tenantId)).size).toBe(2);
  });

  it('are found by the address that a browser is at, and by nothing else', async () => {
    const made = await submit('tenant', { tenantName: 'Found', domain: 'found.example:8443' });
    const info = async (domain: string) => {
      const query = new URLSearchParams({ domain });
      const answer = await app.request(`/api${at('tenant', 'info')}?${query}`, { headers: { Authorization: basic } });
      return [answer.status, ((await answer.json()) as Loose).data];
    };
    const found = [200, { tenantId: made.tenantId, domain: 'found.example:8443' }];
    expect(await info('https://found.example:8443/login?x=1#/a')).toEqual(found);
    expect(await info('FOUND.example:8443')).toEqual(found);
    for (const domain of ['', 'found.example', 'https://', ':', '%', 'javascript:alert(1)', '\u0000'])
      expect(await info(domain)).toEqual([200, {}]);
  });
});
