import type { Resource } from '#domain/kernel/resource.ts';
import { TreePicker } from '../tree/tree-picker.tsx';
import { type TreeNode, treeOf } from '../tree/tree-node.ts';
import { nameOf, type Row, rowsIn } from './resource-row.ts';
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
  const { data } = useResourceList(resource, { current: 1, size: -1 });
  const nodes: TreeNode[] = rowsIn(data)
    .filter((one) => one.id !== row?.id)
    .map((one) => ({ id: one.id, parentId: String(one[name] ?? '0'), title: nameOf(resource, one) }));
  return <TreePicker {...control} nodes={treeOf(nodes)} />;
}
