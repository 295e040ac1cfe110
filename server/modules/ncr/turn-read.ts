import { and, eq, inArray, sql } from 'drizzle-orm';
import { type RoleConfig, type RoleKind, roleParams } from '#domain/access/roles.ts';
import { idList } from '#domain/kernel/id-list.ts';
import type { Words } from '#domain/kernel/words.ts';
import { type Db } from '../../db/open.ts';
import { param, projectMember, report, user, userRole } from '../../db/schema.ts';

type Record = typeof report.$inferSelect;

/** The roles that the website configuration of a tenant names. */
export async function roleConfigOf(db: Db, tenantId: string): Promise<RoleConfig> {
  const rows = await db
    .select({ key: param.paramKey, value: param.paramValue })
    .from(param)
    .where(and(sql`${param}.tenant_id = ${tenantId}`, inArray(param.paramKey, Object.values(roleParams))));
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

/** People of the project who are one of these kinds and are still here; with a contractor, those who work for it. */
export async function peopleOf(
  db: Db,
  record: Pick<Record, 'projectId'>,
  config: RoleConfig,
  kinds: readonly RoleKind[],
  contractorId?: string | null,
): Promise<string[]> {
  const roleIds = kinds.flatMap((kind) => idList(config[roleParams[kind]]));
  if (roleIds.length === 0 || contractorId === null) return [];
  const rows = await db
    .selectDistinct({ userId: projectMember.userId })
    .from(projectMember)
    .innerJoin(user, and(eq(user.id, projectMember.userId), eq(user.status, '1')))
    .innerJoin(userRole, eq(userRole.userId, projectMember.userId))
    .where(
      and(
        eq(projectMember.projectId, record.projectId),
        inArray(userRole.roleId, roleIds),
        contractorId === undefined ? undefined : eq(projectMember.contractorId, contractorId),
      ),
    );
  return rows.map((row) => row.userId);
}

/** The report as it is now: the action may have changed it after it was loaded. */
export async function reportNow(db: Db, id: string): Promise<Record | undefined> {
  const [row] = await db.select().from(report).where(eq(report.id, id));
  return row;
}

/** A person's name in both languages. */
export async function nameOf(db: Db, userId: string): Promise<Words> {
  const [row] = await db.select({ en: user.name, zh: user.realName }).from(user).where(eq(user.id, userId));
  return [row?.en || row?.zh || '', row?.zh || row?.en || ''];
}
