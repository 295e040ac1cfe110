import { and, eq, inArray } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type CallScopes, callScopes } from '#domain/access/call-scopes.ts';
import type { DeptLink, ReachRule } from '#domain/access/data-reach.ts';
import { kindsOf, type RoleConfig, type RoleKind, roleParams } from '#domain/access/roles.ts';
import type { Db } from '../db/open.ts';
import {
  accessStamp,
  apiScope,
  dataScope,
  dept,
  menu,
  param,
  roleApiScope,
  roleDataScope,
  roleMenu,
} from '../db/schema.ts';
import type { Deps } from './context.ts';

/** What a set of roles means in a tenant. */
export interface Access {
  kinds: readonly RoleKind[];
  codes: ReadonlySet<string>;
  roleConfig: RoleConfig;
  dataScopes: readonly ReachRule[];
  /** Ids of the interface scopes. */
  apiScopes: ReadonlySet<string>;
}

/** The parameters that decide about people. spec §3, §6 */
export const roleConfigKeys: readonly string[] = [
  ...Object.values(roleParams),
  'APP_VIEW_ALL_CHECKLIST_ROLE',
  'APP_OP_ALL_CHECKLIST_ROLE',
  'QAQC_IN_CHARGE',
];

// The tables are built from resource definitions whose types have forgotten their scope.
const paramTenant = (param as unknown as { tenantId: AnyPgColumn }).tenantId;
const deptTenant = (dept as unknown as { tenantId: AnyPgColumn }).tenantId;

/** What a process remembers of who may do what; all of it is forgotten when the stamp moves. docs/decisions/017 */
export interface AccessMemory {
  stamp: number;
  access: Map<string, Promise<Access>>;
  /** The interface scopes of everybody. */
  callScopes: Promise<CallScopes> | null;
  /** Departments by tenant. */
  depts: Map<string, Promise<DeptLink[]>>;
  /** By session and project. */
  people: Map<string, unknown>;
  /** Verified client credentials, by what the header says. */
  clients: Map<string, unknown>;
}
const memories = new WeakMap<Deps, AccessMemory>();
const MOST_REMEMBERED = 5000;

/**
 * What is remembered and still true: the database raises the stamp itself, in the transaction of every change to people,
 * sessions, memberships, roles, menus, grants, parameters and clients, so that nothing outlives what it was read from.
 */
export async function accessMemory(deps: Deps): Promise<AccessMemory> {
  const stamp = await currentStamp(deps.db);
  let memory = memories.get(deps);
  if (!memory || memory.stamp !== stamp || memory.people.size >= MOST_REMEMBERED) {
    memory = { stamp, access: new Map(), callScopes: null, depts: new Map(), people: new Map(), clients: new Map() };
    memories.set(deps, memory);
  }
  return memory;
}

function stampQuery(db: Db) {
  return db.select({ stamp: accessStamp.stamp }).from(accessStamp).where(eq(accessStamp.id, 1)).prepare('access_stamp');
}
interface Readings {
  query: ReturnType<typeof stampQuery>;
  running: Promise<number>;
  /** Not begun yet: whoever comes before it begins may share it. */
  next: Promise<number> | null;
}
const readings = new WeakMap<Db, Readings>();

/** The stamp, read after the call: requests that wait at the same moment share one reading. */
function currentStamp(db: Db): Promise<number> {
  let known = readings.get(db);
  if (!known) {
    known = { query: stampQuery(db), running: Promise.resolve(0), next: null };
    readings.set(db, known);
  }
  const { query } = known;
  const mine = known;
  mine.next ??= mine.running
    .catch(() => 0)
    .then(() => {
      mine.next = null;
      mine.running = query.execute().then(([row]) => row?.stamp ?? 0);
      return mine.running;
    });
  return mine.next;
}

/** What these roles may do: a request normally costs no query here. */
export function accessOf(
  deps: Deps,
  memory: AccessMemory,
  tenantId: string,
  roleIds: readonly string[],
): Promise<Access> {
  const key = `${tenantId}:${roleIds.join(',')}`;
  let found = memory.access.get(key);
  if (!found) {
    found = readAccess(deps.db, tenantId, roleIds);
    found.catch(() => memory.access.delete(key));
    memory.access.set(key, found);
  }
  return found;
}

/** The paths that only who has a scope may call. */
export function callScopesOf(deps: Deps, memory: AccessMemory): Promise<CallScopes> {
  memory.callScopes ??= deps.db.select({ id: apiScope.id, path: apiScope.scopePath }).from(apiScope).then(callScopes);
  memory.callScopes.catch(() => (memory.callScopes = null));
  return memory.callScopes;
}

/** The departments of a tenant, for scopes that reach below one. */
export function deptsOf(deps: Deps, memory: AccessMemory, tenantId: string): Promise<DeptLink[]> {
  let found = memory.depts.get(tenantId);
  if (!found) {
    found = deps.db.select({ id: dept.id, parentId: dept.parentId }).from(dept).where(eq(deptTenant, tenantId));
    found.catch(() => memory.depts.delete(tenantId));
    memory.depts.set(tenantId, found);
  }
  return found;
}

async function readAccess(db: Db, tenantId: string, roleIds: readonly string[]): Promise<Access> {
  const roles = [...roleIds];
  const [grants, params, dataScopes, apiScopes] = await Promise.all([
    roles.length === 0
      ? []
      : db
          .selectDistinct({ code: menu.code })
          .from(roleMenu)
          .innerJoin(menu, eq(menu.id, roleMenu.menuId))
          .where(inArray(roleMenu.roleId, roles)),
    db
      .select({ key: param.paramKey, value: param.paramValue })
      .from(param)
      .where(and(eq(paramTenant, tenantId), inArray(param.paramKey, [...roleConfigKeys]))),
    roles.length === 0 ? [] : dataScopesOf(db, roles),
    roles.length === 0
      ? []
      : db.select({ id: roleApiScope.scopeId }).from(roleApiScope).where(inArray(roleApiScope.roleId, roles)),
  ]);
  const roleConfig = Object.fromEntries(params.map((row) => [row.key, row.value]));
  return {
    kinds: kindsOf(roleIds, roleConfig),
    codes: new Set(grants.map((row) => row.code)),
    roleConfig,
    dataScopes,
    apiScopes: new Set(apiScopes.map((row) => row.id)),
  };
}

function dataScopesOf(db: Db, roleIds: string[]): Promise<ReachRule[]> {
  const { resourceCode, scopeType, scopeValue } = dataScope;
  return db
    .selectDistinct({ resourceCode, scopeType, scopeValue })
    .from(roleDataScope)
    .innerJoin(dataScope, eq(dataScope.id, roleDataScope.scopeId))
    .where(inArray(roleDataScope.roleId, roleIds));
}
