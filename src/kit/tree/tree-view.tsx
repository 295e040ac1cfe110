import Input from 'antd/es/input';
import Tree, { type DataNode } from 'antd/es/tree';
import { type ReactNode, useMemo, useState } from 'react';
import { defineWords, useWords } from '#locale/words.ts';
import { EmptyState } from '../page/empty-state.tsx';
import { matching, pathTo } from './tree-node.ts';
import css from './tree.module.css';

const words = defineWords('tree', {
  search: ['Search the tree', '搜索'],
  none: ['Nothing has this name', '没有匹配的内容'],
});

interface Node<N> {
  id: string;
  title: string;
  /** Something hangs below that is not loaded yet. */
  hasChildren?: boolean;
  children?: N[];
}

interface Props<N extends Node<N>> {
  nodes: readonly N[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** At the right of a row: a count, a mark. */
  note?: (node: N) => ReactNode;
  icon?: (node: N) => ReactNode;
  label: string;
  /** Hears which nodes are open, to load what hangs below them. */
  onExpand?: (ids: string[]) => void;
}

/** A searchable tree of records; rows are wide enough for a thumb. */
export function TreeView<N extends Node<N>>({ nodes, selected, onSelect, note, icon, label, onExpand }: Props<N>) {
  const t = useWords(words);
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<readonly string[]>(() => nodes.slice(0, 1).map((node) => node.id));
  const [revealed, setRevealed] = useState<string | null>(null);
  const shown = useMemo(() => matching(nodes, text), [nodes, text]);
  if (selected !== revealed) {
    // What was chosen elsewhere comes into sight once; after that the person opens and closes.
    const above = selected ? pathTo(nodes, selected) : [];
    if (above) {
      setRevealed(selected);
      setOpened([...new Set([...opened, ...above.slice(0, -1).map((node) => node.id)])]);
    }
  }
  const expanded = text.trim() === '' ? opened : allIds(shown);
  const toRows = (list: readonly N[]): DataNode[] =>
    list.map((node) => ({
      key: node.id,
      title: (
        <span className={css.row}>
          {icon?.(node)}
          <span className={css.name}>{node.title}</span>
          {note && <span className={css.note}>{note(node)}</span>}
        </span>
      ),
      isLeaf: !node.children && !node.hasChildren,
      ...(node.children ? { children: toRows(node.children) } : {}),
    }));
  return (
    <div className={css.tree}>
      <Input.Search
        allowClear
        value={text}
        onChange={(change) => setText(change.target.value)}
        placeholder={t('search')}
        aria-label={t('search')}
      />
      {shown.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <Tree
          aria-label={label}
          blockNode
          treeData={toRows(shown)}
          selectedKeys={selected ? [selected] : []}
          expandedKeys={[...expanded]}
          onExpand={(keys) => {
            setOpened(keys.map(String));
            onExpand?.(keys.map(String));
          }}
          onSelect={(_, info) => onSelect(String(info.node.key))}
        />
      )}
    </div>
  );
}

function allIds<N extends Node<N>>(nodes: readonly N[]): string[] {
  return nodes.flatMap((node) => [node.id, ...allIds(node.children ?? [])]);
}
