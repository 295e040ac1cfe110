import type { GrantNode } from '#domain/access/grants.ts';
import { type Language } from '#domain/kernel/words.ts';
import { BUTTON } from '#domain/resources/menu.ts';
import { treeOf } from '../../kernel/tree.ts';
import type { GrantMenu, GrantScope } from './read.ts';

/** These menus and buttons, and whatever lies above them. */
export function withAncestors(all: readonly GrantMenu[], ids: Iterable<string>): Set<string> {
  const parents = new Map(all.map((row) => [row.id, row.parentId]));
  const kept = new Set<string>();
  for (const start of ids)
    for (let id: string | undefined = start; id && parents.has(id) && !kept.has(id); id = parents.get(id)) kept.add(id);
  return kept;
}

/** What a menu is called in the reader's language. */
export function titleOf(row: GrantMenu, language: Language): string {
  return (language === 'en' && row.nameEn) || row.name;
}

/** The menus and buttons that may be given, as a tree. */
export function menuTree(menus: readonly GrantMenu[], language: Language): GrantNode[] {
  return treeOf(menus.map((row) => menuNode(row, language)));
}

/** The scopes, each hanging under its menu; menus without any are left out. wire.md §4 */
export function scopeTree(menus: readonly GrantMenu[], scopes: readonly GrantScope[], language: Language): GrantNode[] {
  const shown = withAncestors(
    menus,
    scopes.map((scope) => scope.menuId),
  );
  const leaves = scopes.map((scope) => ({
    id: scope.id,
    parentId: scope.menuId,
    title: scope.scopeName,
    key: scope.id,
    value: scope.id,
    code: scope.resourceCode,
    kind: 'scope' as const,
  }));
  const above = menus.filter((row) => shown.has(row.id)).map((row) => menuNode(row, language));
  return treeOf([...above, ...leaves]);
}

/** The granted ones that have nothing below them in the tree: a checked parent would check all its children. wire.md §4 */
export function leavesOf(menus: readonly GrantMenu[], granted: ReadonlySet<string>): string[] {
  const parents = new Set(menus.map((row) => row.parentId));
  return menus.filter((row) => granted.has(row.id) && !parents.has(row.id)).map((row) => row.id);
}

/** These menus and all that lies below them. */
export function withBelow(all: readonly GrantMenu[], codes: readonly string[]): Set<string> {
  const found = new Set(all.filter((row) => codes.includes(row.code)).map((row) => row.id));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const row of all) if (found.has(row.parentId)) found.add(row.id);
  }
  return found;
}

function menuNode(row: GrantMenu, language: Language) {
  const kind = row.category === BUTTON ? ('button' as const) : ('menu' as const);
  const title = titleOf(row, language);
  return { id: row.id, parentId: row.parentId, title, key: row.id, value: row.id, code: row.code, kind };
}
