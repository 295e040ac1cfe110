import { type AnyPgColumn, doublePrecision, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Field, Kind } from '#domain/kernel/fields.ts';
import type { Fields, Resource, Scope } from '#domain/kernel/resource.ts';
import { id, moment, projectColumn, stamped, tenantColumn } from '../columns.ts';

/** One column per kind, the same everywhere; only references and dates may be empty. */
const columnOf = {
  text: (name: string) => text(name).notNull().default(''),
  area: (name: string) => text(name).notNull().default(''),
  int: (name: string) => integer(name).notNull().default(0),
  decimal: (name: string) => doublePrecision(name).notNull().default(0),
  flag: (name: string) => integer(name).notNull().default(0),
  select: (name: string) => text(name).notNull().default(''),
  dict: (name: string) => text(name).notNull().default(''),
  ref: (name: string) => id(name),
  refs: (name: string) => jsonb(name).$type<string[]>().notNull().default([]),
  tree: (name: string) => id(name).notNull().default('0'),
  date: (name: string) => moment(name),
  images: (name: string) => jsonb(name).$type<string[]>().notNull().default([]),
  password: (name: string) => text(name).notNull().default(''),
} as const satisfies Record<Kind, (name: string) => unknown>;

type ColumnsOf<F extends Fields> = { [K in keyof F]: ReturnType<(typeof columnOf)[F[K]['kind']]> };
type ScopeColumns<S> = (S extends 'system' ? unknown : { tenantId: ReturnType<typeof tenantColumn> }) &
  (S extends 'project' ? { projectId: ReturnType<typeof projectColumn> } : unknown);

/** `roomTypeIds` → `room_type_ids`. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * The table of a resource: scope columns, the kernel's stamps, one column per field, foreign keys for references
 * (so that the database itself refuses to orphan), uniqueness inside the scope, and an index for the list order.
 */
export function tableOf<F extends Fields, S extends Scope>(
  resource: Resource<F, S>,
  referenced: (resource: string) => AnyPgColumn,
) {
  const columns: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(resource.fields) as [string, Field][]) {
    const column = columnOf[field.kind](snake(name));
    if (field.kind === 'ref' && field.to) {
      const target = field.to.resource;
      (column as unknown as { references: (of: () => AnyPgColumn) => unknown }).references(() => referenced(target));
    }
    columns[name] = column;
  }
  const scope = {
    ...(resource.scope === 'system' ? {} : { tenantId: tenantColumn() }),
    ...(resource.scope === 'project' ? { projectId: projectColumn() } : {}),
  };
  const name = snake(resource.name);
  const all = { ...stamped(), ...scope, ...(columns as ColumnsOf<F>) } as ReturnType<typeof stamped> &
    ScopeColumns<S> &
    ColumnsOf<F>;
  return pgTable(name, all as never, (table) => {
    const at = table as unknown as Record<string, AnyPgColumn>;
    const within = [at['tenantId'], at['projectId']].filter((c): c is AnyPgColumn => c !== undefined);
    const groups = [
      ...(resource.uniqueTogether ? [resource.uniqueTogether as readonly string[]] : []),
      ...Object.entries(resource.fields)
        .filter(([, field]) => field.unique)
        .map(([key]) => [key]),
    ];
    const order = resource.order.map(([key]) => at[key]!);
    return [
      ...groups.map((keys) => {
        const on = [...within, ...keys.map((key) => at[key]!)] as [AnyPgColumn, ...AnyPgColumn[]];
        return unique(`${name}_${keys.map(snake).join('_')}_key`).on(...(on as never as [never, ...never[]]));
      }),
      index(`${name}_list_idx`).on(...([...within, ...order] as never as [never, ...never[]])),
    ];
  }) as unknown as ReturnType<typeof pgTable<string, typeof all>>;
}
