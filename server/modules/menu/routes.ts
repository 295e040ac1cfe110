import { z } from 'zod';
import { idSchema } from '#domain/kernel/id.ts';
import { codeFor, type Resource } from '#domain/kernel/resource.ts';
import { say, type Words } from '#domain/kernel/words.ts';
import { menu, menuActions, menuCategories, menuOpens } from '#domain/resources/menu.ts';
import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { filtersOf } from '../../kernel/filters.ts';
import { type Derive, present } from '../../kernel/resource-present.ts';
import {
  hasId,
  idsOf,
  readPermission,
  resourceRoute,
  submitInput,
  writePermission,
} from '../../kernel/resource-route.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import { addRow, editRow, removeRows } from '../../kernel/resource-save.ts';
import type { AnyResourceCtx, ResourceCtx, Row } from '../../kernel/resource-table.ts';
import { treeOf } from '../../kernel/tree.ts';
import { childrenOf, menusOf, menusWhere, onlyMenus, parentsAmong } from './read.ts';
import { lockMenus } from './repo.ts';
import { menuHooks, sortMenus } from './service.ts';
import { menuTree } from './tree-nodes.ts';

const source = menu as unknown as Resource;
const read = { method: 'get', permission: readPermission(source), from: 'query' } as const;

/** `parentId=` means no particular parent. */
const level = z.looseObject({
  parentId: z.preprocess((v) => (v === '' ? undefined : v), idSchema.optional()),
});
type Level = ResourceCtx<z.infer<typeof level>>;

/** Menus and buttons as administrators keep them. wire.md §4, spec §7 */
export const menuRoutes: AnyEndpoint[] = [
  ...resourceRoutes(source, { except: ['list', 'submit', 'remove'], derive }),
  resourceRoute(source, { ...read, call: 'list', input: z.looseObject({}), run: (ctx) => tree(ctx, false) }),
  resourceRoute(source, { ...read, call: 'menu-list', input: z.looseObject({}), run: (ctx) => tree(ctx, true) }),
  resourceRoute(source, { ...read, call: 'lazy-list', input: level, run: (ctx) => oneLevel(ctx, false) }),
  resourceRoute(source, { ...read, call: 'lazy-menu-list', input: level, run: (ctx) => oneLevel(ctx, true) }),
  resourceRoute(source, {
    ...read,
    call: 'tree',
    // Scopes, roles and top menus are given to menus: their screens show the tree as well. wire.md §8
    permission: {
      code: ['menu', 'datascope', 'apiscope', 'role', 'topmenu'].flatMap((code) => [code, `${code}_view`]),
    },
    input: z.object({}),
    run: menuTree,
  }),
  resourceRoute(source, {
    method: 'post',
    call: 'submit',
    permission: { code: (raw) => codeFor(source, hasId(raw) ? 'edit' : 'add') },
    from: 'body',
    input: submitInput(source),
    write: true,
    run: async (ctx) => {
      await lockMenus(ctx.db);
      const row = await (hasId(ctx.input) ? editRow : addRow)(ctx, source, ctx.input, menuHooks);
      return (await present(ctx, source, [row], derive))[0];
    },
  }),
  resourceRoute(source, {
    method: 'post',
    call: 'remove',
    permission: writePermission(source, 'delete'),
    from: 'query',
    input: z.looseObject({ ids: z.string().optional() }),
    write: true,
    run: async (ctx) => {
      await lockMenus(ctx.db);
      await removeRows(ctx, source, idsOf(ctx.input.ids), menuHooks);
    },
  }),
  resourceRoute(source, {
    method: 'post',
    call: 'sort',
    permission: writePermission(source, 'edit'),
    from: 'body',
    input: z.object({
      parentId: menu.fields.parentId.zod.default('0'),
      ids: z
        .array(idSchema)
        .min(1)
        .max(500)
        .transform((ids) => [...new Set(ids)]),
    }),
    write: true,
    run: async (ctx) => {
      await lockMenus(ctx.db);
      await sortMenus(ctx);
    },
  }),
];

/** What a row is called beside its codes, and what its form does not ask for. wire.md §3 */
async function derive(ctx: AnyResourceCtx, rows: readonly Row[]): ReturnType<Derive> {
  const parents = await menusOf(ctx.db, [...new Set(rows.map((row) => String(row['parentId'])))]);
  const names = new Map(parents.map((row) => [row.id, say([row.nameEn || row.name, row.name], ctx.language)] as const));
  const called = (words: Readonly<Record<number, Words>>, code: unknown) => {
    const found = words[Number(code)];
    return found ? say(found, ctx.language) : '';
  };
  return (row) => ({
    meta: row['meta'],
    group: row['group'],
    query: row['query'],
    isDeleted: 0,
    parentName: names.get(String(row['parentId'])) ?? '',
    categoryName: called(menuCategories, row['category']),
    actionName: called(menuActions, row['action']),
    isOpenName: called(menuOpens, row['isOpen']),
  });
}

type Shown = { id: string; parentId: string };

/** Everything that fits the filters as a tree; a row whose parent was filtered away stands at the root. wire.md §1 */
async function tree(ctx: ResourceCtx<Record<string, unknown>>, menusOnly: boolean): Promise<unknown[]> {
  const rows = await menusWhere(ctx.db, [...filters(ctx), ...(menusOnly ? [onlyMenus] : [])]);
  return treeOf((await present(ctx, source, rows as unknown as Row[], derive)) as Shown[]);
}

/** The children of one row; without a parent the roots, or whatever fits the filters, wherever it stands. */
async function oneLevel(ctx: Level, menusOnly: boolean): Promise<unknown[]> {
  const wanted = filters(ctx);
  const { parentId = wanted.length > 0 ? undefined : '0' } = ctx.input;
  const rows = await menusWhere(ctx.db, [
    ...wanted,
    ...(parentId === undefined ? [] : [childrenOf(parentId)]),
    ...(menusOnly ? [onlyMenus] : []),
  ]);
  const ids = rows.map((row) => row.id);
  const open = await parentsAmong(ctx.db, ids, menusOnly ? onlyMenus : undefined);
  const shown = await present(ctx, source, rows as unknown as Row[], derive);
  return shown.map((row) => ({ ...row, hasChildren: open.has(String(row['id'])) }));
}

function filters(ctx: ResourceCtx<Record<string, unknown>>) {
  return filtersOf(source, { ...ctx.input, parentId: '' }, ctx.deps.config.timeZone);
}
