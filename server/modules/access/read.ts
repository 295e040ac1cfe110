import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';
import { menu, param, projectMember, role, roleMenu, topMenu, topMenuMenu } from '../../db/schema.ts';

export type MenuRow = typeof menu.$inferSelect;
export type TopMenuRow = typeof topMenu.$inferSelect;
export type MenuMark = MenuRow & { granted: boolean; inTop: boolean };

/** What `exists` may be asked about no role at all: nothing. */
const never: SQL = sql`false`;

const grantedTo = (db: Db, roleIds: readonly string[], menuId: typeof menu.id | typeof topMenuMenu.menuId) =>
  roleIds.length === 0
    ? never
    : exists(
        db
          .select({ one: sql`1` })
          .from(roleMenu)
          .where(and(eq(roleMenu.menuId, menuId), inArray(roleMenu.roleId, [...roleIds]))),
      );

/** Every menu and button in order, marked whether one of the roles has it and whether it belongs to the top menu. */
export async function markedMenus(db: Db, roleIds: readonly string[], topMenuId?: string): Promise<MenuMark[]> {
  const inTop = topMenuId
    ? exists(
        db
          .select({ one: sql`1` })
          .from(topMenuMenu)
          .where(and(eq(topMenuMenu.menuId, menu.id), eq(topMenuMenu.topMenuId, topMenuId))),
      )
    : sql`true`;
  const rows = await db
    .select({ menu, granted: sql<boolean>`${grantedTo(db, roleIds, menu.id)}`, inTop: sql<boolean>`${inTop}` })
    .from(menu)
    .orderBy(asc(menu.sort), asc(menu.id));
  return rows.map((row) => ({ ...row.menu, granted: row.granted, inTop: row.inTop }));
}

/** The top menus behind which the roles have at least one page. */
export async function topMenusOf(db: Db, roleIds: readonly string[]): Promise<TopMenuRow[]> {
  const page = db
    .select({ one: sql`1` })
    .from(topMenuMenu)
    .innerJoin(menu, and(eq(menu.id, topMenuMenu.menuId), eq(menu.category, 1)))
    .where(and(eq(topMenuMenu.topMenuId, topMenu.id), grantedTo(db, roleIds, topMenuMenu.menuId)));
  return db.select().from(topMenu).where(exists(page)).orderBy(asc(topMenu.sort), asc(topMenu.id));
}

/** Which menus lie behind which item of the top bar. */
export async function topMenuLinks(db: Db): Promise<{ topMenuId: string; menuId: string }[]> {
  return db.select().from(topMenuMenu);
}

/** Aliases of these roles: what the `roles` of a menu entry name. */
export async function aliasesOf(db: Db, roleIds: readonly string[]): Promise<string[]> {
  if (roleIds.length === 0) return [];
  const rows = await db
    .select({ alias: role.roleAlias })
    .from(role)
    .where(inArray(role.id, [...roleIds]));
  return rows.map((row) => row.alias);
}

// The table is built from a resource definition whose type has forgotten its scope.
const paramTenant = (param as unknown as { tenantId: AnyPgColumn }).tenantId;

/** What a project hides, as the administrators wrote it; nothing for who is not a member there. spec §3 */
export async function hideConfigOf(
  db: Db,
  who: { userId: string; tenantId: string },
  projectId: string,
  key: string,
): Promise<string | undefined> {
  const member = db
    .select({ one: sql`1` })
    .from(projectMember)
    .where(and(eq(projectMember.projectId, projectId), eq(projectMember.userId, who.userId)));
  const [row] = await db
    .select({ value: param.paramValue })
    .from(param)
    .where(and(eq(paramTenant, who.tenantId), eq(param.paramKey, key), exists(member)));
  return row?.value;
}

/** Which of these ids are roles of the tenant. */
export async function rolesOfTenant(db: Db, tenantId: string, roleIds?: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: role.id })
    .from(role)
    .where(and(eq(role.tenantId, tenantId), ...(roleIds ? [inArray(role.id, [...roleIds])] : [])))
    .orderBy(asc(role.sort), asc(role.id));
  return rows.map((row) => row.id);
}

/** Menus and buttons granted to each of the roles, in order. */
export async function grantsOf(db: Db, roleIds: readonly string[]): Promise<{ roleId: string; menu: MenuRow }[]> {
  if (roleIds.length === 0) return [];
  return db
    .select({ roleId: roleMenu.roleId, menu })
    .from(roleMenu)
    .innerJoin(menu, eq(menu.id, roleMenu.menuId))
    .where(inArray(roleMenu.roleId, [...roleIds]))
    .orderBy(asc(menu.sort), asc(menu.id));
}
