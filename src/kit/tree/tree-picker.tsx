import TreeSelect from 'antd/es/tree-select';
import type { TreeNode } from './tree-node.ts';

interface Props {
  nodes: readonly TreeNode[];
  /** '0' is a root and shows as empty. wire.md §1 */
  value?: string | undefined;
  onChange?: (value: string) => void;
  id?: string;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

/** Chooses a parent in a tree by its name. Works as an antd form control. */
export function TreePicker({ nodes, value, onChange, ...rest }: Props) {
  return (
    <TreeSelect<string, TreeNode>
      {...rest}
      value={value && value !== '0' ? value : undefined}
      onChange={(next) => onChange?.(next ?? '0')}
      treeData={[...nodes]}
      fieldNames={{ label: 'title', value: 'id', children: 'children' }}
      showSearch={{ treeNodeFilterProp: 'title' }}
      allowClear
      style={{ width: '100%' }}
    />
  );
}
