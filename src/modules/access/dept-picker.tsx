import TreeSelect from 'antd/es/tree-select';
import type { TreeNode } from '#kit/tree/tree-node.ts';
import { idList } from '#domain/kernel/id-list.ts';
import { useWords } from '#locale/words.ts';
import { useDeptNodes } from './scope-client.ts';
import { scopeWords } from './scope-words.ts';

interface Props {
  /** A comma list of ids, as the wire has it. wire.md §4 */
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  id?: string;
  disabled?: boolean;
}

/** Chooses departments by their names; each alone, for what lies below is another kind of scope. */
export function DeptPicker({ value, onChange, ...rest }: Props) {
  const t = useWords(scopeWords);
  const { data, isFetching } = useDeptNodes();
  return (
    <TreeSelect<string[], TreeNode>
      {...rest}
      multiple
      allowClear
      treeDefaultExpandAll
      placeholder={t('departments')}
      notFoundContent={t('noDepartments')}
      loading={isFetching}
      treeData={data ?? []}
      fieldNames={{ label: 'title', value: 'id', children: 'children' }}
      showSearch={{ treeNodeFilterProp: 'title' }}
      value={data ? idList(value) : []}
      onChange={(ids: string[]) => onChange?.(ids.join(','))}
      style={{ width: '100%' }}
    />
  );
}
