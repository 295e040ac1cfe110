import type { StateSpec } from '../kernel/flow.ts';
import type { Words } from '../kernel/words.ts';

// What lists show stands apart from the schemas: it needs no validation. docs/decisions/008

/** new: only inside the call that submits it. */
export const leaveStates = ['new', 'pending', 'approved', 'rejected', 'withdrawn'] as const;
export type LeaveState = (typeof leaveStates)[number];

/** How the states of an application are named and coloured. */
export const leaveStateSpecs: Record<LeaveState, StateSpec> = {
  new: { label: ['New', '新建'], tone: 'neutral' },
  pending: { label: ['To decide', '待审批'], tone: 'active' },
  approved: { label: ['Approved', '已批准'], tone: 'good', final: true },
  rejected: { label: ['Rejected', '已驳回'], tone: 'bad', final: true },
  withdrawn: { label: ['Withdrawn', '已撤回'], tone: 'void', final: true },
};

/** Kinds of leave. ASSUMED: 027 */
export const leaveTypes = ['annual', 'sick', 'personal', 'compensatory', 'other'] as const;
export type LeaveType = (typeof leaveTypes)[number];

export const leaveTypeNames: Record<LeaveType, Words> = {
  annual: ['Annual leave', '年假'],
  sick: ['Sick leave', '病假'],
  personal: ['Personal leave', '事假'],
  compensatory: ['Time off in lieu', '调休'],
  other: ['Other leave', '其他假'],
};
