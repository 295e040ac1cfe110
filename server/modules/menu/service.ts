import { Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import { BUTTON, MENU } from '#domain/resources/menu.ts';
import { audit, type Change } from '../../kernel/audit.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import type { WriteHooks } from '../../kernel/resource-save.ts';
import type { AnyResourceCtx, Row, Values } from '../../kernel/resource-table.ts';
import { invalid, isPath, isSealed, mayStand } from './menu-rules.ts';
import { belowAny, childrenOf, holdersOf, lastPlace, menusOf, menusWhere, parentsAmong, userOfMenus } from './read.ts';
import { placeMenus } from './repo.ts';

const required: Words = ['Required', '必填'];
const badPath: Words = ['A path begins with / or is a web link', '路径须以 / 开头，或为网页链接'];
const badCode: Words = ['Without spaces and commas', '不能包含空格和逗号'];
const keepsKind: Words = ['It still has entries below it', '其下仍有内容'];
const sealedCode: Words = ['Administration itself needs this code', '系统管理自身需要该编号'];

/** The rules of menus and buttons. ASSUMED: 022 */
export const menuHooks: WriteHooks = {
  before: { save: checked, remove: mayRemove },
  after: {
    save: async (ctx, row, previous) =>
      audit(ctx, {
        ...told(previous ? 'menu.edit' : 'menu.add', row),
        before: previous ? await factsOf(ctx, previous) : undefined,
        after: await factsOf(ctx, row),
      }),
  },
};

async function checked(ctx: AnyResourceCtx, sent: Values, row: Row | null): Promise<Values> {
  const values = { ...sent };
  const is = <T>(name: string) => (values[name] ?? row?.[name]) as T;
  const [code, category, parentId] = [is<string>('code'), is<number>('category'), is<string>('parentId')];
  if (!/^[^\s,]+$/.test(code)) throw invalid('code', badCode);
  if (row && isSealed(row as never) && (code !== row['code'] || category !== row['category']))
    throw new Problem('sealed', {}, { code: { words: sealedCode } });
  if (category === MENU) {
    const path = is<string>('path');
    if (path === '') throw invalid('path', required);
    if (!isPath(path)) throw invalid('path', badPath);
  }
  if (row && category === BUTTON && (await parentsAmong(ctx.db, [row.id])).has(row.id))
    throw invalid('category', keepsKind);
  await mayStand(ctx.db, parentId, [{ id: row?.id, category }]);
  // A form that says no place means the last one.
  if (!row && values['sort'] === 0) values['sort'] = (await lastPlace(ctx.db, parentId)) + 1;
  return values;
}

async function mayRemove(ctx: AnyResourceCtx, rows: readonly Row[]): Promise<void> {
  if (rows.some((row) => isSealed(row as never))) throw new Problem('sealed');
  const ids = rows.map((row) => row.id);
  const below = (await menusWhere(ctx.db, [belowAny(ids)])).find((one) => !ids.includes(one.id));
  if (below) throw new Problem('inUse', { by: [below.nameEn || below.name, below.name] });
  const by = await userOfMenus(ctx.db, ids);
  if (by) throw new Problem('inUse', { by });
  const holders = await holdersOf(ctx.db, ids);
  for (const row of rows)
    await audit(ctx, {
      ...told('menu.remove', row),
      before: { ...(await factsOf(ctx, row)), roles: holders.get(row.id) ?? [] },
    });
}

const told = (action: string, row: { id: string; name?: unknown }): Omit<Change, 'before' | 'after'> => ({
  action,
  targetKind: 'menu',
  targetId: row.id,
  targetName: String(row.name),
});

/** What decides about permissions: the code that is asked for, and what it hangs under. */
async function factsOf(ctx: AnyResourceCtx, row: { [field: string]: unknown }) {
  const [parent] = await menusOf(ctx.db, [String(row['parentId'])]);
  return { code: row['code'], category: row['category'], path: row['path'], parent: parent?.code ?? '' };
}

/**
 * Puts rows under a parent in this order, wherever they stood; what else hangs there follows behind them. Moved or
 * sorted as one: all of it or nothing.
 */
export async function sortMenus(ctx: PersonCtx<{ parentId: string; ids: string[] }>): Promise<void> {
  // What every tenant shares is written by the platform's administrator only. docs/decisions/002
  if (!ctx.person.platformAdmin) throw new Problem('forbidden');
  const { parentId, ids } = ctx.input;
  const rows = await menusOf(ctx.db, ids);
  if (rows.length < ids.length) throw new Problem('notFound');
  await mayStand(ctx.db, parentId, rows);
  const rest = (await menusWhere(ctx.db, [childrenOf(parentId)])).filter((row) => !ids.includes(row.id));
  await placeMenus(ctx, parentId, [...ids, ...rest.map((row) => row.id)]);
  for (const row of rows.filter((one) => one.parentId !== parentId))
    await audit(ctx, {
      ...told('menu.move', row),
      before: await factsOf(ctx, row),
      after: await factsOf(ctx, { ...row, parentId }),
    });
}
