import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { kindsOf, type RoleConfig, type RoleKind, roleParams } from '#domain/access/roles.ts';
import type { Db } from '../db/open.ts';
import { accessStamp, menu, param, roleMenu } from '../db/schema.ts';
import type { Deps } from './context.ts';

/** What a set of roles means in a tenant. */
export interface Access {
  kinds: readonly RoleKind[];
  codes: ReadonlySet<string>;
  roleConfig: RoleConfig;
}

/** The parameters that decide about people. spec §3, §6 */
export const roleConfigKeys: readonly string[] = [
  ...Object.values(roleParams),
  'APP_VIEW_ALL_CHECKLIST_ROLE',
  'APP_OP_ALL_CHECKLIST_ROLE',
  'QAQC_IN_CHARGE',
];

/**
 * Makes every process forget, at its next request, what it remembers of roles, menus, grants and role parameters.
 * Call it inside the transaction of every change to one of them.
 */
export async function bumpAccess(tx: Db): Promise<void> {
  await tx
    .insert(accessStamp)
    .values({ id: 1, stamp: 1 })
    .onConflictDoUpdate({ target: accessStamp.id, set: { stamp: sql`${accessStamp.stamp} + 1` } });
}

// The table is built from a resource definition whose type has forgotten its scope.
const paramTenant = (param as unknown as { tenantId: AnyPgColumn }).tenantId;

interface Memory {
  stamp: number;
  known: Map<string, Promise<Access>>;
}
const memories = new WeakMap<Deps, Memory>();

/** What these roles may do, remembered in process until the stamp moves: a request normally costs no query here. */
export function accessOf(deps: Deps, tenantId: string, roleIds: readonly string[], stamp: number): Promise<Access> {
  let memory = memories.get(deps);
  if (!memory || memory.stamp !== stamp) {
    memory = { stamp, known: new Map() };
    memories.set(deps, memory);
  }
  const key = `${tenantId}:${roleIds.join(',')}`;
  let found = memory.known.get(key);
  if (!found) {
    found = readAccess(deps.db, tenantId, roleIds);
    found.catch(() => memory.known.delete(key));
    memory.known.set(key, found);
  }
  return found;
}

async function readAccess(db: Db, tenantId: string, roleIds: readonly string[]): Promise<Access> {
  const [grants, params] = await Promise.all([
    roleIds.length === 0
      ? []
      : db
          .selectDistinct({ code: menu.code })
          .from(roleMenu)
          .innerJoin(menu, eq(menu.id, roleMenu.menuId))
          .where(inArray(roleMenu.roleId, [...roleIds])),
    db
      .select({ key: param.paramKey, value: param.paramValue })
      .from(param)
      .where(and(eq(paramTenant, tenantId), inArray(param.paramKey, [...roleConfigKeys]))),
  ]);
  const roleConfig = Object.fromEntries(params.map((row) => [row.key, row.value]));
  return { kinds: kindsOf(roleIds, roleConfig), codes: new Set(grants.map((row) => row.code)), roleConfig };
}
