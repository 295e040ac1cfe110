import type { GrantNode as Granted } from '#domain/access/grants.ts';
import { pathTo } from '#kit/tree/tree-node.ts';

/** What choosing needs to know of a node that permissions are given by; `children` is left out on leaves. wire.md §1 */
export interface GrantNode extends Pick<Granted, 'id' | 'title' | 'code' | 'kind'> {
  children?: GrantNode[];
}

type Chosen = ReadonlySet<string>;

const below = (node: GrantNode): readonly GrantNode[] => node.children ?? [];

/** A page with buttons may be granted without any of them; a heading without its pages means nothing. */
const standsAlone = (node: GrantNode) =>
  node.kind === 'button' || node.kind === 'scope' || !below(node).some((child) => child.kind !== 'button');

/** All nodes of a tree, from the top down. */
export function allOf(nodes: readonly GrantNode[]): GrantNode[] {
  return nodes.flatMap((node) => [node, ...allOf(below(node))]);
}

/** The ids that are in the tree, with everything above them: the server adds that as well. wire.md §4 */
export function withAbove(nodes: readonly GrantNode[], ids: Chosen): Set<string> {
  const found = new Set<string>();
  const visit = (list: readonly GrantNode[]): boolean =>
    list.map((node) => (visit(below(node)) || ids.has(node.id)) && found.add(node.id)).some(Boolean);
  visit(nodes);
  return found;
}

/** Chooses or gives up a node with what is shown below it; what stands above follows. `shown` is a part of `nodes`. */
export function toggled(nodes: readonly GrantNode[], chosen: Chosen, shown: GrantNode, on: boolean): Set<string> {
  const branch = allOf([shown]).map((node) => node.id);
  const above = (pathTo([...nodes], shown.id) ?? []).slice(0, -1);
  if (on) return new Set([...chosen, ...branch, ...above.map((node) => node.id)]);
  const gone = new Set(branch);
  const left = new Set([...chosen].filter((id) => !gone.has(id)));
  // What a search hides below it stays chosen, and so does the node.
  const next = withAbove(nodes, left);
  for (const node of above.toReversed()) {
    if (standsAlone(node) || below(node).some((child) => next.has(child.id))) break;
    next.delete(node.id);
  }
  return next;
}

/** What the check marks show: nodes chosen with all below them, and nodes chosen in part. */
export function marksOf(nodes: readonly GrantNode[], chosen: Chosen): { checked: string[]; half: string[] } {
  const checked: string[] = [];
  const half: string[] = [];
  const visit = (node: GrantNode): boolean => {
    const whole = below(node).map(visit).every(Boolean) && chosen.has(node.id);
    if (whole) checked.push(node.id);
    else if (chosen.has(node.id)) half.push(node.id);
    return whole;
  };
  for (const node of nodes) visit(node);
  return { checked, half };
}

/** What is sent: nodes chosen whole and pages chosen without a button; headings chosen in part are not. wire.md §4 */
export function sentIds(nodes: readonly GrantNode[], chosen: Chosen): string[] {
  const { checked } = marksOf(nodes, chosen);
  const whole = new Set(checked);
  return allOf(nodes)
    .filter((node) => whole.has(node.id) || (chosen.has(node.id) && !below(node).some((child) => chosen.has(child.id))))
    .map((node) => node.id);
}

/** The nodes that are permissions: headings are none. */
export function permissionsIn(nodes: readonly GrantNode[]): GrantNode[] {
  return allOf(nodes).filter(standsAlone);
}

/** What a change gives and takes away. */
export function changeOf(nodes: readonly GrantNode[], before: Chosen, after: Chosen) {
  const permissions = permissionsIn(nodes);
  return {
    added: permissions.filter((node) => after.has(node.id) && !before.has(node.id)),
    removed: permissions.filter((node) => before.has(node.id) && !after.has(node.id)),
  };
}
