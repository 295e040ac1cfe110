import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { projectStamp } from '../db/schema.ts';
import { placeOf, type Value } from './shaped.ts';

interface Count {
  stamp: number;
  total: number;
}
const MOST_COUNTS = 2000;
const counts = new WeakMap<Db, Map<string, Count>>();

/**
 * The two columns that carry a list's total: how many there are, counted only when something changed since this process
 * counted them last, and the stamp that it is true under. `kind` is the table whose trigger raises the stamp; the query
 * is executed with `known` and `remember`s what came back. docs/decisions/017
 */
export function countedUnder(db: Db, kind: string, projectId: Value, count: SQL<number>) {
  const read = db
    .select({ stamp: projectStamp.stamp })
    .from(projectStamp)
    .where(and(eq(projectStamp.projectId, projectId), eq(projectStamp.kind, kind)));
  const stamp = sql<number>`coalesce((${read}), 0)`;
  const total = sql<number>`case when ${stamp} = ${placeOf('knownStamp')}::int then ${placeOf('knownTotal')}::int else ${count} end`;
  return { stamp, total };
}

/** What was counted last, as the values of the query's places. `key`: the question with all its values. */
export function known(db: Db, key: string): { knownStamp: number; knownTotal: number } {
  const count = counts.get(db)?.get(key);
  return { knownStamp: count?.stamp ?? -1, knownTotal: count?.total ?? 0 };
}

/** Keeps a total with the stamp that it was read with. Not for a question that `now` is part of: its key never returns. */
export function remember(db: Db, key: string, { stamp, total }: Count): void {
  const mine = counts.get(db) ?? new Map<string, Count>();
  counts.set(db, mine);
  if (mine.size >= MOST_COUNTS) mine.clear();
  mine.set(key, { stamp, total });
}
