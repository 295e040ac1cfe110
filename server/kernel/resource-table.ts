import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import type { Fields, Resource } from '#domain/kernel/resource.ts';
import { fromWire } from '#domain/kernel/time.ts';
import { resourceTables } from '../db/schema.ts';
import type { MemberCtx, PersonCtx } from './context.ts';

/** Whose rows: a person's tenant and, for what belongs to a project, the project that the request names. */
export interface Holder {
  tenantId: string;
  projectId?: string;
}

/** A request on a resource: its person is a member where the resource belongs to a project. */
export type ResourceCtx<I = unknown> = PersonCtx<I> & { person: Holder };
export type AnyResourceCtx = ResourceCtx | MemberCtx;

/** A row as the table holds it: fields by their wire names, dates as Date, open references as null. */
export interface Row {
  id: string;
  version: number;
  createTime: Date;
  updateTime: Date;
  [field: string]: unknown;
}

export type Values = Record<string, unknown>;

export interface TableOf {
  table: AnyPgTable;
  /** The column of a field, or of id, version, createTime, updateTime, tenantId, projectId where there is one. */
  at: (name: string) => AnyPgColumn;
}

/** The table behind a resource. */
export function tableFor(resource: Pick<Resource, 'name'>): TableOf {
  const table = resourceTables[resource.name as keyof typeof resourceTables] as unknown as AnyPgTable;
  const columns = table as unknown as Record<string, AnyPgColumn | undefined>;
  return {
    table,
    at: (name) => {
      const column = columns[name];
      if (!column) throw new Error(`${resource.name} has no column ${name}`);
      return column;
    },
  };
}

/** The columns that say whose a row is, with the holder's values. */
export function holderValues(resource: Pick<Resource, 'name' | 'scope'>, holder: Holder): Record<string, string> {
  if (resource.scope === 'system') return {};
  if (resource.scope === 'tenant') return { tenantId: holder.tenantId };
  if (holder.projectId === undefined) throw new Error(`${resource.name} is read outside a project`);
  return { tenantId: holder.tenantId, projectId: holder.projectId };
}

/** The wall: only rows of the holder's tenant and project. Every read and write of a resource stands behind it. */
export function within(resource: Pick<Resource, 'name' | 'scope'>, holder: Holder): SQL | undefined {
  const { at } = tableFor(resource);
  return and(...Object.entries(holderValues(resource, holder)).map(([name, value]) => eq(at(name), value)));
}

/** `column` is one of `ids`: one parameter however many there are. The ids must be decimal strings. */
export function idIn(column: AnyPgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::bigint[])`;
}

/** Wire values as columns take them: an open reference or date is null, a date an instant, repeated ids once. */
export function columnValues(fields: Fields, values: Values, zone: string): Values {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => fields[name] !== undefined && value !== undefined)
      .map(([name, value]) => {
        const { kind } = fields[name]!;
        if (kind === 'ref') return [name, value === '' ? null : value];
        if (kind === 'date') return [name, fromWire(String(value), zone)];
        if (kind === 'refs' || kind === 'images') return [name, [...new Set(value as string[])]];
        return [name, value];
      }),
  );
}
