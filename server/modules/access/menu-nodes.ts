import { type Language, say, type Words } from '#domain/kernel/words.ts';
import { menuActions, menuCategories, menuOpens } from '#domain/resources/menu.ts';
import type { MenuRow } from './read.ts';

/** A menu or button as it travels. wire.md §3, spec §3 */
export type MenuNode = ReturnType<typeof menuNode> & { children?: MenuNode[] };

/** One row without its children; `parent` names it when known. */
export function menuNode(row: MenuRow, language: Language, parent?: MenuRow) {
  const nameOf = (names: Readonly<Record<number, Words>>, code: number) =>
    names[code] ? say(names[code], language) : '';
  return {
    id: row.id,
    parentId: row.parentId,
    code: row.code,
    name: row.name,
    nameEn: row.nameEn,
    alias: row.alias,
    path: row.path,
    source: row.source,
    sort: row.sort,
    category: row.category,
    action: row.action,
    isOpen: row.isOpen,
    remark: row.remark,
    meta: row.meta,
    group: row.group,
    query: row.query,
    isDeleted: 0,
    parentName: parent?.name ?? '',
    categoryName: nameOf(menuCategories, row.category),
    actionName: nameOf(menuActions, row.action),
    isOpenName: nameOf(menuOpens, row.isOpen),
    hasChildren: false,
  };
}

/** The rows that pass, and whatever of `all` lies above them. */
export function withAncestors<R extends MenuRow>(all: readonly R[], passes: (row: R) => boolean): R[] {
  const byId = new Map(all.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const start of all.filter(passes))
    for (let row: R | undefined = start; row && !kept.has(row.id); row = byId.get(row.parentId)) kept.add(row.id);
  return all.filter((row) => kept.has(row.id));
}

/**
 * A tree in the order of the rows. A leaf has no `children` at all: with an empty list old clients would take a button
 * for a folder and lose the permission. A node whose parent is missing becomes a root. wire.md §1, §3
 */
export function treeOf(rows: readonly MenuRow[], language: Language): MenuNode[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const nodes = new Map<string, MenuNode>(rows.map((row) => [row.id, menuNode(row, language, byId.get(row.parentId))]));
  const roots: MenuNode[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(node.parentId);
    if (!parent) {
      roots.push(node);
      continue;
    }
    (parent.children ??= []).push(node);
    parent.hasChildren = true;
  }
  return roots;
}
