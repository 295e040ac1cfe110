/** A node with what hangs under it. wire.md §1: `children` is omitted when there are none. */
export type Node<T> = T & { hasChildren: boolean; children?: Node<T>[] };

/**
 * Flat rows as a tree, in their order. A row whose parent is missing becomes a root. A row that knows of children that
 * are not among the rows says so itself with `hasChildren`. wire.md §1
 */
export function treeOf<T extends { id: string; parentId: string }>(rows: readonly T[]): Node<T>[] {
  const nodes = new Map(rows.map((row) => [row.id, { hasChildren: false, ...row } as Node<T>]));
  const roots: Node<T>[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(node.parentId);
    if (!parent || parent === node) {
      roots.push(node);
      continue;
    }
    parent.hasChildren = true;
    (parent.children ??= []).push(node);
  }
  return roots;
}
