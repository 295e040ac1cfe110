import type { RoleKind } from '../access/roles.ts';
import { defineFlow, type Who } from '../kernel/flow.ts';
import { approveInput, noInput, rejectInput, startInput } from './schema.ts';
import { type LeaveState, leaveStateSpecs } from './states.ts';

/** What the rules look at: a stored row and a travelling application both have it. */
export interface LeaveFacts {
  status: LeaveState;
  createUser: string;
  approverId: string;
}

/** Who may be asked to decide. ASSUMED: 027 */
export const leaveDeciders: readonly RoleKind[] = ['PM', 'ADMIN'];

const applicant: Who<LeaveFacts> = {
  relation: { name: 'creator', holds: (leave, actor) => leave.createUser === actor.userId },
};
/** Nobody decides on the own leave, whoever was written down. */
const approver: Who<LeaveFacts> = {
  roles: leaveDeciders,
  relation: {
    name: 'approver',
    holds: (leave, actor) => leave.approverId === actor.userId && leave.createUser !== actor.userId,
  },
};

/** The small sample of a workflow: asked, and decided by the one who was asked. spec §2 */
export const leaveFlow = defineFlow({
  name: 'leave',
  title: ['Leave', '请假流程'],
  states: leaveStateSpecs,
  stateOf: (leave: LeaveFacts) => leave.status,
  actions: {
    submit: { label: ['Apply', '提交申请'], from: ['new'], who: [applicant], input: startInput },
    approve: { label: ['Approve', '批准'], from: ['pending'], who: [approver], input: approveInput },
    reject: { label: ['Reject', '驳回'], from: ['pending'], who: [approver], input: rejectInput },
    withdraw: { label: ['Withdraw', '撤回'], from: ['pending'], who: [applicant], input: noInput, danger: true },
  },
});

export type LeaveAction = keyof typeof leaveFlow.actions;
