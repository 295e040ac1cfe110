import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import { type Page, type PageQuery, pageOf } from '#domain/kernel/page.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Db } from '../db/open.ts';
import type { AnyResourceCtx, Holder, Row, Values } from './resource-table.ts';
import { holderValues, idIn, tableFor, within } from './resource-table.ts';

/** One page of the holder's rows. */
export async function pageRows(
  db: Db,
  resource: Resource,
  holder: Holder,
  asked: { where: readonly SQL[]; order: readonly SQL[]; page: PageQuery },
): Promise<Page<Row>> {
  const { table } = tableFor(resource);
  const where = and(within(resource, holder), ...asked.where);
  const rows = db
    .select()
    .from(table)
    .where(where)
    .orderBy(...asked.order);
  const { size, current } = asked.page;
  if (size === -1) {
    const all = (await rows) as Row[];
    return pageOf(all, all.length, asked.page);
  }
  const records = (await rows.limit(size).offset((current - 1) * size)) as Row[];
  // A first page that is not full has been counted already.
  if (current === 1 && records.length < size) return pageOf(records, records.length, asked.page);
  const [counted] = await db.select({ total: count() }).from(table).where(where);
  return pageOf(records, Number(counted?.total ?? 0), asked.page);
}

interface Found {
  lock?: 'update' | 'key share';
  /** What must hold beside the scope. */
  where?: readonly SQL[];
}

/** The holder's rows of these ids, in id order; with a lock they stay as they are until the transaction ends. */
export async function rowsById(
  db: Db,
  resource: Resource,
  holder: Holder,
  ids: readonly string[],
  { lock, where = [] }: Found = {},
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const { table, at } = tableFor(resource);
  const query = db
    .select()
    .from(table)
    .where(and(within(resource, holder), idIn(at('id'), ids), ...where))
    .orderBy(asc(at('id')));
  return (lock ? await query.for(lock) : await query) as Row[];
}

/** One of the holder's rows; anything else does not exist. */
export async function rowById(db: Db, resource: Resource, holder: Holder, id: string, how: Found = {}): Promise<Row> {
  const [row] = await rowsById(db, resource, holder, [id], how);
  if (!row) throw new Problem('notFound');
  return row;
}

/** A statement takes 65,535 parameters at most. */
const ROWS_PER_INSERT = 500;

/** Writes new rows into the holder's tenant and project. */
export async function insertRows(ctx: AnyResourceCtx, resource: Resource, all: readonly Values[]): Promise<Row[]> {
  const { table } = tableFor(resource);
  const stamps = { version: 0, createTime: ctx.now, updateTime: ctx.now, ...holderValues(resource, ctx.person) };
  const rows = all.map((values) => ({ ...values, id: ctx.deps.nextId(), ...stamps }));
  const written: Row[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    const part = rows.slice(from, from + ROWS_PER_INSERT);
    written.push(
      ...((await ctx.db
        .insert(table)
        .values(part as never)
        .returning()) as unknown as Row[]),
    );
  }
  return written;
}

/** Writes columns of a row that this transaction has locked; its version goes up by one. */
export async function updateRow(ctx: AnyResourceCtx, resource: Resource, row: Row, values: Values): Promise<Row> {
  const { table, at } = tableFor(resource);
  const [updated] = (await ctx.db
    .update(table)
    .set({ ...values, version: row.version + 1, updateTime: ctx.now } as never)
    .where(and(within(resource, ctx.person), eq(at('id'), row.id), eq(at('version'), row.version)))
    .returning()) as unknown as Row[];
  if (!updated) throw new Problem('stale');
  return updated;
}

/** Deletes rows of the holder. What still points at them makes the database refuse. */
export async function deleteRows(ctx: AnyResourceCtx, resource: Resource, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { table, at } = tableFor(resource);
  await ctx.db.delete(table).where(and(within(resource, ctx.person), idIn(at('id'), ids)));
}
