import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Words } from '#domain/kernel/words.ts';
import { dataScopeTypes } from '#domain/resources/scopes.ts';
import { type Db, rowsOf } from '../../db/open.ts';
import { dataScope, user } from '../../db/schema.ts';
import { orderOf } from '../../kernel/filters.ts';
import { type AnyResourceCtx, type Row, tableFor, within } from '../../kernel/resource-table.ts';

/** Where a person keeps departments and posts. */
const heldIn = { dept: user.deptIds, post: user.postIds } as const;
export type Held = keyof typeof heldIn;

const listOf = (ids: readonly string[]) => `{${ids.join(',')}}`;

/** Rows of a resource in its own order, narrowed by conditions; for trees, which are read whole or by level. */
export async function orderedRows(
  ctx: AnyResourceCtx,
  resource: Resource,
  where: readonly SQL[] = [],
  query: Readonly<Record<string, unknown>> = {},
): Promise<Row[]> {
  return (await ctx.db
    .select()
    .from(tableFor(resource).table)
    .where(and(within(resource, ctx.person), ...where))
    .orderBy(...orderOf(resource, query))) as Row[];
}

/** Which of these values of a parent column have something below them. */
export async function parentsAmong(
  ctx: AnyResourceCtx,
  resource: Resource,
  parent: AnyPgColumn,
  values: readonly string[],
): Promise<Set<string>> {
  if (values.length === 0) return new Set();
  const rows = await ctx.db
    .selectDistinct({ value: parent })
    .from(tableFor(resource).table)
    .where(and(within(resource, ctx.person), sql`${parent}::text = any(${listOf(values)}::text[])`));
  return new Set(rows.map((row) => String(row.value)));
}

/** What people of the tenant who hold one of these departments or posts are called. */
export async function holdersOf(ctx: AnyResourceCtx, held: Held, ids: readonly string[]): Promise<Words[]> {
  const rows = await ctx.db
    .select({ name: user.name, realName: user.realName })
    .from(user)
    .where(and(eq(user.tenantId, ctx.person.tenantId), sql`jsonb_exists_any(${heldIn[held]}, ${listOf(ids)}::text[])`))
    .orderBy(asc(user.realName), asc(user.id));
  return rows.map(({ name, realName }) => [name || realName, realName || name]);
}

/** How many people hold each of these departments or posts. */
export async function countHolders(
  ctx: AnyResourceCtx,
  held: Held,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const one = sql<string>`held.id`;
  const rows = await ctx.db
    .select({ id: one, people: count() })
    .from(user)
    .innerJoin(sql`jsonb_array_elements_text(${heldIn[held]}) held(id)`, sql`true`)
    .where(and(eq(user.tenantId, ctx.person.tenantId), sql`held.id = any(${listOf(ids)}::text[])`))
    .groupBy(one);
  return new Map(rows.map((row) => [row.id, Number(row.people)]));
}

/** What the data scopes are called that name one of these departments. wire.md §4 */
export async function scopesOfDepts(db: Db, ids: readonly string[]): Promise<Words[]> {
  const rows = await db
    .select({ name: dataScope.scopeName })
    .from(dataScope)
    .where(
      and(
        eq(dataScope.scopeType, dataScopeTypes.custom),
        sql`string_to_array(regexp_replace(${dataScope.scopeValue}, '\\s', '', 'g'), ',') && ${listOf(ids)}::text[]`,
      ),
    )
    .orderBy(asc(dataScope.id));
  return rows.map(({ name }) => [name, name]);
}

/** Tables that hold rows of a tenant, beside those that are named here, with how many rows. */
export async function rowsOfTenant(db: Db, tenantId: string, beside: readonly string[]): Promise<Map<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select c.table_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'tenant_id' order by 1`,
  );
  const found = new Map<string, number>();
  for (const { name } of tables) {
    if (beside.includes(name)) continue;
    const [row] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from ${sql.identifier(name)} where tenant_id = ${tenantId}`,
    );
    if (row && row.n > 0) found.set(name, row.n);
  }
  return found;
}

/** The rows in which a column says this. */
export function is(column: AnyPgColumn, value: unknown): SQL {
  return eq(column, value);
}

/** The rows in which a column says one of these. */
export function oneOf(column: AnyPgColumn, values: readonly unknown[]): SQL {
  return inArray(column, [...values]);
}
