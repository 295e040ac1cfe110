import type { Words } from '#domain/kernel/words.ts';
import type { LeaveAction } from '#domain/leave/flow.ts';
import { LEAVE_PROCESS, processPaths } from '#domain/leave/process.ts';
import type { Leave } from '#domain/leave/schema.ts';
import { leaveTypeNames } from '#domain/leave/states.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { inBoth, tell } from '../../kernel/inbox.ts';

/** What the other one is told, by what was done. */
const texts: Readonly<Record<LeaveAction, readonly [title: Words, content: Words]>> = {
  submit: [
    ['Leave to decide: {who}', '待审批请假：{who}'],
    ['{type}, {from} to {to} ({days} d): {note}', '{type}，{from} 至 {to}（{days} 天）：{note}'],
  ],
  approve: [
    ['Your leave was approved', '您的请假已批准'],
    ['{type}, {from} to {to}. {note}', '{type}，{from} 至 {to}。{note}'],
  ],
  reject: [
    ['Your leave was rejected', '您的请假被驳回'],
    ['{type}, {from} to {to}: {note}', '{type}，{from} 至 {to}：{note}'],
  ],
  withdraw: [
    ['Leave withdrawn: {who}', '请假已撤回：{who}'],
    ['{type}, {from} to {to}. Nothing is left to decide.', '{type}，{from} 至 {to}，无需再审批。'],
  ],
};

/** A message to the one whose turn it now is, or who waits for the answer. */
export async function tellLeave(ctx: MemberCtx, action: LeaveAction, leave: Leave, note: string): Promise<void> {
  const { tenantId, projectId, realName } = ctx.person;
  const toApprover = action === 'submit' || action === 'withdraw';
  const params = {
    who: realName,
    type: leaveTypeNames[leave.leaveType],
    from: leave.startTime,
    to: leave.endTime,
    days: leave.days,
    note: action === 'submit' ? leave.reason : note,
  };
  const [title, content] = texts[action];
  await tell(ctx, {
    tenantId,
    projectId,
    userIds: [toApprover ? leave.approverId : leave.createUser],
    title: inBoth(title, params),
    content: inBoth(content, params),
    link:
      action === 'submit' ? processPaths.handle(LEAVE_PROCESS, leave.id) : processPaths.detail(LEAVE_PROCESS, leave.id),
  });
}
