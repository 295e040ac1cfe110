import { and, eq, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { addDays } from '#domain/kernel/time.ts';
import { retention, retentionParam } from '#domain/resources/log-retention.ts';
import { logApi, logAudit, logError, logUsual, param as paramTable } from '../../db/schema.ts';
import type { Deps, PersonCtx } from '../../kernel/context.ts';
import { daysOfAll } from './read.ts';

type Tenanted = { tenantId: AnyPgColumn };
const param = paramTable as typeof paramTable & Tenanted;

/** Forgets what each tenant keeps no longer. */
export async function forgetLogs(deps: Deps): Promise<void> {
  for (const { tenantId, days } of await daysOfAll(deps.db)) {
    for (const [log, kept] of [
      [logUsual, days],
      [logApi, days],
      [logError, days],
      [logAudit, Math.max(days, retention.auditMin)],
    ] as const) {
      const whose = (log as typeof log & Tenanted).tenantId;
      await deps.db.delete(log).where(and(eq(whose, tenantId), lt(log.createTime, addDays(deps.now(), -kept))));
    }
  }
}

/** Writes for how many days the person's tenant keeps its logs. */
export async function keepFor(ctx: PersonCtx<{ days: number }>): Promise<void> {
  const paramValue = String(ctx.input.days);
  await ctx.db
    .insert(paramTable)
    .values({
      id: ctx.deps.nextId(),
      tenantId: ctx.person.tenantId,
      createTime: ctx.now,
      updateTime: ctx.now,
      paramName: 'Days that logs are kept 日志保留天数',
      paramKey: retentionParam,
      paramValue,
    } as never)
    .onConflictDoUpdate({
      target: [param.tenantId, param.paramKey],
      set: { paramValue, updateTime: ctx.now, version: sql`${param.version} + 1` },
    });
}
