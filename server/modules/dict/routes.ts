import { z } from 'zod';
import { idSchema } from '#domain/kernel/id.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { dict, dictBiz } from '#domain/resources/dict.ts';
import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { filtersOf, orderOf } from '../../kernel/filters.ts';
import { present } from '../../kernel/resource-present.ts';
import { pageRows } from '../../kernel/resource-repo.ts';
import { listQuery, readPermission, resourceRoute } from '../../kernel/resource-route.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import type { ResourceCtx, Row } from '../../kernel/resource-table.ts';
import { treeOf } from '../../kernel/tree.ts';
import { childrenOf, dictRows, ofCode } from './read.ts';
import { dictHooks } from './service.ts';

/** System and business dictionaries: the same calls twice. spec §7, wire.md §4 */
export const dictRoutes: AnyEndpoint[] = [dict, dictBiz].flatMap((source) => routesOf(source as unknown as Resource));

function routesOf(source: Resource): AnyEndpoint[] {
  const read = { method: 'get', permission: readPermission(source), from: 'query' } as const;
  return [
    ...resourceRoutes(source, { except: ['list'], ...dictHooks(source) }),
    resourceRoute(source, { ...read, call: 'list', input: listQuery, run: (ctx) => tree(ctx, source) }),
    resourceRoute(source, {
      ...read,
      call: 'parent-list',
      input: listQuery,
      run: (ctx) => pageOfChildren(ctx, source, '0'),
    }),
    resourceRoute(source, {
      ...read,
      call: 'child-list',
      input: listQuery.extend({ parentId: idSchema }),
      run: (ctx) => pageOfChildren(ctx, source, ctx.input.parentId),
    }),
    resourceRoute(source, {
      ...read,
      call: 'tree',
      // wire.md §4: clients ask for tree?code=DICT and mean all dictionaries.
      input: z.object({ code: z.string().max(64).default('DICT') }),
      run: (ctx) => nodes(ctx, source, ctx.input.code),
    }),
    resourceRoute(source, {
      ...read,
      call: 'dictionary',
      input: z.object({ code: z.string().min(1).max(64) }),
      run: (ctx) => entries(ctx, source, ctx.input.code),
    }),
  ];
}

type Listed = ResourceCtx<z.infer<typeof listQuery>>;

/** The whole list as a tree; a row whose parent was filtered away stands at the root. wire.md §1 */
async function tree(ctx: Listed, source: Resource): Promise<unknown[]> {
  const rows = await dictRows(ctx.db, source, ctx.person, filtersOf(source, ctx.input, ctx.deps.config.timeZone));
  return treeOf((await present(ctx, source, rows)) as { id: string; parentId: string }[]);
}

async function pageOfChildren(ctx: Listed, source: Resource, parentId: string): Promise<unknown> {
  const filters = filtersOf(source, { ...ctx.input, parentId: '' }, ctx.deps.config.timeZone);
  const page = await pageRows(ctx.db, source, ctx.person, {
    where: [...filters, childrenOf(source, parentId)],
    order: orderOf(source, ctx.input),
    page: ctx.input,
  });
  return { ...page, records: await present(ctx, source, page.records) };
}

async function nodes(ctx: ResourceCtx, source: Resource, code: string): Promise<unknown[]> {
  const rows = await dictRows(ctx.db, source, ctx.person, code === 'DICT' ? [] : ofCode(source, code));
  const title = (row: Row) => String((ctx.language === 'en' && row['nameEn']) || row['dictValue']);
  return treeOf(
    rows.map((row) => ({
      id: row.id,
      parentId: String(row['parentId']),
      title: title(row),
      key: row.id,
      value: row.id,
    })),
  );
}

/** What pickers and labels need, in the dictionary's order. Sealed entries are told too: old records name them. */
async function entries(ctx: ResourceCtx, source: Resource, code: string): Promise<unknown[]> {
  const rows = await dictRows(ctx.db, source, ctx.person, ofCode(source, code, true));
  return rows.map(({ id, dictKey, dictValue, nameEn, sort, remark, isSealed }) => ({
    id,
    code,
    dictKey,
    dictValue,
    name: dictValue,
    nameEn,
    sort,
    remark,
    isSealed,
  }));
}
