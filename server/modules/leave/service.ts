import type { z } from 'zod';
import { Problem } from '#domain/kernel/problems.ts';
import { fromWire, toWire } from '#domain/kernel/time.ts';
import { type LeaveAction, leaveFlow } from '#domain/leave/flow.ts';
import type { Approver, decideInput, Leave, StartInput } from '#domain/leave/schema.ts';
import type { LeaveState } from '#domain/leave/states.ts';
import { leave } from '../../db/schema.ts';
import { applyAction } from '../../kernel/apply-action.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { leaveFor } from './present.ts';
import { approversFor, overlapping } from './read.ts';
import { insertLeave, loadLeave, type LoadedLeave, oneAtATime } from './repo.ts';
import { tellLeave } from './tell-service.ts';

/** Whom the person may ask, by name in the reader's language. */
export async function approvers(ctx: MemberCtx): Promise<Approver[]> {
  const rows = await approversFor(ctx.db, ctx.person);
  return rows.map(({ id, realName, nameEn }) => ({ id, name: ctx.language === 'zh' ? realName : nameEn || realName }));
}

/** Asks for leave: refused when nobody such may be asked, or when the days are taken by an own leave. */
export async function startLeave(ctx: MemberCtx<StartInput>): Promise<Leave> {
  const { leaveType, reason, approverId } = ctx.input;
  if (!(await approversFor(ctx.db, ctx.person)).some((one) => one.id === approverId))
    throw new Problem(
      'unknownRef',
      { label: ['Approver', '审批人'] },
      { approverId: { words: ['Not somebody who decides on leave here', '不是本项目的请假审批人'] } },
    );
  const { timeZone } = ctx.deps.config;
  const startTime = dayIn(ctx.input.startTime, timeZone);
  const endTime = dayIn(ctx.input.endTime, timeZone);
  await oneAtATime(ctx);
  const taken = await overlapping(ctx.db, ctx.person.userId, startTime, endTime);
  if (taken) {
    const [from, to] = [taken.startTime, taken.endTime].map((at) => toWire(at, timeZone).slice(0, 10)) as [
      string,
      string,
    ];
    const words = ['You have leave from {from} to {to} already', '您在 {from} 至 {to} 已有请假'] as const;
    throw new Problem('invalid', {}, { startTime: { words, params: { from, to } } });
  }
  const made = await insertLeave(ctx, { leaveType, reason, approverId, startTime, endTime });
  return act(ctx, made, 'submit', made.record.version, 'pending');
}

/** The decision of the one who was asked. A client that knows no version is protected by the state alone: it is decided once. */
export async function completeTask(ctx: MemberCtx<z.output<typeof decideInput>>): Promise<Leave> {
  const { taskId, passes, comment, version } = ctx.input;
  const found = await loadLeave(ctx, taskId);
  const [action, to] = passes ? (['approve', 'approved'] as const) : (['reject', 'rejected'] as const);
  return act(ctx, found, action, version ?? found.record.version, to, comment, { comment });
}

/** The applicant thinks better of it. */
export async function withdraw(ctx: MemberCtx<{ id: string; version: number }>): Promise<Leave> {
  return act(ctx, await loadLeave(ctx, ctx.input.id), 'withdraw', ctx.input.version, 'withdrawn');
}

async function act(
  ctx: MemberCtx,
  { record, facts }: LoadedLeave,
  action: LeaveAction,
  version: number,
  to: LeaveState,
  note = '',
  patch: Record<string, unknown> = {},
): Promise<Leave> {
  await applyAction(ctx, ctx.person, {
    flow: leaveFlow,
    table: leave,
    action,
    record,
    facts,
    version,
    patch: { ...patch, status: to },
    steps: [{ action, from: facts.status, to, note }],
  });
  const after = await leaveFor(ctx, record.id);
  await tellLeave(ctx, action, after, note);
  return after;
}

function dayIn(day: string, zone: string): Date {
  const at = fromWire(day, zone);
  if (!at) throw new Problem('invalid');
  return at;
}
