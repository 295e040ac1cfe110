import type { TreeNode } from '#kit/tree/tree-node.ts';

/** The tree without a node and what hangs below it: what that node may stand under. */
export function withoutBelow(nodes: readonly TreeNode[], id: string | undefined): TreeNode[] {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) => (node.children ? { ...node, children: withoutBelow(node.children, id) } : node));
}

/** The nodes that nothing hangs under. */
export function leavesOf(nodes: readonly TreeNode[]): ReadonlySet<string> {
  return new Set(nodes.flatMap((node) => (node.children ? [...leavesOf(node.children)] : [node.id])));
}

/** The chosen leaves and every heading all of whose leaves are chosen. */
export function withFull(nodes: readonly TreeNode[], chosen: ReadonlySet<string>): string[] {
  return nodes.flatMap((node) => {
    const below = node.children ? withFull(node.children, chosen) : [];
    const full = [...leavesOf([node])].every((id) => chosen.has(id));
    return full ? [node.id, ...below] : below;
  });
}
