import type { Resource } from '#domain/kernel/resource.ts';
import { TreePicker } from '../tree/tree-picker.tsx';
import { type TreeNode, treeOf } from '../tree/tree-node.ts';
import { nameOf, type Row } from './resource-row.ts';
import { useResourceList } from './use-resource-list.ts';

interface Props {
  resource: Resource;
  name: string;
  row: Row | null;
  value?: string;
  onChange?: (value: string) => void;
  id?: string;
  disabled?: boolean;
}

/** The parent of a record, chosen by name among the others; it can hang neither under itself nor below. */
export function TreeControl({ resource, name, row, ...control }: Props) {
  const answer: unknown = useResourceList(resource, { current: 1, size: -1 }).data;
  const nodes: TreeNode[] = rowsIn(answer)
    .filter((one) => one.id !== row?.id)
    .map((one) => ({ id: one.id, parentId: String(one[name] ?? '0'), title: nameOf(resource, one) }));
  return <TreePicker {...control} nodes={treeOf(nodes)} />;
}

/** Some records are listed as a page, trees as a tree. wire.md §4 */
function rowsIn(answer: unknown): Row[] {
  if (Array.isArray(answer)) return (answer as Row[]).flatMap((row) => [row, ...rowsIn(row['children'])]);
  return (answer as { records?: Row[] } | undefined)?.records ?? [];
}
