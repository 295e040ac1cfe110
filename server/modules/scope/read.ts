import { eq, inArray } from 'drizzle-orm';
import { idList } from '#domain/kernel/id-list.ts';
import { dataScopeTypes } from '#domain/resources/scopes.ts';
import type { Db } from '../../db/open.ts';
import { dataScope, role, roleApiScope, roleDataScope } from '../../db/schema.ts';

/** Names of the roles to which one of these scopes is granted. */
export async function rolesWith(
  db: Db,
  kind: 'dataScope' | 'apiScope',
  scopeIds: readonly string[],
): Promise<string[]> {
  const table = kind === 'dataScope' ? roleDataScope : roleApiScope;
  const rows = await db
    .selectDistinct({ id: role.id, name: role.roleName })
    .from(table)
    .innerJoin(role, eq(role.id, table.roleId))
    .where(inArray(table.scopeId, [...scopeIds]));
  return rows.map((row) => row.name);
}

/** Names of custom data scopes that name one of these departments: such a department cannot go away. */
export async function scopesNaming(db: Db, deptIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: dataScope.scopeName, value: dataScope.scopeValue })
    .from(dataScope)
    .where(eq(dataScope.scopeType, dataScopeTypes.custom));
  return rows.filter((row) => idList(row.value).some((id) => deptIds.includes(id))).map((row) => row.name);
}
