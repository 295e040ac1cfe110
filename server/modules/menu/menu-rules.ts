import { Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import { BUTTON, MENU } from '#domain/resources/menu.ts';
import type { Db } from '../../db/open.ts';
import { type MenuRow, menusOf } from './read.ts';

const needsMenu: Words = ['A button stands on a menu', '按钮必须属于某个菜单'];
const onButton: Words = ['Nothing can stand below a button', '按钮下不能再有内容'];
const belowItself: Words = ['A menu cannot stand below itself', '菜单不能位于自身之下'];
const unknownParent: Words = ['The chosen entry does not exist here', '所选内容不存在'];

/** A field of the form is told its own problem. */
export const invalid = (field: string, words: Words) => new Problem('invalid', {}, { [field]: { words } });

/**
 * What administration itself needs: whoever removed or renamed one of these could not be helped by anybody afterwards.
 * ASSUMED: 022
 */
const sealed: ReadonlySet<string> = new Set([
  ...['menu', 'role', 'user', 'param'].flatMap((code) => [
    code,
    ...['add', 'edit', 'delete', 'view'].map((action) => `${code}_${action}`),
  ]),
  'role_grant',
  'user_role',
]);

/** Whether a menu or button is one that nobody may take away. */
export const isSealed = (row: Pick<MenuRow, 'code'>) => sealed.has(row.code);

/** A path inside the product, or a web link. spec §2 */
export const isPath = (path: string) => /^(?:\/(?!\/)[^\s\\]*|https?:\/\/[^\s]+)$/i.test(path);

/** Refuses to hang rows of these categories under a parent that cannot hold them; '0' is the root. */
export async function mayStand(
  db: Db,
  parentId: string,
  rows: readonly { id?: string | undefined; category: number }[],
): Promise<void> {
  if (parentId === '0') {
    if (rows.some((row) => row.category === BUTTON)) throw invalid('parentId', needsMenu);
    return;
  }
  const ids = new Set(rows.map((row) => row.id));
  const seen = new Set<string>();
  for (let id = parentId; id !== '0' && !seen.has(id);) {
    if (ids.has(id)) throw invalid('parentId', belowItself);
    seen.add(id);
    const [above] = await menusOf(db, [id]);
    if (!above && id === parentId) throw invalid('parentId', unknownParent);
    if (above && id === parentId && above.category !== MENU) throw invalid('parentId', onButton);
    id = above?.parentId ?? '0';
  }
}
