import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { series } from '../db/schema.ts';

/**
 * The next number of a series of a project, starting at 1. Call it inside the transaction that uses the number: two
 * writers of one series wait for each other, and a transaction that fails gives its number back. domain.md §2.0
 */
export async function nextInSeries(tx: Db, projectId: string, key: string): Promise<number> {
  const [row] = await tx
    .insert(series)
    .values({ projectId, key, last: 1 })
    .onConflictDoUpdate({ target: [series.projectId, series.key], set: { last: sql`${series.last} + 1` } })
    .returning({ last: series.last });
  return row!.last;
}
