import { say } from '#domain/kernel/words.ts';
import type { Ctx } from '../../kernel/context.ts';
import { treeOf } from '../../kernel/tree.ts';
import { menusWhere, onlyMenus } from './read.ts';

/** Menus without their buttons as nodes of a tree, for pickers. wire.md §1 */
export async function menuTree(ctx: Ctx) {
  const rows = await menusWhere(ctx.db, [onlyMenus]);
  return treeOf(
    rows.map((row) => ({
      id: row.id,
      parentId: row.parentId,
      title: say([row.nameEn || row.name, row.name], ctx.language),
      key: row.id,
      value: row.id,
    })),
  );
}
