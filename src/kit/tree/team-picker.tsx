import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import TreeSelect from 'antd/es/tree-select';
import { useMemo } from 'react';
import { type TeamNode, useTeams } from '#api/team-client.ts';
import type { Words } from '#domain/kernel/words.ts';
import { defineWords, useSay, useWords } from '#locale/words.ts';
import css from './tree.module.css';

const words = defineWords('team', {
  nobody: ['Nobody of this name works on the project', '本项目没有此人员'],
  empty: ['Nobody is on the project yet', '本项目还没有人员'],
  gone: ['No longer on the project', '已不在本项目'],
});

/** Kinds of participating units. spec §3 */
const kinds: Readonly<Record<string, Words>> = {
  owner: ['Owner', '业主'],
  design: ['Design', '设计'],
  subcontract: ['Sub-contractor', '分包'],
  supervisor: ['Supervisor', '监理'],
  cost: ['Cost consultant', '造价'],
  others: ['Others', '其他'],
};

interface Props {
  /** Ids of the chosen people; one at most unless `multiple`. */
  value?: readonly string[];
  onChange?: (ids: string[]) => void;
  multiple?: boolean;
  /** What people are called who were chosen and have left since, by their ids. */
  known?: Readonly<Record<string, string>>;
  id?: string;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

interface Choice {
  value: string;
  title: React.ReactNode;
  label: string;
  /** What a search looks at: name, roles, unit. */
  search: string;
  selectable?: boolean;
  disabled?: boolean;
  children?: Choice[];
}

/**
 * Chooses people of the project by their participating units, searched by name, role or unit; with `multiple` a unit
 * stands for all of its people. Works as an antd form control.
 */
export function TeamPicker({ value = none, onChange, multiple = false, known, ...rest }: Props) {
  const t = useWords(words);
  const say = useSay();
  const { data, isPending } = useTeams();
  const choices = useMemo(() => {
    const units = (data ?? []).map((unit) =>
      unitChoice(unit, multiple, kinds[unit.note] ? say(kinds[unit.note]!) : ''),
    );
    const here = new Set((data ?? []).flatMap((unit) => (unit.children ?? []).map((person) => person.id)));
    const gone = value.filter((id) => !here.has(id));
    if (gone.length === 0 || !data) return units;
    const people = gone.map((id) => leaf(id, known?.[id] ?? '…', '', ''));
    return [...units, { ...leaf('gone', t('gone'), '', ''), disabled: true, children: people }];
  }, [data, multiple, value, known, say, t]);
  return (
    <TreeSelect<string[] | string | undefined, Choice>
      {...rest}
      className={css.picker ?? ''}
      treeData={choices}
      value={multiple ? [...value] : value[0]}
      onChange={(next) => onChange?.(next === undefined ? [] : Array.isArray(next) ? next : [next])}
      treeCheckable={multiple}
      showCheckedStrategy={TreeSelect.SHOW_CHILD}
      maxTagCount="responsive"
      treeNodeLabelProp="label"
      showSearch={{ treeNodeFilterProp: 'search' }}
      treeIcon
      allowClear
      loading={isPending}
      notFoundContent={data?.length === 0 ? t('empty') : t('nobody')}
    />
  );
}

const none: readonly string[] = [];

function unitChoice(unit: TeamNode, multiple: boolean, kind: string): Choice {
  const people = unit.children ?? [];
  return {
    ...leaf(unit.id, unit.title, kind, ''),
    title: row(<TeamOutlined aria-hidden />, unit.title, kind),
    selectable: multiple,
    disabled: people.length === 0,
    children: people.map((person) => leaf(person.id, person.title, person.note, unit.title)),
  };
}

function leaf(id: string, name: string, note: string, above: string): Choice {
  const title = row(<UserOutlined aria-hidden />, name, note);
  return { value: id, title, label: name, search: `${name} ${note} ${above}` };
}

function row(icon: React.ReactNode, name: string, note: string): React.ReactNode {
  return (
    <span className={css.row}>
      {icon}
      <span className={css.name}>{name}</span>
      {note && <span className={css.note}>{note}</span>}
    </span>
  );
}
