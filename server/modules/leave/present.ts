import { say } from '#domain/kernel/words.ts';
import { toWire } from '#domain/kernel/time.ts';
import { type LeaveAction, leaveFlow } from '#domain/leave/flow.ts';
import { LEAVE_CATEGORY, LEAVE_PROCESS } from '#domain/leave/process.ts';
import { leaveDays } from '#domain/leave/rules.ts';
import type { Leave, LeaveRow, StartableProcess } from '#domain/leave/schema.ts';
import { type LeaveState, leaveStateSpecs, type LeaveType } from '#domain/leave/states.ts';
import type { HistoryEntry } from '#domain/ncr/schema.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { findLeave, historyOf, type NamedEntry, type NamedLeave } from './read.ts';

type Reader = Pick<MemberCtx, 'deps' | 'language'>;

const named = (reader: Reader, zh: string, en: string | null) => (reader.language === 'zh' ? zh || en : en || zh) ?? '';

/** An application as lists show it, names in the reader's language. */
export function presentLeave(reader: Reader, row: NamedLeave): LeaveRow {
  const { timeZone } = reader.deps.config;
  const { leave: r } = row;
  const startTime = toWire(r.startTime, timeZone).slice(0, 10);
  const endTime = toWire(r.endTime, timeZone).slice(0, 10);
  return {
    id: r.id,
    version: r.version,
    status: r.status as LeaveState,
    leaveType: r.leaveType as LeaveType,
    startTime,
    endTime,
    days: leaveDays(startTime, endTime),
    reason: r.reason,
    comment: r.comment,
    createUser: r.createUser,
    createUserName: named(reader, row.creatorName, row.creatorNameEn),
    approverId: r.approverId,
    approverName: named(reader, row.approverName, row.approverNameEn),
    createTime: toWire(r.createTime, timeZone),
    updateTime: toWire(r.updateTime, timeZone),
  };
}

/** The same as a task of the process: what clients of the dialect read in its lists. wire.md §4 */
export function presentTask(reader: Reader, row: NamedLeave) {
  const shown = presentLeave(reader, row);
  const state = leaveStateSpecs[shown.status];
  return {
    ...shown,
    taskId: shown.id,
    taskName: say(state.label, reader.language),
    processInstanceId: shown.id,
    businessId: shown.id,
    businessTable: leaveFlow.name,
    ...definition(reader),
    processIsFinished: state.final ? 'finished' : 'unfinished',
    assignee: shown.approverId,
    assigneeName: shown.approverName,
  };
}

function definition(reader: Reader) {
  return {
    processDefinitionId: LEAVE_PROCESS,
    processDefinitionKey: LEAVE_PROCESS,
    processDefinitionName: say(leaveFlow.title, reader.language),
    processDefinitionVersion: 1,
    category: LEAVE_CATEGORY,
  };
}

/** The processes that may be started here. */
export function startable(reader: Reader): (StartableProcess & { version: number })[] {
  const name = say(leaveFlow.title, reader.language);
  return [{ id: LEAVE_PROCESS, key: LEAVE_PROCESS, name, category: LEAVE_CATEGORY, version: 1 }];
}

/** The whole application as its page shows it, or Problem 'notFound' when the person may not see it. */
export async function leaveFor(ctx: MemberCtx, id: string): Promise<Leave> {
  const row = await findLeave(ctx.db, ctx.person, id);
  const entries = await historyOf(ctx.db, id);
  return { ...presentLeave(ctx, row), history: entries.map((entry) => presentEntry(ctx, entry)) };
}

/** What happened, under our names and those of the dialect. wire.md §4 */
export async function historyFor(ctx: MemberCtx, id: string) {
  const { history } = await leaveFor(ctx, id);
  return history.map((entry) => ({
    ...entry,
    historyActivityId: entry.id,
    historyActivityName: say(leaveFlow.actions[entry.action as LeaveAction].label, ctx.language),
    historyActivityType: entry.action === 'submit' ? 'startEvent' : 'userTask',
    assignee: entry.by,
    assigneeName: entry.byName,
    createTime: entry.at,
    endTime: entry.at,
    comment: entry.note,
  }));
}

function presentEntry(reader: Reader, { entry: row, nameEn }: NamedEntry): HistoryEntry {
  return {
    id: row.id,
    at: toWire(row.at, reader.deps.config.timeZone),
    by: row.userId ?? '',
    byName: named(reader, row.userName, nameEn),
    role: row.role as HistoryEntry['role'],
    action: row.action,
    from: row.fromState,
    to: row.toState,
    round: row.round,
    itemId: '',
    note: row.note,
    photos: [],
  };
}
