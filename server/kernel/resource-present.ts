import { and } from 'drizzle-orm';
import type { Kind } from '#domain/kernel/fields.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { toWire } from '#domain/kernel/time.ts';
import { resourceNamed } from '#domain/resources/all.ts';
import { type AnyResourceCtx, idIn, type Row, tableFor, within } from './resource-table.ts';

/** Read-only columns of a page of rows: asked once for the whole page, then given row by row. */
export type Derive = (ctx: AnyResourceCtx, rows: readonly Row[]) => Promise<(row: Row) => Record<string, unknown>>;

/**
 * Rows as they leave: ids as strings, nothing open as null but '', dates on the wire's clock, and beside each reference
 * `<field>Name`, what the record it points to is called. wire.md §1
 */
export async function present(
  ctx: AnyResourceCtx,
  resource: Resource,
  rows: readonly Row[],
  derive?: Derive,
): Promise<Record<string, unknown>[]> {
  if (rows.length === 0) return [];
  const fields = Object.entries(resource.fields).filter(([, field]) => field.kind !== 'password');
  const named: [name: string, kind: Kind, labels: Map<string, string>][] = [];
  for (const [name, field] of fields)
    if (field.to) named.push([name, field.kind, await labelsOf(ctx, field.to, idsOf(rows, name))]);
  const derived = derive ? await derive(ctx, rows) : () => ({});
  const zone = ctx.deps.config.timeZone;

  return rows.map((row) => {
    const shown: Record<string, unknown> = {
      id: row.id,
      version: row.version,
      createTime: toWire(row.createTime, zone),
      updateTime: toWire(row.updateTime, zone),
    };
    for (const owner of ['tenantId', 'projectId']) if (row[owner] !== undefined) shown[owner] = row[owner];
    for (const [name] of fields) {
      const value = row[name];
      shown[name] = value instanceof Date ? toWire(value, zone) : (value ?? '');
    }
    for (const [name, , labels] of named)
      shown[`${name}Name`] = idsOf([row], name)
        .map((id) => labels.get(id) ?? '')
        .join(', ');
    return { ...shown, ...derived(row) };
  });
}

function idsOf(rows: readonly Row[], name: string): string[] {
  const ids = rows.flatMap((row) => row[name] ?? []) as string[];
  return [...new Set(ids)];
}

/** What the pointed-to records are called; in English by `<label>En` where they have one. */
async function labelsOf(
  ctx: AnyResourceCtx,
  to: { resource: string; label: string },
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const target = resourceNamed(to.resource);
  const { table, at } = tableFor(target);
  const english = `${to.label}En`;
  const other = ctx.language === 'en' && target.fields[english] ? english : to.label;
  const found = await ctx.db
    .select({ id: at('id'), label: at(to.label), other: at(other) })
    .from(table)
    .where(and(within(target, ctx.person), idIn(at('id'), ids)));
  return new Map(found.map((row) => [String(row.id), String(row.other || row.label)]));
}
