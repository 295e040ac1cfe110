import { inArray, sql } from 'drizzle-orm';
import { type RoleKind, roleKinds, roleParams } from '#domain/access/roles.ts';
import { idList } from '#domain/kernel/id-list.ts';
import type { Deps } from '../../../kernel/context.ts';
import { type Db, rowsOf } from '../../open.ts';
import { menu, region, role, roleMenu, seeded, tenant, topMenu, topMenuMenu } from '../../schema.ts';
import { type MenuRow, menuRows } from './menu-tree.ts';
import { regionRows } from './regions.ts';
import { grantedMenuIds } from './role-grants.ts';
import { topMenuLinks, topMenuRows } from './top-menu-rows.ts';

/**
 * Brings a database that was filled by an earlier version the menus and regions that are new since, and grants menus as
 * a new installation would. What was ever brought is marked: a menu or a grant that an administrator took away stays away.
 * Answers the codes of the menus that were added; an empty database is left to the seed. docs/decisions/009
 */
export async function topUpBase(deps: Deps): Promise<string[]> {
  return deps.db.transaction(async (tx) => {
    // The lock of the seed: two processes that start together do it one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(7327)`);
    if ((await tx.select().from(tenant).limit(1)).length === 0) return [];
    const known = new Set((await tx.select({ id: seeded.id }).from(seeded)).map((row) => row.id));
    const menus = menuRows().filter((row) => !known.has(row.id));
    const tops = topMenuRows().filter((row) => !known.has(row.id));
    const regions = regionRows().filter((row) => !known.has(row.id));
    if (menus.length === 0 && tops.length === 0 && regions.length === 0) return [];
    // A code that an administrator took for a region of his own is his.
    if (regions.length > 0) await tx.insert(region).values(regions).onConflictDoNothing();
    if (tops.length > 0) await tx.insert(topMenu).values(tops).onConflictDoNothing();
    const added = await addMenus(tx, menus);
    await link(tx, added);
    await grant(tx, added);
    await markSeeded(tx, [...menus, ...tops, ...regions], deps.now());
    return [...tops, ...added].map((row) => row.code);
  });
}

/** Remembers that these rows were brought. */
export async function markSeeded(tx: Db, rows: readonly { id: string }[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(seeded)
    .values(rows.map(({ id }) => ({ id, at })))
    .onConflictDoNothing();
}

/** Below a menu that was taken away a new menu stands at the root, and a button stands nowhere. */
async function addMenus(tx: Db, rows: readonly MenuRow[]): Promise<MenuRow[]> {
  const there = await tx.select({ id: menu.id, code: menu.code }).from(menu);
  const ids = new Set(['0', ...there.map((row) => row.id)]);
  const codes = new Set(there.map((row) => row.code));
  const added: MenuRow[] = [];
  for (const row of rows) {
    const orphan = !ids.has(row.parentId);
    // A code that an administrator gave to a menu of his own is his.
    if (codes.has(row.code) || (orphan && row.category === 2)) continue;
    added.push(orphan ? { ...row, parentId: '0' } : row);
    ids.add(row.id);
  }
  if (added.length > 0) await tx.insert(menu).values(added);
  return added;
}

async function link(tx: Db, added: readonly MenuRow[]): Promise<void> {
  const ids = new Set(added.map((row) => row.id));
  const tops = new Set((await tx.select({ id: topMenu.id }).from(topMenu)).map((row) => row.id));
  const links = topMenuLinks().filter((one) => ids.has(one.menuId) && tops.has(one.topMenuId));
  if (links.length > 0) await tx.insert(topMenuMenu).values(links).onConflictDoNothing();
}

/** To every tenant's roles of a kind, as its website configuration names them. spec §3 */
async function grant(tx: Db, added: readonly MenuRow[]): Promise<void> {
  const ids = new Set(added.map((row) => row.id));
  const grants = (await rolesByKind(tx)).flatMap(({ kind, roleId }) =>
    grantedMenuIds(kind)
      .filter((menuId) => ids.has(menuId))
      .map((menuId) => ({ roleId, menuId })),
  );
  if (grants.length > 0) await tx.insert(roleMenu).values(grants).onConflictDoNothing();
}

async function rolesByKind(tx: Db): Promise<{ kind: RoleKind; roleId: string }[]> {
  const said = await rowsOf<{ tenant_id: string; param_key: string; param_value: string }>(
    tx,
    sql`select tenant_id, param_key, param_value from param
      where param_key in (${sql.join(
        Object.values(roleParams).map((key) => sql`${key}`),
        sql`, `,
      )})`,
  );
  const wanted = said.flatMap((row) =>
    idList(row.param_value)
      .filter((id) => /^\d{1,18}$|^[1-8]\d{18}$/.test(id))
      .map((roleId) => ({
        kind: roleKinds.find((one) => roleParams[one] === row.param_key)!,
        roleId,
        tenantId: row.tenant_id,
      })),
  );
  if (wanted.length === 0) return [];
  const asked = wanted.map((one) => one.roleId);
  const there = await tx.select({ id: role.id, tenantId: role.tenantId }).from(role).where(inArray(role.id, asked));
  return wanted.filter((one) => there.some((row) => row.id === one.roleId && row.tenantId === one.tenantId));
}
