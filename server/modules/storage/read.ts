import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { file, oss } from '../../db/schema.ts';
import type { StoragePlace } from '../../kernel/stores.ts';

/** A configuration with what the modules that keep files need of it. */
export type Storage = StoragePlace & { id: string; domainPrefix: string; status: string };

/**
 * Where a tenant's new file goes: the configuration of this code when one was asked for, else the enabled one. null:
 * the server's own disk; undefined: nothing has this code.
 */
export async function storageFor(db: Db, tenantId: string, code = ''): Promise<Storage | null | undefined> {
  const chosen = code === '' ? eq(oss.status, '1') : eq(oss.ossCode, code);
  const [found] = await db
    .select()
    .from(oss)
    .where(and(eq(oss.tenantId, tenantId), chosen));
  return (found as Storage | undefined) ?? (code === '' ? null : undefined);
}

/** How many files lie in these configurations, and how much. */
export async function heldBy(db: Db, ids: readonly string[]): Promise<Map<string, { files: number; bytes: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: file.storageId, files: sql<number>`count(*)`, bytes: sql<number>`coalesce(sum(${file.size}), 0)` })
    .from(file)
    .where(inArray(file.storageId, [...ids]))
    .groupBy(file.storageId);
  return new Map(rows.map(({ id, files, bytes }) => [id!, { files: Number(files), bytes: Number(bytes) }]));
}
