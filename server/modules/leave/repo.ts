import { eq } from 'drizzle-orm';
import type { LeaveFacts } from '#domain/leave/flow.ts';
import type { LeaveState } from '#domain/leave/states.ts';
import { leave, user } from '../../db/schema.ts';
import type { FlowRecord } from '../../kernel/apply-action.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { findLeave } from './read.ts';

type LeaveRecord = typeof leave.$inferSelect;

/** A stored application as the flow's rules see it. */
export interface LoadedLeave {
  record: LeaveRecord & FlowRecord;
  facts: LeaveFacts;
}

/** The application a person wants to act on, or Problem 'notFound' when it is not visible to them. */
export async function loadLeave(ctx: MemberCtx, id: string): Promise<LoadedLeave> {
  return withFacts((await findLeave(ctx.db, ctx.person, id)).leave);
}

/** Writes a new application, which only its submission makes visible to anybody. */
export async function insertLeave(ctx: MemberCtx, values: NewLeave): Promise<LoadedLeave> {
  const { tenantId, projectId, userId } = ctx.person;
  const [row] = await ctx.db
    .insert(leave)
    .values({
      ...values,
      id: ctx.deps.nextId(),
      tenantId,
      projectId,
      createUser: userId,
      status: 'new' satisfies LeaveState,
      createTime: ctx.now,
      updateTime: ctx.now,
    })
    .returning();
  return withFacts(row!);
}
type NewLeave = Pick<LeaveRecord, 'leaveType' | 'startTime' | 'endTime' | 'reason' | 'approverId'>;

/** Two applications of one person wait for each other, so that each sees the days of the other. */
export async function oneAtATime(ctx: MemberCtx): Promise<void> {
  await ctx.db.select({ id: user.id }).from(user).where(eq(user.id, ctx.person.userId)).for('update');
}

function withFacts(row: LeaveRecord): LoadedLeave {
  const { createUser, approverId } = row;
  return { record: { ...row, round: 1 }, facts: { status: row.status as LeaveState, createUser, approverId } };
}
