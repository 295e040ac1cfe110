import { and, eq } from 'drizzle-orm';
import type { Resource } from '#domain/kernel/resource.ts';
import { type AnyResourceCtx, tableFor, within } from '../../kernel/resource-table.ts';

/** Gives every row of a dictionary its heading's new code. */
export async function renameCode(ctx: AnyResourceCtx, source: Resource, from: string, to: string): Promise<void> {
  const { table, at } = tableFor(source);
  await ctx.db
    .update(table)
    .set({ code: to } as never)
    .where(and(within(source, ctx.person), eq(at('code'), from)));
}
