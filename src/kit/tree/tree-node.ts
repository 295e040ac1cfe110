/** A node as tree calls answer it; `children` is left out when there are none. wire.md §1 */
export interface TreeNode {
  id: string;
  parentId: string;
  title: string;
  hasChildren?: boolean;
  children?: TreeNode[];
}

/** The node with this id, with the nodes above it from the root down; null when it is not in the tree. */
export function pathTo<N extends { id: string; children?: N[] }>(nodes: readonly N[], id: string): N[] | null {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = node.children ? pathTo(node.children, id) : null;
    if (below) return [node, ...below];
  }
  return null;
}

/** The part of a tree whose nodes, or something below them, hold the text. Parents of hits stay. */
export function matching<N extends { title: string; children?: N[] }>(nodes: readonly N[], text: string): N[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (node.title.toLowerCase().includes(wanted)) return [node];
    const children = node.children ? matching(node.children, wanted) : [];
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The tree of a flat list, from the roots ('0') down; what hangs under nothing that is listed is left out. */
export function treeOf(rows: readonly TreeNode[], parentId = '0'): TreeNode[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => {
      const children = treeOf(rows, row.id);
      return children.length > 0 ? { ...row, children } : row;
    });
}
