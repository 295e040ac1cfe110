import { idSchema } from '#domain/kernel/id.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Words } from '#domain/kernel/words.ts';
import { region as definition, REGION_ROOT } from '#domain/resources/region.ts';
import { type Derive, present } from '../../kernel/resource-present.ts';
import { rowById } from '../../kernel/resource-repo.ts';
import { idsOf } from '../../kernel/resource-route.ts';
import { removeRows, type WriteHooks } from '../../kernel/resource-save.ts';
import { type AnyResourceCtx, type ResourceCtx, type Row, tableFor } from '../../kernel/resource-table.ts';
import { inUse } from './dept-service.ts';
import { is, oneOf, orderedRows, parentsAmong } from './read.ts';
import { lockedRegion, moveBelow } from './repo.ts';

export const region = definition as unknown as Resource;
const { at } = tableFor(region);
const code = at('code');
const parentCode = at('parentCode');

const wrongParent: Words = ['There is no such region above it', '上级区划不存在'];
const ownParent: Words = ['It cannot lie below itself', '不能属于自身或其下级'];
const rootCode: Words = ['This code stands for all countries', '该编号代表全部区划'];

const invalid = (field: string, words: Words) => new Problem('invalid', {}, { [field]: { words } });
const codesOf = (rows: readonly Row[]) => rows.map((row) => String(row['code']));

/** What the region above is called, and whether something lies below. */
export const regionColumns: Derive = async (ctx, rows) => {
  const above = await orderedRows(ctx, region, [
    oneOf(
      code,
      rows.map((row) => row['parentCode']),
    ),
  ]);
  const names = new Map(above.map((row) => [row['code'], nameOf(ctx, row)]));
  const parents = await parentsAmong(ctx, region, parentCode, codesOf(rows));
  return (row) => ({
    parentName: names.get(row['parentCode']) ?? '',
    hasChildren: parents.has(String(row['code'])),
  });
};

/** Regions hang together by their codes: a parent must be there, nothing hangs below itself. wire.md §4 */
export const regionHooks: WriteHooks = {
  before: {
    save: async (ctx, values, row) => {
      if (values['code'] === REGION_ROOT) throw invalid('code', rootCode);
      const own = values['code'] ?? row?.['code'];
      const parent = values['parentCode'] === '' ? REGION_ROOT : values['parentCode'];
      if (parent !== undefined && parent !== row?.['parentCode'])
        await requireParent(ctx, String(parent), new Set([String(own), String(row?.['code'] ?? own)]));
      return parent === undefined ? values : { ...values, parentCode: parent };
    },
    remove: async (ctx, rows) => {
      const gone = new Set(codesOf(rows));
      const below = await orderedRows(ctx, region, [oneOf(parentCode, [...gone])]);
      const left = below.filter((row) => !gone.has(String(row['code'])));
      if (left.length > 0)
        throw inUse(
          left.map((row) => [String(row['nameEn'] || row['name']), String(row['name'])]),
          ['the regions below it:', '下级区划：'],
        );
    },
  },
  after: {
    save: async (ctx, row, previous) => {
      if (previous && previous['code'] !== row['code'])
        await moveBelow(ctx, String(previous['code']), String(row['code']));
    },
  },
};

/** Locked as a foreign key would: who removes the parent waits, and then sees what lies below it. */
async function requireParent(ctx: AnyResourceCtx, parent: string, own: ReadonlySet<string>): Promise<void> {
  const seen = new Set<string>();
  for (let above = parent; above !== REGION_ROOT;) {
    if (own.has(above)) throw invalid('parentCode', ownParent);
    const row = seen.has(above) ? undefined : await lockedRegion(ctx, above);
    if (!row) {
      if (above === parent) throw invalid('parentCode', wrongParent);
      return;
    }
    seen.add(above);
    above = String(row['parentCode']);
  }
}

type Level = ResourceCtx<{ parentCode: string }>;

/** The regions directly below one, as they travel. wire.md §4 */
export async function regionLevel(ctx: Level): Promise<unknown[]> {
  return present(ctx, region, await below(ctx), regionColumns);
}

/** The same as nodes of a tree, whose ids are the codes. wire.md §4 */
export async function regionNodes(ctx: Level): Promise<unknown[]> {
  const rows = await below(ctx);
  const parents = await parentsAmong(ctx, region, parentCode, codesOf(rows));
  return rows.map((row) => {
    const own = String(row['code']);
    return {
      id: own,
      parentId: row['parentCode'] === REGION_ROOT ? '0' : row['parentCode'],
      title: nameOf(ctx, row),
      key: own,
      value: own,
      hasChildren: parents.has(own),
    };
  });
}

const below = (ctx: Level) => orderedRows(ctx, region, [is(parentCode, ctx.input.parentCode)]);

/** One region by its code, or by its id. */
export async function regionDetail(ctx: ResourceCtx<{ code?: string | undefined; id?: string | undefined }>) {
  const { code: asked, id } = ctx.input;
  if (!asked && !id) throw new Problem('invalid', {}, { code: { words: ['Required', '必填'] } });
  const row = asked
    ? (await orderedRows(ctx, region, [is(code, asked)]))[0]
    : await rowById(ctx.db, region, ctx.person, id!);
  if (!row) throw new Problem('notFound');
  const [shown] = await present(ctx, region, [row], regionColumns);
  return { ...shown, ancestors: (await codesAbove(ctx, row)).join(',') };
}

/** The codes of what lies above, from the root down. wire.md §4 */
async function codesAbove(ctx: AnyResourceCtx, row: Row): Promise<string[]> {
  const above: string[] = [];
  for (let next = String(row['parentCode']); !above.includes(next);) {
    above.unshift(next);
    const [parent] = next === REGION_ROOT ? [] : await orderedRows(ctx, region, [is(code, next)]);
    if (!parent) break;
    next = String(parent['parentCode']);
  }
  return above;
}

/** Removes one region by its code, as clients of the dialect do, or several by their ids. wire.md §4 */
export async function removeRegions(
  ctx: ResourceCtx<{ id?: string | undefined; ids?: string | undefined }>,
): Promise<void> {
  const { id: asked = '', ids } = ctx.input;
  if (asked === '') return removeRows(ctx, region, idsOf(ids), regionHooks);
  const [row] = await orderedRows(ctx, region, [is(code, asked)]);
  if (!row && !idSchema.safeParse(asked).success) throw new Problem('notFound');
  await removeRows(ctx, region, [row?.id ?? asked], regionHooks);
}

function nameOf(ctx: AnyResourceCtx, row: Row): string {
  return String((ctx.language === 'en' && row['nameEn']) || row['name']);
}
