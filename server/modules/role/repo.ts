import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { roleApiScope, roleDataScope, roleMenu } from '../../db/schema.ts';
import type { ScopeKind } from './read.ts';

/** A statement takes 65,535 parameters at most. */
const ROWS_PER_INSERT = 1000;

/** Makes what a role has of a kind what `wanted` says; answers whether anything changed. */
export async function replaceGrants(
  db: Db,
  kind: 'menu' | ScopeKind,
  roleId: string,
  had: ReadonlySet<string>,
  wanted: ReadonlySet<string>,
): Promise<boolean> {
  const gone = [...had].filter((id) => !wanted.has(id));
  const added = [...wanted].filter((id) => !had.has(id));
  if (gone.length > 0) await removeGrants(db, kind, roleId, gone);
  for (let from = 0; from < added.length; from += ROWS_PER_INSERT)
    await addGrants(db, kind, roleId, added.slice(from, from + ROWS_PER_INSERT));
  return gone.length + added.length > 0;
}

async function removeGrants(db: Db, kind: 'menu' | ScopeKind, roleId: string, ids: string[]): Promise<void> {
  if (kind === 'menu') {
    await db.delete(roleMenu).where(and(eq(roleMenu.roleId, roleId), inArray(roleMenu.menuId, ids)));
    return;
  }
  const table = kind === 'dataScope' ? roleDataScope : roleApiScope;
  await db.delete(table).where(and(eq(table.roleId, roleId), inArray(table.scopeId, ids)));
}

async function addGrants(db: Db, kind: 'menu' | ScopeKind, roleId: string, ids: string[]): Promise<void> {
  if (kind === 'menu') {
    await db
      .insert(roleMenu)
      .values(ids.map((menuId) => ({ roleId, menuId })))
      .onConflictDoNothing();
    return;
  }
  await db
    .insert(kind === 'dataScope' ? roleDataScope : roleApiScope)
    .values(ids.map((scopeId) => ({ roleId, scopeId })))
    .onConflictDoNothing();
}
