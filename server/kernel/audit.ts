import { logAudit } from '../db/schema.ts';
import type { Ctx, Person } from './context.ts';

/** One change of who may do what. */
export interface Change {
  /** What was done, as `kind.verb`: role.grant, user.roles, user.left, menu.remove, … */
  action: string;
  targetKind: string;
  targetId: string;
  /** What people call it. */
  targetName: string;
  /** What it was, as plain data; undefined: it was not there. */
  before?: unknown;
  /** What it is; undefined: it is gone. */
  after?: unknown;
}

/**
 * Tells a change of permissions in the transaction that makes it: who, what, from what to what, when and from where. A
 * change that changed nothing is not told.
 */
export async function audit(ctx: Ctx & { person: Person }, ...changes: readonly Change[]): Promise<void> {
  const rows = changes
    .map((change) => ({ ...change, before: said(change.before), after: said(change.after) }))
    .filter(({ before, after }) => before !== after);
  if (rows.length === 0) return;
  const { person, now, address } = ctx;
  const userAgent = (ctx.raw.req.header('User-Agent') ?? '').slice(0, 500);
  await ctx.db.insert(logAudit).values(
    rows.map(
      (row) =>
        ({
          ...row,
          id: ctx.deps.nextId(),
          tenantId: person.tenantId,
          createTime: now,
          updateTime: now,
          createBy: person.account,
          remoteIp: address,
          userAgent,
        }) as never,
    ),
  );
}

function said(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}
