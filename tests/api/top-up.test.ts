import { readFileSync } from 'node:fs';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate, openDb, rowsOf } from '#server/db/open.ts';
import { menu, region, role, roleMenu, seeded, topMenu } from '#server/db/schema.ts';
import { menuRows } from '#server/db/seed/base/menu-tree.ts';
import { regionRows } from '#server/db/seed/base/regions.ts';
import { roleIdOf } from '#server/db/seed/base/tenant-base.ts';
import { topUpBase } from '#server/db/seed/base/top-up.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { twoTenants } from '#tests/support/two-tenants.ts';

const logs = '/blade-log/error/list';
const idOf = (code: string) => menuRows().find((row) => row.code === code)!.id;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ seed: 'minimal' });
  await twoTenants(app);
});

/** As an earlier version left it that did not know these menus. */
async function forget(...codes: string[]) {
  const ids = menuRows()
    .filter((row) => codes.includes(row.code))
    .map((row) => row.id);
  await app.db.delete(menu).where(inArray(menu.id, ids));
  await app.db.delete(seeded).where(inArray(seeded.id, ids));
}
const granted = async (tenantId: string, kind: 'ADMIN' | 'QM') => {
  const rows = await app.db
    .select({ code: menu.code })
    .from(roleMenu)
    .innerJoin(menu, eq(menu.id, roleMenu.menuId))
    .where(eq(roleMenu.roleId, roleIdOf(tenantId, kind)));
  return rows.map((row) => row.code);
};

describe('a database of an earlier version', () => {
  beforeEach(async () => {
    await topUpBase(app.deps);
  });

  test('is left alone where nothing is new, and where nothing was ever seeded', async () => {
    expect(await topUpBase(app.deps)).toEqual([]);
    const empty = await testApp({ seed: 'none' });
    expect(await topUpBase(empty.deps)).toEqual([]);
    expect(await empty.db.select().from(menu)).toEqual([]);
  });

  test('gets regions that are new, and none that an administrator removed', async () => {
    const codes = async () => (await app.db.select({ code: region.code }).from(region)).map((row) => row.code);
    const all = await codes();
    await app.db.delete(region);
    await app.db.delete(seeded).where(eq(seeded.id, regionRows()[0]!.id));
    await topUpBase(app.deps);
    expect(await codes()).toEqual([all[0]]);
    await app.db.insert(region).values(regionRows().slice(1));
  });

  test('gets menus that are new, for the administrators of every tenant, from the next request on', async () => {
    await forget('log_error', 'log_error_view');
    const admin = await app.as('admin', { project: null });
    expect((await admin.get(logs)).status).toBe(403);
    expect(await topUpBase(app.deps)).toEqual(['log_error', 'log_error_view']);
    expect((await admin.get(logs)).status).toBe(200);
    const { body } = await admin.get('/blade-system/menu/routes');
    expect(JSON.stringify(body.data)).toContain('/monitor/log/error');
    for (const tenantId of ['000000', '000001']) {
      expect(await granted(tenantId, 'ADMIN')).toContain('log_error_view');
      expect(await granted(tenantId, 'QM')).not.toContain('log_error');
    }
    const { body: tops } = await admin.get('/blade-system/menu/top-menu');
    const system = tops.data.find((one: { code: string }) => one.code === 'top_system');
    const behind = await admin.get('/blade-system/menu/routes', { topMenuId: system.id });
    expect(JSON.stringify(behind.body.data)).toContain('/monitor/log/error');
  });

  test('does not get back what an administrator took away: menus, grants, top menus', async () => {
    await app.db.delete(menu).where(eq(menu.id, idOf('param')));
    await app.db.delete(roleMenu).where(eq(roleMenu.menuId, idOf('dict')));
    await app.db.delete(topMenu).where(eq(topMenu.code, 'top_project'));
    await forget('log_error', 'log_error_view');
    expect(await topUpBase(app.deps)).toEqual(['log_error', 'log_error_view']);
    expect(await app.rows(sql`select code from menu where code = 'param'`)).toEqual([]);
    expect(await granted('000000', 'ADMIN')).not.toContain('dict');
    expect(await app.rows(sql`select 1 from top_menu where code = 'top_project'`)).toEqual([]);
  });

  test('keeps an administrator’s own menu of the same code, and a new menu below a removed one stands at the root', async () => {
    await forget('log_error', 'log_error_view');
    const own = app.deps.nextId();
    await app.db.insert(menu).values({ id: own, code: 'log_error', name: 'mine', category: 1 });
    expect(await topUpBase(app.deps)).toEqual([]);
    expect(await app.rows(sql`select name from menu where code = 'log_error'`)).toEqual([{ name: 'mine' }]);
    await app.db.delete(menu).where(eq(menu.id, own));
    await forget('log_error', 'log_error_view');
    await app.db.delete(menu).where(eq(menu.code, 'log'));
    await topUpBase(app.deps);
    expect(await app.rows(sql`select parent_id::text as p from menu where code = 'log_error'`)).toEqual([{ p: '0' }]);
  });

  test('two servers that start together add once', async () => {
    await forget('log_error', 'log_error_view');
    const both = await Promise.all([topUpBase(app.deps), topUpBase(app.deps)]);
    expect(both.flat()).toEqual(['log_error', 'log_error_view']);
  });

  test('whose roles have other ids is followed through the website configuration', async () => {
    await forget('log_error', 'log_error_view');
    const id = app.deps.nextId();
    await app.db.insert(role).values({ id, tenantId: '000001', roleName: '管理', roleAlias: 'boss' });
    await app.db.execute(
      sql`update param set param_value = param_value || ${`,${id},x`} where param_key = 'ADMIN_ID' and tenant_id = '000001'`,
    );
    await topUpBase(app.deps);
    const rows = await app.db.select().from(roleMenu).where(eq(roleMenu.roleId, id));
    expect(rows.map((row) => row.menuId).toSorted()).toEqual([idOf('log_error'), idOf('log_error_view')].toSorted());
  });
});

