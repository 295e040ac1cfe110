import { and, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Problem } from '#domain/kernel/problems.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { retentionDays, retentionParam } from '#domain/resources/log-retention.ts';
import type { Db } from '../../db/open.ts';
import { param as paramTable, tenant } from '../../db/schema.ts';
import { contains } from '../../kernel/like.ts';
import { tableFor } from '../../kernel/resource-table.ts';

// The table is built from a resource definition whose type has forgotten its scope.
const param = paramTable as typeof paramTable & { tenantId: AnyPgColumn };

const LONGEST = 200;

/** Every word of the one search box stands somewhere in these columns. */
export function searchIn(resource: Resource, names: readonly string[], text: unknown): SQL | undefined {
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string' || text.length > LONGEST || text.includes('\u0000'))
    throw new Problem('invalid', {}, { search: { words: ['Not in the right form', '格式不正确'] } });
  const { at } = tableFor(resource);
  const words = text.split(/\s+/).filter((word) => word !== '');
  return and(...words.map((word) => or(...names.map((name) => ilike(at(name), contains(word))))));
}

/** For how many days a tenant keeps its logs. */
export async function daysOf(db: Db, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ value: param.paramValue })
    .from(param)
    .where(and(eq(param.tenantId, tenantId), eq(param.paramKey, retentionParam)));
  return retentionDays(row?.value);
}

/** Every tenant with the days it keeps its logs. */
export async function daysOfAll(db: Db): Promise<{ tenantId: string; days: number }[]> {
  const rows = await db
    .select({ tenantId: tenant.tenantId, value: param.paramValue })
    .from(tenant)
    .leftJoin(param, and(eq(param.tenantId, tenant.tenantId), eq(param.paramKey, retentionParam)));
  return rows.map(({ tenantId, value }) => ({ tenantId, days: retentionDays(value ?? undefined) }));
}
