import { and, asc, eq, exists, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Words } from '#domain/kernel/words.ts';
import { MENU } from '#domain/resources/menu.ts';
import { apiScope, dataScope } from '#domain/resources/scopes.ts';
import { topMenu as topMenus } from '#domain/resources/top-menu.ts';
import type { Db } from '../../db/open.ts';
import { menu, role, roleMenu, topMenu, topMenuMenu } from '../../db/schema.ts';
import { tableFor } from '../../kernel/resource-table.ts';

export type MenuRow = typeof menu.$inferSelect;

/** Condition of menus without buttons. */
export const onlyMenus: SQL = eq(menu.category, MENU);

/** Condition of the direct children of a row; '0' for the roots. */
export const childrenOf = (parentId: string): SQL => eq(menu.parentId, parentId);

/** Condition of what hangs directly under any of these rows. */
export const belowAny = (ids: readonly string[]): SQL => inArray(menu.parentId, [...ids]);

/** Rows in their order. */
export async function menusWhere(db: Db, where: readonly SQL[] = []): Promise<MenuRow[]> {
  return db
    .select()
    .from(menu)
    .where(and(...where))
    .orderBy(asc(menu.sort), asc(menu.id));
}

/** Rows with these ids, in their order. */
export async function menusOf(db: Db, ids: readonly string[]): Promise<MenuRow[]> {
  return ids.length === 0 ? [] : menusWhere(db, [inArray(menu.id, [...ids])]);
}

/** Which of these rows something hangs under. */
export async function parentsAmong(db: Db, ids: readonly string[], where?: SQL): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: menu.parentId })
    .from(menu)
    .where(and(belowAny(ids), where));
  return new Set(rows.map((row) => row.id));
}

/** The highest place among the children of a row; 0 when it has none. */
export async function lastPlace(db: Db, parentId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(menu.sort) })
    .from(menu)
    .where(childrenOf(parentId));
  return row?.last ?? 0;
}

/** What uses these rows beside the roles, as people call it; null when nothing does. */
export async function userOfMenus(db: Db, ids: readonly string[]): Promise<Words | null> {
  for (const scopes of [dataScope, apiScope]) {
    const { table, at } = tableFor(scopes);
    const [used] = await db
      .select({ name: at('scopeName') })
      .from(table)
      .where(inArray(at('menuId'), [...ids]))
      .limit(1);
    if (used) return named(scopes.title, String(used.name), String(used.name));
  }
  const behind = db
    .select({ one: sql`1` })
    .from(topMenuMenu)
    .where(and(eq(topMenuMenu.topMenuId, topMenu.id), inArray(topMenuMenu.menuId, [...ids])));
  const [top] = await db.select().from(topMenu).where(exists(behind)).orderBy(asc(topMenu.sort)).limit(1);
  return top ? named(topMenus.title, top.nameEn || top.name, top.name) : null;
}

function named(title: Words, english: string, chinese: string): Words {
  return [`${title[0]}: ${english}`, `${title[1]}：${chinese}`];
}

/** Aliases of the roles that have each of these rows, with their tenants: what goes when a row goes. */
export async function holdersOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .select({ menuId: roleMenu.menuId, tenantId: role.tenantId, alias: role.roleAlias })
    .from(roleMenu)
    .innerJoin(role, eq(role.id, roleMenu.roleId))
    .where(inArray(roleMenu.menuId, [...ids]))
    .orderBy(asc(role.tenantId), asc(role.roleAlias));
  const holders = new Map<string, string[]>();
  for (const row of rows) holders.set(row.menuId, [...(holders.get(row.menuId) ?? []), `${row.tenantId}/${row.alias}`]);
  return holders;
}

/** What lies behind each of these items of the top bar, in the order of the menus. */
export async function linksOf(db: Db, topMenuIds: readonly string[]): Promise<{ topMenuId: string; menu: MenuRow }[]> {
  if (topMenuIds.length === 0) return [];
  return db
    .select({ topMenuId: topMenuMenu.topMenuId, menu })
    .from(topMenuMenu)
    .innerJoin(menu, eq(menu.id, topMenuMenu.menuId))
    .where(inArray(topMenuMenu.topMenuId, [...topMenuIds]))
    .orderBy(asc(menu.sort), asc(menu.id));
}

/** Whether another item of the top bar has this code. */
export async function isTopCodeTaken(db: Db, code: string, id?: string): Promise<boolean> {
  const rows = await db.select({ id: topMenu.id }).from(topMenu).where(eq(topMenu.code, code));
  return rows.some((row) => row.id !== id);
}

/** Items of the top bar with these ids, kept as they are until the transaction ends. */
export async function topMenusOf(db: Db, ids: readonly string[]) {
  return db
    .select()
    .from(topMenu)
    .where(inArray(topMenu.id, [...ids]))
    .orderBy(asc(topMenu.id))
    .for('update');
}
