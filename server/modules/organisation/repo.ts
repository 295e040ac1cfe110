import { eq } from 'drizzle-orm';
import { region } from '../../db/schema.ts';
import type { AnyResourceCtx, Row } from '../../kernel/resource-table.ts';

/** A region that stays as it is until the transaction ends. */
export async function lockedRegion(ctx: AnyResourceCtx, code: string): Promise<Row | undefined> {
  const [row] = await ctx.db.select().from(region).where(eq(region.code, code)).for('key share');
  return row as Row | undefined;
}

/** What lay below a code lies below its new one. */
export async function moveBelow(ctx: AnyResourceCtx, from: string, to: string): Promise<void> {
  await ctx.db.update(region).set({ parentCode: to }).where(eq(region.parentCode, from));
}
