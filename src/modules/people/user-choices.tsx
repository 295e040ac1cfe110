import Select from 'antd/es/select';
import TreeSelect from 'antd/es/tree-select';
import type { TreeNode } from '#kit/tree/tree-node.ts';
import { useLanguage } from '#locale/words.ts';
import { useDeptTree, usePosts, useProjectChoices, useRoleTree } from './people-client.ts';
import css from './people.module.css';

/** What antd's form hands to a control. */
interface Control {
  value?: string[];
  onChange?: (value: string[]) => void;
  onBlur?: () => void;
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

function TreeChoice({
  nodes,
  loading,
  value = [],
  ...rest
}: Control & { nodes: readonly TreeNode[]; loading: boolean }) {
  return (
    <TreeSelect<string[], TreeNode>
      {...rest}
      multiple
      allowClear
      treeDefaultExpandAll
      className={css.wide ?? ''}
      loading={loading}
      value={value}
      treeData={[...nodes]}
      fieldNames={{ label: 'title', value: 'id', children: 'children' }}
      showSearch={{ treeNodeFilterProp: 'title' }}
    />
  );
}

/** Several roles out of the tenant's tree. */
export function RolesChoice(control: Control) {
  const { data = [], isPending } = useRoleTree();
  return <TreeChoice {...control} nodes={data} loading={isPending} />;
}

/** Several departments out of the tenant's tree. */
export function DeptsChoice(control: Control) {
  const { data = [], isPending } = useDeptTree();
  return <TreeChoice {...control} nodes={data} loading={isPending} />;
}

function ListChoice({ options, ...rest }: Control & { options: { value: string; label: string }[]; loading: boolean }) {
  return (
    <Select
      {...rest}
      mode="multiple"
      allowClear
      className={css.wide ?? ''}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}

/** Several posts. */
export function PostsChoice(control: Control) {
  const { data = [], isPending } = usePosts();
  return (
    <ListChoice
      {...control}
      loading={isPending}
      options={data.map((post) => ({ value: post.id, label: post.postName }))}
    />
  );
}

/** Several projects. */
export function ProjectsChoice(control: Control) {
  const { data = [], isPending } = useProjectChoices();
  const language = useLanguage();
  const name = (one: (typeof data)[number]) => (language === 'en' && one.projectNameEn) || one.projectName;
  return (
    <ListChoice {...control} loading={isPending} options={data.map((one) => ({ value: one.id, label: name(one) }))} />
  );
}
