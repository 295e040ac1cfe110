import { Placeholder, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../db/open.ts';

/** A value of a query, or the place that it will take. */
export type Value = string | SQLWrapper;

interface Prepared<Rows> {
  execute: (values?: Record<string, unknown>) => Promise<Rows>;
}

const MOST_SHAPES = 500;
const known = new WeakMap<Db, Map<string, Prepared<unknown>>>();

/**
 * A query that differs from call to call only in its values: built once for each `shape` and database, with places
 * (`placeOf`) where the values go. Building a list's SQL costs as much as the database needs to answer it.
 */
export function shaped<Rows>(db: Db, shape: string, build: () => Prepared<Rows>): Prepared<Rows> {
  const shapes = known.get(db) ?? new Map<string, Prepared<unknown>>();
  known.set(db, shapes);
  const found = shapes.get(shape) as Prepared<Rows> | undefined;
  if (found) return found;
  const made = build();
  if (shapes.size >= MOST_SHAPES) shapes.clear();
  shapes.set(shape, made);
  return made;
}

/** The place of a value that is said at execution. */
export function placeOf(name: string): SQLWrapper {
  return new Placeholder(name);
}
