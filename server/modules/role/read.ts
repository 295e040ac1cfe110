import { and, asc, count, eq, inArray, like, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { hideParamOf } from '#domain/access/menu-view.ts';
import { bannerHiddenParam } from '#domain/dashboard/banner.ts';
import { idList } from '#domain/kernel/id-list.ts';
import type { Db } from '../../db/open.ts';
import {
  apiScope,
  dataScope,
  menu,
  param as paramTable,
  project,
  role,
  roleApiScope,
  roleDataScope,
  roleMenu,
  user,
  userRole,
} from '../../db/schema.ts';
import { roleConfigKeys } from '../../kernel/access-stamp.ts';

// The table is built from a resource definition whose type has forgotten its scope.
const param = paramTable as typeof paramTable & { tenantId: AnyPgColumn };

export type RoleRow = typeof role.$inferSelect;

/** The roles of a tenant in their order, narrowed by conditions. */
export function rolesOf(db: Db, tenantId: string, where: readonly SQL[] = []): Promise<RoleRow[]> {
  return db
    .select()
    .from(role)
    .where(and(eq(role.tenantId, tenantId), ...where))
    .orderBy(asc(role.sort), asc(role.id));
}

/** How many people have each of the roles, by role id. */
export async function peopleCounts(db: Db, roleIds: readonly string[]): Promise<Map<string, number>> {
  if (roleIds.length === 0) return new Map();
  const rows = await db
    .select({ roleId: userRole.roleId, people: count() })
    .from(userRole)
    .where(inArray(userRole.roleId, [...roleIds]))
    .groupBy(userRole.roleId);
  return new Map(rows.map((row) => [row.roleId, row.people]));
}

/** Names of people who have one of these roles. */
export async function holdersOf(db: Db, roleIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: user.id, name: user.realName })
    .from(userRole)
    .innerJoin(user, eq(user.id, userRole.userId))
    .where(inArray(userRole.roleId, [...roleIds]))
    .orderBy(asc(user.id));
  return rows.map((row) => row.name);
}

/** Keys of the website configuration that name one of these roles. spec §3 */
export async function paramsNaming(db: Db, tenantId: string, roleIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: param.paramKey, value: param.paramValue })
    .from(param)
    .where(and(eq(param.tenantId, tenantId), inArray(param.paramKey, [...roleConfigKeys, bannerHiddenParam])))
    .orderBy(asc(param.paramKey));
  return rows.filter((row) => idList(row.value).some((id) => roleIds.includes(id))).map((row) => row.key);
}

/** A menu or button as far as permissions mind it. */
export interface GrantMenu {
  id: string;
  parentId: string;
  code: string;
  name: string;
  nameEn: string;
  category: number;
}

/** Every menu and button in order. */
export function allMenus(db: Db): Promise<GrantMenu[]> {
  const { id, parentId, code, name, nameEn, category } = menu;
  return db.select({ id, parentId, code, name, nameEn, category }).from(menu).orderBy(asc(menu.sort), asc(menu.id));
}

/** A data or interface scope as far as grants mind it. */
export interface GrantScope {
  id: string;
  menuId: string;
  scopeName: string;
  resourceCode: string;
}

/** Every scope of a kind. */
export async function allScopes(db: Db, kind: ScopeKind): Promise<GrantScope[]> {
  const table = kind === 'dataScope' ? dataScope : apiScope;
  const { id, menuId, scopeName, resourceCode } = table;
  const rows = await db.select({ id, menuId, scopeName, resourceCode }).from(table).orderBy(asc(id));
  return rows.map((row) => ({ ...row, menuId: row.menuId ?? '0' }));
}

export type ScopeKind = 'dataScope' | 'apiScope';

/** What roles have: ids of menus and scopes, by role. */
export interface Holdings {
  menu: Map<string, Set<string>>;
  dataScope: Map<string, Set<string>>;
  apiScope: Map<string, Set<string>>;
}

/** What each of these roles has. */
export async function holdingsOf(db: Db, roleIds: readonly string[]): Promise<Holdings> {
  const ids = [...roleIds];
  const byRole = (rows: readonly { roleId: string; id: string }[]) => {
    const found = new Map(ids.map((id) => [id, new Set<string>()]));
    for (const row of rows) found.get(row.roleId)?.add(row.id);
    return found;
  };
  if (ids.length === 0) return { menu: byRole([]), dataScope: byRole([]), apiScope: byRole([]) };
  // One after the other: inside a transaction there is one connection.
  const menus = await db
    .select({ roleId: roleMenu.roleId, id: roleMenu.menuId })
    .from(roleMenu)
    .where(inArray(roleMenu.roleId, ids));
  const data = await scopesOf(db, roleDataScope, ids);
  const api = await scopesOf(db, roleApiScope, ids);
  return { menu: byRole(menus), dataScope: byRole(data), apiScope: byRole(api) };
}

function scopesOf(db: Db, table: typeof roleDataScope | typeof roleApiScope, ids: string[]) {
  return db.select({ roleId: table.roleId, id: table.scopeId }).from(table).where(inArray(table.roleId, ids));
}

/** The projects of a tenant. */
export function projectsOf(db: Db, tenantId: string) {
  return db
    .select({ id: project.id, name: project.projectName, nameEn: project.projectNameEn })
    .from(project)
    .where(eq(project.tenantId, tenantId))
    .orderBy(asc(project.sort), asc(project.id));
}

/** What the projects of a tenant hide, as the parameters say it. spec §3 */
export function hideParams(db: Db, tenantId: string) {
  return db
    .select({ id: param.id, version: param.version, key: param.paramKey, value: param.paramValue })
    .from(param)
    .where(and(eq(param.tenantId, tenantId), like(param.paramKey, `${hideParamOf('').replaceAll('_', '\\_')}%`)));
}
