import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/open.ts';
import { user, userRole } from '../../db/schema.ts';

/** How many people who have not left have one of these roles. */
export async function activeWith(db: Db, tenantId: string, roleIds: readonly string[]): Promise<number> {
  if (roleIds.length === 0) return 0;
  const [found] = await db
    .select({ total: sql<number>`count(distinct ${user.id})::int` })
    .from(user)
    .innerJoin(userRole, eq(userRole.userId, user.id))
    .where(and(eq(user.tenantId, tenantId), eq(user.status, '1'), inArray(userRole.roleId, [...roleIds])));
  return found?.total ?? 0;
}

/** The permission codes that each of these roles gives. */
export async function codesOfRoles(db: Db, roleIds: readonly string[]): Promise<{ roleId: string; code: string }[]> {
  if (roleIds.length === 0) return [];
  return rowsOf<{ roleId: string; code: string }>(
    db,
    sql`select rm.role_id::text as "roleId", m.code from role_menu rm join menu m on m.id = rm.menu_id
      where rm.role_id = any(${`{${roleIds.join(',')}}`}::bigint[])`,
  );
}

/** Records that name people and would be left without them: of which kind, and whom. */
export async function recordsNaming(db: Db, ids: readonly string[]): Promise<{ kind: string; userId: string }[]> {
  const list = sql`any(${`{${ids.join(',')}}`}::bigint[])`;
  return rowsOf<{ kind: string; userId: string }>(
    db,
    sql`select kind, user_id::text as "userId" from (
      select 'report' as kind, create_user as user_id from report where create_user = ${list}
      union all select 'report', contractor_manager_id from report where contractor_manager_id = ${list}
      union all select 'defect', repair_user from defect where repair_user = ${list}
      union all select 'memo', create_user from memo where create_user = ${list}
      union all select 'leave', create_user from leave where create_user = ${list}
      union all select 'leave', approver_id from leave where approver_id = ${list}
      union all select 'history', user_id from flow_history where user_id = ${list}
    ) used group by kind, user_id order by user_id, kind desc`,
  );
}
