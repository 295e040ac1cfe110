import { and, asc, desc, eq, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { roleParams } from '#domain/access/roles.ts';
import { idList } from '#domain/kernel/id-list.ts';
import type { PageQuery } from '#domain/kernel/page.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { leaveDeciders, leaveFlow } from '#domain/leave/flow.ts';
import type { LeaveState } from '#domain/leave/states.ts';
import type { Db } from '../../db/open.ts';
import { flowHistory, leave, projectMember, user, userRole } from '../../db/schema.ts';
import type { Member } from '../../kernel/context.ts';

const creator = alias(user, 'creator');
const approver = alias(user, 'approver');

function withNames(db: Db) {
  return db
    .select({
      leave,
      creatorName: creator.realName,
      creatorNameEn: creator.name,
      approverName: approver.realName,
      approverNameEn: approver.name,
    })
    .from(leave)
    .innerJoin(creator, eq(creator.id, leave.createUser))
    .innerJoin(approver, eq(approver.id, leave.approverId))
    .$dynamic();
}

/** An application with the names of its people. */
export type NamedLeave = Awaited<ReturnType<typeof withNames>>[number];

const ofProject = (member: Member) =>
  and(eq(leave.tenantId, member.tenantId), eq(leave.projectId, member.projectId)) as SQL;

/** Only who asked and who was asked see an application: the reason is nobody else's. ASSUMED: 027 */
const visible = (member: Member) =>
  and(ofProject(member), or(eq(leave.createUser, member.userId), eq(leave.approverId, member.userId))) as SQL;

/** One application that the person may see; anything else is Problem 'notFound'. */
export async function findLeave(db: Db, member: Member, id: string): Promise<NamedLeave> {
  const [row] = await withNames(db).where(and(visible(member), eq(leave.id, id)));
  if (!row) throw new Problem('notFound');
  return row;
}

/** What waits for the person, what he asked for himself, and what he decided. */
const lists = {
  todo: (member: Member) => and(eq(leave.approverId, member.userId), eq(leave.status, 'pending' satisfies LeaveState)),
  send: (member: Member) => eq(leave.createUser, member.userId),
  done: (member: Member) =>
    and(
      eq(leave.approverId, member.userId),
      inArray(leave.status, ['approved', 'rejected'] satisfies LeaveState[]),
      ne(leave.createUser, member.userId),
    ),
} as const;
export type LeaveList = keyof typeof lists;

/** One page of a person's list, newest first. */
export async function listLeaves(db: Db, member: Member, list: LeaveList, page: PageQuery) {
  const where = and(ofProject(member), lists[list](member));
  let rows = withNames(db).where(where).orderBy(desc(leave.createTime), desc(leave.id));
  if (page.size !== -1) rows = rows.limit(page.size).offset((page.current - 1) * page.size);
  const counted = db
    .select({ n: sql<number>`count(*)::int` })
    .from(leave)
    .where(where);
  const [found, [count]] = await Promise.all([rows, counted]);
  return { rows: found, total: count?.n ?? 0 };
}

/** What happened to an application, from the first. */
export function historyOf(db: Db, id: string) {
  return db
    .select({ entry: flowHistory, nameEn: user.name })
    .from(flowHistory)
    .leftJoin(user, eq(user.id, flowHistory.userId))
    .where(and(eq(flowHistory.flow, leaveFlow.name), eq(flowHistory.recordId, id)))
    .orderBy(asc(flowHistory.id));
}
export type NamedEntry = Awaited<ReturnType<typeof historyOf>>[number];

/** The people of the project whom this person may ask: those who decide, but not himself. */
export async function approversFor(db: Db, member: Member) {
  const roleIds = leaveDeciders.flatMap((kind) => idList(member.roleConfig[roleParams[kind]]));
  if (roleIds.length === 0) return [];
  return db
    .selectDistinct({ id: user.id, realName: user.realName, nameEn: user.name })
    .from(projectMember)
    .innerJoin(user, and(eq(user.id, projectMember.userId), eq(user.status, '1')))
    .innerJoin(userRole, eq(userRole.userId, user.id))
    .where(
      and(
        eq(projectMember.projectId, member.projectId),
        eq(user.tenantId, member.tenantId),
        inArray(userRole.roleId, roleIds),
        ne(user.id, member.userId),
      ),
    )
    .orderBy(asc(user.realName), asc(user.id));
}

/** An own leave, asked for or granted, that has a day in common with these; in whatever project. */
export async function overlapping(db: Db, userId: string, from: Date, to: Date) {
  const [found] = await db
    .select({ startTime: leave.startTime, endTime: leave.endTime })
    .from(leave)
    .where(
      and(
        eq(leave.createUser, userId),
        inArray(leave.status, ['pending', 'approved'] satisfies LeaveState[]),
        lte(leave.startTime, to),
        gte(leave.endTime, from),
      ),
    )
    .limit(1);
  return found;
}
