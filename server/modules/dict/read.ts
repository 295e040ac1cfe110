import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
import type { Words } from '#domain/kernel/words.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { resources } from '#domain/resources/all.ts';
import { HEADING_KEY } from '#domain/resources/dict.ts';
import { type AnyResourceCtx, type Holder, type Row, tableFor, within } from '../../kernel/resource-table.ts';
import type { Db } from '../../db/open.ts';
import { report } from '../../db/schema.ts';

/** Rows of a dictionary resource in its order, narrowed by conditions; no paging, dictionaries are small. */
export async function dictRows(db: Db, source: Resource, holder: Holder, where: readonly SQL[] = []): Promise<Row[]> {
  const { table, at } = tableFor(source);
  return (await db
    .select()
    .from(table)
    .where(and(within(source, holder), ...where))
    .orderBy(asc(at('sort')), asc(at('id')))) as Row[];
}

/** Conditions of one dictionary: all its rows, or its entries without the heading. */
export function ofCode(source: Resource, code: string, entriesOnly = false): SQL[] {
  const { at } = tableFor(source);
  const same = eq(at('code'), code);
  return entriesOnly ? [same, ne(at('dictKey'), HEADING_KEY)] : [same];
}

/** Condition of the direct children of a row; '0' for the headings. */
export function childrenOf(source: Resource, parentId: string): SQL {
  return eq(tableFor(source).at('parentId'), parentId);
}

/** Who uses the key of an entry, as people call it; null when nobody does. A key in use cannot go away. */
export async function userOfKey(
  ctx: AnyResourceCtx,
  source: Resource,
  code: string,
  key: string,
): Promise<Words | null> {
  for (const user of Object.values(resources) as unknown as Resource[])
    for (const [name, field] of Object.entries(user.fields)) {
      if (field.dict?.code !== code || field.dict.biz !== (source.name === 'dictBiz')) continue;
      const { table, at } = tableFor(user);
      // A system dictionary serves every tenant, a business dictionary its own.
      const where = [eq(at(name), key), ...tenantOf(ctx, source, user)];
      const [used] = await ctx.db
        .select({ id: at('id') })
        .from(table)
        .where(and(...where))
        .limit(1);
      if (used) return user.title;
    }
  if (source.name !== 'dictBiz' || code !== 'profession') return null;
  const [used] = await ctx.db
    .select({ id: report.id })
    .from(report)
    .where(and(eq(report.tenantId, ctx.person.tenantId), eq(report.professionId, key)))
    .limit(1);
  return used ? ['NCR reports', 'NCR报告'] : null;
}

function tenantOf(ctx: AnyResourceCtx, source: Resource, user: Resource): SQL[] {
  if (source.scope === 'system' || user.scope === 'system') return [];
  return [eq(tableFor(user).at('tenantId'), ctx.person.tenantId)];
}
