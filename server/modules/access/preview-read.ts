import { and, eq, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { hideParamOf } from '#domain/access/menu-view.ts';
import type { Db } from '../../db/open.ts';
import { menu, param, project, role, roleMenu } from '../../db/schema.ts';

// The table is built from a resource definition whose type has forgotten its scope.
const paramTenant = (param as unknown as { tenantId: AnyPgColumn }).tenantId;

/** Whether a project is one of the tenant's. */
export async function isProjectOf(db: Db, tenantId: string, projectId: string): Promise<boolean> {
  const found = await db
    .select({ id: project.id })
    .from(project)
    .where(and(eq(project.tenantId, tenantId), eq(project.id, projectId)));
  return found.length > 0;
}

/** What a project of the tenant hides, for who administers it, member or not. spec §3 */
export async function hideConfigIn(db: Db, tenantId: string, projectId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ value: param.paramValue })
    .from(param)
    .where(and(eq(paramTenant, tenantId), eq(param.paramKey, hideParamOf(projectId))));
  return row?.value;
}

/** The aliases of those of these roles that have a menu, by the path of the menu. */
export async function aliasesByPath(db: Db, roleIds: readonly string[]): Promise<{ path: string; alias: string }[]> {
  if (roleIds.length === 0) return [];
  return db
    .select({ path: menu.path, alias: role.roleAlias })
    .from(roleMenu)
    .innerJoin(menu, and(eq(menu.id, roleMenu.menuId), eq(menu.category, 1)))
    .innerJoin(role, eq(role.id, roleMenu.roleId))
    .where(inArray(roleMenu.roleId, [...roleIds]))
    .orderBy(role.sort, role.id);
}
