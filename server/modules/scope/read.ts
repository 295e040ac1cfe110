import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { role, roleApiScope, roleDataScope } from '../../db/schema.ts';

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
