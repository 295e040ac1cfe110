import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { projectMember, session, user, userRole } from '../../db/schema.ts';
import { idIn } from '../../kernel/resource-table.ts';

const PORTION = 500;

/** Until the transaction ends nobody else of the tenant changes who administers it. */
export async function holdAdministrators(tx: Db, tenantId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`administrators ${tenantId}`}, 0))`);
}

/** Writes new people. */
export async function insertPeople(tx: Db, rows: readonly (typeof user.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += PORTION) await tx.insert(user).values(rows.slice(at, at + PORTION));
}

type Facts = Partial<Omit<typeof user.$inferInsert, 'id' | 'tenantId' | 'version' | 'createTime' | 'updateTime'>>;

/** Writes facts of people; their versions move, so that a form that was opened before is told. */
export async function updatePeople(tx: Db, ids: readonly string[], facts: Facts, now: Date): Promise<void> {
  await tx
    .update(user)
    .set({ ...facts, updateTime: now, version: sql`${user.version} + 1` })
    .where(idIn(user.id, ids));
}

/** Gives each of these people exactly these roles. */
export async function replaceRoles(
  tx: Db,
  people: readonly { userId: string; roleIds: readonly string[] }[],
): Promise<void> {
  if (people.length === 0) return;
  const userIds = people.map((one) => one.userId);
  await tx.delete(userRole).where(idIn(userRole.userId, userIds));
  const rows = people.flatMap(({ userId, roleIds }) => roleIds.map((roleId) => ({ userId, roleId })));
  for (let at = 0; at < rows.length; at += PORTION) await tx.insert(userRole).values(rows.slice(at, at + PORTION));
}

/**
 * Lets each of these people work on exactly these projects. For whom they work on one they have already stays as it is,
 * unless `contractors` says otherwise for the project.
 */
export async function replaceProjects(
  tx: Db,
  people: readonly { userId: string; projectIds: readonly string[] }[],
  contractors: ReadonlyMap<string, string | null> = new Map(),
): Promise<void> {
  for (const { userId, projectIds } of people) {
    const kept = sql`${projectMember.projectId} = any(${`{${projectIds.join(',')}}`}::bigint[])`;
    await tx.delete(projectMember).where(and(eq(projectMember.userId, userId), sql`not (${kept})`));
  }
  const rows = people.flatMap(({ userId, projectIds }) =>
    projectIds.map((projectId) => ({ userId, projectId, contractorId: contractors.get(projectId) ?? null })),
  );
  for (let at = 0; at < rows.length; at += PORTION)
    await tx
      .insert(projectMember)
      .values(rows.slice(at, at + PORTION))
      .onConflictDoNothing();
  for (const [projectId, contractorId] of contractors) {
    const ids = people.map((one) => one.userId);
    await tx
      .update(projectMember)
      .set({ contractorId })
      .where(and(eq(projectMember.projectId, projectId), idIn(projectMember.userId, ids)));
  }
}

/** Ends every open session of these people, but one; answers how many. */
export async function endSessionsOf(
  tx: Db,
  userIds: readonly string[],
  now: Date,
  reason: string,
  except = '0',
): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ endTime: now, endReason: reason })
    .where(
      and(idIn(session.userId, userIds), isNull(session.endTime), gt(session.expireTime, now), ne(session.id, except)),
    )
    .returning({ id: session.id });
  return ended.length;
}

/** Ends these sessions of a tenant; answers whose they were. One that has ended keeps its first reason. */
export async function endSessionsById(
  tx: Db,
  tenantId: string,
  ids: readonly string[],
  now: Date,
  reason: string,
): Promise<{ id: string; userId: string; address: string }[]> {
  return tx
    .update(session)
    .set({ endTime: now, endReason: reason })
    .where(and(eq(session.tenantId, tenantId), idIn(session.id, ids), isNull(session.endTime)))
    .returning({ id: session.id, userId: session.userId, address: session.address });
}

/** Removes people with everything that is only theirs: sessions, memberships, messages. */
export async function deletePeople(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(user).where(idIn(user.id, ids));
}
