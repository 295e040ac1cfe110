import Button from 'antd/es/button';
import Input from 'antd/es/input';
import Tree, { type DataNode } from 'antd/es/tree';
import { useMemo, useState } from 'react';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { useWords } from '#locale/words.ts';
import css from './access.module.css';
import { allOf, type GrantNode, marksOf, permissionsIn, toggled } from './chosen-nodes.ts';
import { grantWords } from './grant-words.ts';

interface Line extends DataNode {
  node: GrantNode;
}

interface Props {
  nodes: readonly GrantNode[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  label: string;
  disabled?: boolean;
}

/** A tree to tick: a search, whole branches at once, and beside each heading how much of it is ticked. */
export function CheckTree({ nodes, chosen, onChange, label, disabled = false }: Props) {
  const t = useWords(grantWords);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const shown = useMemo(() => found(nodes, text), [nodes, text]);
  const { checked, half } = useMemo(() => marksOf(nodes, chosen), [nodes, chosen]);
  const all = useMemo(() => permissionsIn(nodes), [nodes]);
  const searching = text.trim() !== '';
  const expanded = searching ? allOf(shown).map((node) => node.id) : [...opened];
  const shownAll = (on: boolean) =>
    onChange(shown.reduce<ReadonlySet<string>>((before, node) => toggled(nodes, before, node, on), chosen));
  return (
    <div className={css.tree}>
      <Input.Search
        allowClear
        value={text}
        onChange={(change) => setText(change.target.value)}
        placeholder={t('search')}
        aria-label={t('search')}
      />
      <div className={css.treeBar}>
        <span aria-live="polite">
          {t('chosen', { n: all.filter((node) => chosen.has(node.id)).length, all: all.length })}
        </span>
        <span className={css.grow} />
        <Button type="link" size="small" disabled={disabled} onClick={() => shownAll(true)}>
          {t('all')}
        </Button>
        <Button type="link" size="small" disabled={disabled} onClick={() => shownAll(false)}>
          {t('none')}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t('nothing')} />
      ) : (
        <Tree<Line>
          aria-label={label}
          blockNode
          checkable
          checkStrictly
          selectable={false}
          disabled={disabled}
          treeData={linesOf(shown)}
          checkedKeys={{ checked, halfChecked: half }}
          expandedKeys={expanded}
          onExpand={(keys) => setOpened(keys.map(String))}
          onCheck={(_, { node: line, checked: on }) => onChange(toggled(nodes, chosen, line.node, on))}
          titleRender={({ node }) => <LineText node={node} chosen={chosen} />}
        />
      )}
    </div>
  );
}

function LineText({ node, chosen }: { node: GrantNode; chosen: ReadonlySet<string> }) {
  const t = useWords(grantWords);
  const inside = node.children ? permissionsIn(node.children) : [];
  return (
    <span className={css.line}>
      <span className={css.name}>{node.title}</span>
      {node.kind !== 'scope' && <span className={css.code}>{node.code}</span>}
      {inside.length > 0 && (
        <span className={css.note}>
          {t('of', { n: inside.filter((one) => chosen.has(one.id)).length, all: inside.length })}
        </span>
      )}
    </span>
  );
}

function linesOf(nodes: readonly GrantNode[]): Line[] {
  return nodes.map((node) => ({
    key: node.id,
    title: node.title,
    node,
    ...(node.children ? { children: linesOf(node.children) } : {}),
  }));
}

/** The nodes whose name or code holds the text, with those above them. */
function found(nodes: readonly GrantNode[], text: string): GrantNode[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (`${node.title}\n${node.code}`.toLowerCase().includes(wanted)) return [node];
    const children = found(node.children ?? [], text);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
