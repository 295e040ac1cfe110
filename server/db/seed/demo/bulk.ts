import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../open.ts';

/** Rows per statement: far below PostgreSQL's 65,535 parameters, whatever the table. */
const CHUNK = 500;

/** Inserts many rows of one table in chunks. */
export async function insertAll<T extends PgTable>(
  tx: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK)
    await tx.insert(table).values(rows.slice(from, from + CHUNK) as never);
}
