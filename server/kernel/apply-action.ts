import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Actor, type AnyFlow, can, type Reason, type Verdict } from '#domain/kernel/flow.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { say, type Words } from '#domain/kernel/words.ts';
import type { PhotoRef } from '#domain/ncr/schema.ts';
import type { Db } from '../db/open.ts';
import { flowHistory } from '../db/schema.ts';
import type { Deps, Member } from './context.ts';

/** Who a workflow write is done for: a member of the project, or the system at a deadline. */
export type Doer = Member | 'system';

interface FlowTable extends PgTable {
  id: AnyPgColumn;
  version: AnyPgColumn;
}

/** The stored record an action works on: what every flow table has. */
export interface FlowRecord {
  id: string;
  version: number;
  tenantId: string;
  projectId: string;
  round: number;
}

/** One line of history. Without an item it is about the whole record. */
export interface Step {
  action: string;
  itemId?: string;
  from: string;
  to: string;
  note?: string;
  photos?: readonly PhotoRef[];
}

export interface Change<Facts> {
  flow: AnyFlow<Facts>;
  table: FlowTable;
  action: string;
  record: FlowRecord;
  /** What the flow's rules look at. */
  facts: Facts;
  /** The version the person read. */
  version: number;
  /** What changes on the record; version and update time are added. */
  patch: Record<string, unknown>;
  steps: readonly Step[];
}

/** Refuses with the flow's own reason unless the action is possible; answers the acting role. */
export function permit<Facts>(
  { flow, action, record, facts, version }: Omit<Change<Facts>, 'table' | 'patch' | 'steps'>,
  doer: Doer,
): (Verdict & { ok: true })['as'] {
  if (record.version !== version) throw new Problem('stale');
  const verdict = can(flow, action, facts, doer === 'system' ? 'system' : actorOf(doer));
  if (!verdict.ok) throw new Problem('illegalAction', { reason: inWords(verdict.reason) });
  return verdict.as;
}

/**
 * The one way a workflow record changes: permitted or refused, updated only if nobody else did meanwhile, and told in
 * the history with the acting role. Must run inside the request's transaction. A lost race is Problem 'stale' (409).
 */
export async function applyAction<Facts>(
  ctx: { deps: Deps; db: Db; now: Date },
  doer: Doer,
  change: Change<Facts>,
): Promise<void> {
  const { flow, table, record, version, patch, steps } = change;
  const as = permit(change, doer);
  const updated = await ctx.db
    .update(table as PgTable)
    .set({ ...patch, version: sql`${table.version} + 1`, updateTime: ctx.now } as never)
    .where(and(eq(table.id, record.id), eq(table.version, version)))
    .returning({ id: table.id });
  if (updated.length !== 1) throw new Problem('stale');
  await ctx.db.insert(flowHistory).values(
    steps.map((step) => ({
      id: ctx.deps.nextId(),
      tenantId: record.tenantId,
      projectId: record.projectId,
      flow: flow.name,
      recordId: record.id,
      itemId: step.itemId ?? null,
      at: ctx.now,
      userId: doer === 'system' ? null : doer.userId,
      userName: doer === 'system' ? 'system' : doer.realName,
      role: as,
      action: step.action,
      fromState: step.from,
      toState: step.to,
      round: record.round,
      note: step.note ?? '',
      photos: [...(step.photos ?? [])],
    })),
  );
}

/** Refuses an action for a reason that only the service can know, in the same words as the flow's own guards. */
export function refuse(words: Words, params: Reason['params'] = {}): never {
  throw new Problem('illegalAction', { reason: inWords({ words, params }) });
}

function actorOf(member: Member): Actor {
  return { userId: member.userId, kinds: member.kinds, contractorId: member.contractorId };
}

function inWords(reason: Reason): Words {
  return [say(reason.words, 'en', reason.params), say(reason.words, 'zh', reason.params)];
}
