import { z } from 'zod';
import { idSchema } from '../kernel/id.ts';
import type { Words } from '../kernel/words.ts';
import type { HistoryEntry } from '../ncr/schema.ts';
import { leaveDays, MOST_LEAVE_DAYS } from './rules.ts';
import { type LeaveState, type LeaveType, leaveTypes } from './states.ts';

export const COMMENT_MAX = 500;

const line = z
  .string()
  .trim()
  .max(COMMENT_MAX)
  .refine((text) => !text.includes('\u0000'));

export const leaveWords = {
  order: ['Ends before it begins', '结束日期早于开始日期'],
  long: [`At most ${MOST_LEAVE_DAYS} days at once`, `一次最多 ${MOST_LEAVE_DAYS} 天`],
  day: ['Not a day', '日期不正确'],
  why: ['Say why it is rejected', '请说明驳回原因'],
  verdict: ['Say whether it passes', '请选择通过或驳回'],
} as const satisfies Record<string, Words>;

/** A day; clients of the dialect may say a time along with it. */
const day = z
  .string()
  .regex(/^20\d{2}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?$/)
  .transform((text) => text.slice(0, 10))
  .refine((text) => z.iso.date().safeParse(text).success, { params: { words: leaveWords.day } });

/** What an application says. */
export const startInput = z
  .object({
    leaveType: z.enum(leaveTypes),
    startTime: day,
    endTime: day,
    reason: line.min(1),
    /** Who is asked to decide. */
    approverId: idSchema,
  })
  .superRefine(({ startTime, endTime }, ctx) => {
    const days = leaveDays(startTime, endTime);
    const words = days === 0 ? leaveWords.order : days > MOST_LEAVE_DAYS ? leaveWords.long : null;
    if (words) ctx.addIssue({ code: 'custom', path: ['endTime'], params: { words } });
  });
export type StartInput = z.infer<typeof startInput>;

export const approveInput = z.object({ comment: line.default('') });
export const rejectInput = z.object({ comment: line.min(1) });
export const noInput = z.object({});

const yes = z.enum(['true', 'false', 'ok', 'ng']).transform((text) => text === 'true' || text === 'ok');
const verdict = z.union([z.boolean(), yes]).optional();

/** A decision as clients of the dialect send it: `pass`, or `flag` of older ones, and the version when they know it. */
export const decideInput = z
  .object({
    taskId: idSchema,
    pass: verdict,
    flag: verdict,
    comment: line.default(''),
    version: z.number().int().min(0).optional(),
  })
  .transform(({ pass, flag, ...rest }, ctx) => {
    const passes = pass ?? flag;
    if (passes === undefined) ctx.addIssue({ code: 'custom', path: ['pass'], params: { words: leaveWords.verdict } });
    else if (!passes && rest.comment === '')
      ctx.addIssue({ code: 'custom', path: ['comment'], params: { words: leaveWords.why } });
    return { ...rest, passes: passes === true };
  });

/** An application as lists show it. */
export interface LeaveRow {
  id: string;
  version: number;
  status: LeaveState;
  leaveType: LeaveType;
  /** First and last day. */
  startTime: string;
  endTime: string;
  days: number;
  reason: string;
  comment: string;
  createUser: string;
  createUserName: string;
  approverId: string;
  approverName: string;
  createTime: string;
  updateTime: string;
}

/** An application as its page shows it. */
export interface Leave extends LeaveRow {
  history: HistoryEntry[];
}

/** Somebody who may be asked to decide. */
export interface Approver {
  id: string;
  name: string;
}

/** A process that a person may start. spec §3: its category leads to its screens through the dictionary. */
export interface StartableProcess {
  id: string;
  key: string;
  name: string;
  category: string;
}
