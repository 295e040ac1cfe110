import { and, sql } from 'drizzle-orm';
import { resources } from '#domain/resources/all.ts';
import { level } from '../../db/schema.ts';
import { type AnyResourceCtx, idIn, within } from '../../kernel/resource-table.ts';

/** Sets level codes aside inside the transaction, so that a batch may swap them: codes are unique in a block. */
export async function setCodesAside(ctx: AnyResourceCtx, ids: readonly string[]): Promise<void> {
  await ctx.db
    .update(level)
    .set({ level_code: sql`'~' || ${level.id}` })
    .where(and(within(resources.level, ctx.person), idIn(level.id, ids)));
}