test('the migration marks what the first version had given, so that only newer menus come', async () => {
  const opened = await openDb({});
  const first = readFileSync(`${import.meta.dirname}/../../server/db/migrations/0000_init.sql`, 'utf8');
  for (const statement of first.split('--> statement-breakpoint')) await opened.db.execute(sql.raw(statement));
  await opened.db.execute(sql`create table migration (name text primary key, at timestamptz not null)`);
  await opened.db.execute(sql`insert into migration values ('0000_init.sql', now())`);
  await opened.db.execute(sql`insert into tenant values ('000000', 'x')`);
  await opened.db.execute(sql`
    insert into client (id, client_id, client_secret, authorized_grant_types, access_token_validity, refresh_token_validity)
    values (1, 'saber', 'x', 'captcha,password,refresh_token', 1, 1), (2, 'mine', 'x', 'refresh_token', 1, 1)`);
  await migrate(opened.db);
  const marked = (await opened.db.select().from(seeded)).map((row) => row.id);
  const old = menuRows().filter((row) => marked.includes(row.id));
  const codes = old.map((row) => row.code);
  expect(marked).toHaveLength(old.length + 3);
  expect(codes).toHaveLength(17 + 12 * 4);
  expect(codes).toEqual(expect.arrayContaining(['qaqc', 'report_view', 'structure', 'roomtype_delete', 'dictbiz_add']));
  expect(codes).not.toContain('monitor');
  const grants = await rowsOf(opened.db, sql`select client_id, authorized_grant_types as g from client order by id`);
  expect(grants).toEqual([
    { client_id: 'saber', g: 'captcha,password,refresh_token,sms_code,social,sso' },
    { client_id: 'mine', g: 'refresh_token' },
  ]);
  await opened.close();
});
