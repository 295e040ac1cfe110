import type { z } from 'zod';
import { Problem } from '#domain/kernel/problems.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { dept as definition } from '#domain/resources/dept.ts';
import { filtersOf } from '../../kernel/filters.ts';
import { type Derive, present } from '../../kernel/resource-present.ts';
import type { listQuery } from '../../kernel/resource-route.ts';
import type { WriteHooks } from '../../kernel/resource-save.ts';
import { type AnyResourceCtx, idIn, type ResourceCtx, type Row, tableFor } from '../../kernel/resource-table.ts';
import { treeOf } from '../../kernel/tree.ts';
import { countHolders, holdersOf, is, orderedRows, parentsAmong, scopesOfDepts } from './read.ts';
import { usedBy } from './used-by-name.ts';

export const dept = definition as unknown as Resource;
const parentId = tableFor(dept).at('parentId');
const idsOf = (rows: readonly Row[]) => rows.map((row) => row.id);

/** What its parent is called, and how many people are in it. wire.md §4 */
export const deptColumns: Derive = async (ctx, rows) => {
  const parents = rows.map((row) => String(row['parentId']));
  const known = await orderedRows(ctx, dept, [idIn(tableFor(dept).at('id'), parents)]);
  const names = new Map(known.map((row) => [row.id, String(row['deptName'])]));
  const people = await countHolders(ctx, 'dept', idsOf(rows));
  return (row) => ({ parentName: names.get(String(row['parentId'])) ?? '', people: people.get(row.id) ?? 0 });
};

/** A department goes only when nobody is in it, nothing hangs below it, and no data scope names it. ASSUMED: 023 */
export const deptHooks: WriteHooks = {
  before: {
    remove: async (ctx, rows) => {
      const ids = idsOf(rows);
      const below = await orderedRows(ctx, dept, [idIn(parentId, ids)]);
      const left = below.filter((row) => !ids.includes(row.id)).map((row) => String(row['deptName']));
      if (left.length > 0)
        throw inUse(
          left.map((name) => [name, name]),
          ['the departments below it:', '下级机构：'],
        );
      const people = await holdersOf(ctx, 'dept', ids);
      if (people.length > 0) throw inUse(people, ['people:', '人员：']);
      const scopes = await scopesOfDepts(ctx.db, ids);
      if (scopes.length > 0) throw inUse(scopes, ['data scopes:', '数据权限：']);
    },
  },
};

/** The refusal of a removal that names who still uses it. */
export function inUse(...said: Parameters<typeof usedBy>): Problem {
  return new Problem('inUse', { by: usedBy(...said) });
}

type Listed = ResourceCtx<z.infer<typeof listQuery>>;

/** Departments as a tree; one whose parent was filtered away stands at the root. wire.md §4 */
export async function deptTree(ctx: Listed): Promise<unknown[]> {
  const rows = await orderedRows(ctx, dept, filtersOf(dept, ctx.input, ctx.deps.config.timeZone), ctx.input);
  return treeOf((await present(ctx, dept, rows, deptColumns)) as { id: string; parentId: string }[]);
}

/** One level of the tree, each row saying whether something hangs below it. wire.md §4 */
export async function deptLevel(ctx: ResourceCtx<{ parentId: string }>): Promise<Record<string, unknown>[]> {
  const rows = await orderedRows(ctx, dept, [
    ...filtersOf(dept, { ...ctx.input, parentId: '' }, ctx.deps.config.timeZone),
    is(parentId, ctx.input.parentId),
  ]);
  const parents = await parentsAmong(ctx, dept, parentId, idsOf(rows));
  const shown = await present(ctx, dept, rows, deptColumns);
  return shown.map((row) => ({ ...row, hasChildren: parents.has(String(row['id'])) }));
}

/** The departments of a tenant for pickers, flat and in order. */
export async function deptChoices(ctx: AnyResourceCtx): Promise<unknown[]> {
  return present(ctx, dept, await orderedRows(ctx, dept));
}

/** Every department as nodes of a picker's tree. wire.md §1 */
export async function deptNodes(ctx: AnyResourceCtx): Promise<unknown[]> {
  return treeOf((await orderedRows(ctx, dept)).map(nodeOf));
}

/** One level of that tree. */
export async function deptNodeLevel(ctx: ResourceCtx<{ parentId: string }>): Promise<unknown[]> {
  const rows = await orderedRows(ctx, dept, [is(parentId, ctx.input.parentId)]);
  const parents = await parentsAmong(ctx, dept, parentId, idsOf(rows));
  return rows.map((row) => ({ ...nodeOf(row), hasChildren: parents.has(row.id) }));
}

function nodeOf(row: Row) {
  return { id: row.id, parentId: String(row['parentId']), title: String(row['deptName']), key: row.id, value: row.id };
}
