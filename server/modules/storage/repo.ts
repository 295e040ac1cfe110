import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { oss } from '../../db/schema.ts';
import type { Storage } from './read.ts';

/** One configuration of the tenant; null when it is not theirs. */
export async function findStorage(db: Db, tenantId: string, id: string): Promise<Storage | null> {
  const [found] = await db
    .select()
    .from(oss)
    .where(and(eq(oss.tenantId, tenantId), eq(oss.id, id)));
  return (found as Storage | undefined) ?? null;
}

/**
 * Enables one configuration and disables the others, or all of them for null; answers how they were before. The rows
 * are locked in one order, so that of two who enable at once the later one counts.
 */
export async function enableOnly(db: Db, tenantId: string, id: string | null, now: Date): Promise<Storage[]> {
  const rows = await db.select().from(oss).where(eq(oss.tenantId, tenantId)).orderBy(asc(oss.id)).for('update');
  for (const row of rows) {
    const status = row.id === id ? '1' : '0';
    if (row.status === status) continue;
    await db
      .update(oss)
      .set({ status, version: row.version + 1, updateTime: now } as never)
      .where(eq(oss.id, row.id));
  }
  return rows as unknown as Storage[];
}
