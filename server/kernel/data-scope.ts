import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Reaches } from '#domain/access/data-reach.ts';
import type { Value } from './shaped.ts';

/** Who asks, with the own ids or with the places that they will take in a prepared query. */
export interface Scoped {
  reaches: Reaches;
  userId: Value;
  tenantId: Value;
}

/**
 * The rows of a resource that the person's data scopes leave, by who made them; undefined: all. It stands beside the
 * resource's own read rules, in reads and where a write looks its record up. A prepared query is another one for each
 * reach: `reachKey` belongs into its name. wire.md §4. ASSUMED: 021
 */
export function scopedTo(person: Scoped, resourceCode: string, columns: { creator: AnyPgColumn }): SQL | undefined {
  const reach = person.reaches.get(resourceCode);
  if (!reach) return undefined;
  const own = eq(columns.creator, person.userId);
  if (reach.deptIds.length === 0) return own;
  const colleagues = sql`${columns.creator} in (select c.id from user_account c where c.tenant_id = ${person.tenantId}
    and jsonb_exists_any(c.dept_ids, ${`{${reach.deptIds.join(',')}}`}::text[]))`;
  return or(own, colleagues);
}

/** Names a person's reach into a resource: part of the name of a prepared query. */
export function reachKey({ reaches }: Pick<Scoped, 'reaches'>, resourceCode: string): string {
  return reaches.get(resourceCode)?.deptIds.join(',') ?? 'all';
}

/** Whether what a person sees of a resource changes with the departments of others. */
export function goesByDepts({ reaches }: Pick<Scoped, 'reaches'>, resourceCode: string): boolean {
  return (reaches.get(resourceCode)?.deptIds.length ?? 0) > 0;
}
