import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import Flex from 'antd/es/flex';
import Table, { type TableProps } from 'antd/es/table';
import { type DragEvent, useState } from 'react';
import { CodeText } from '#kit/page/code-text.tsx';
import { type RowAction, RowActions } from '#kit/resource/row-actions.tsx';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { menu } from '#domain/resources/menu.ts';
import { usePrefs } from '#stores/prefs.ts';
import type { MenuRow } from './menu-client.ts';
import css from './menu.module.css';
import { type Line, mayDrop, type Place } from './menu-lines.ts';
import { MenuName, Opener, useMenuName } from './menu-name.tsx';
import { menuWords } from './menu-words.ts';

export interface MenuListProps {
  lines: readonly Line[];
  /** Found by filters: no tree, each says what it is part of. */
  found: boolean;
  onToggle: (id: string) => void;
  onOpen: (row: MenuRow) => void;
  stepsOf: (line: Line) => RowAction[];
  actionsOf: (row: MenuRow) => RowAction[];
  /** undefined: nothing may be dragged. */
  onDrop?: ((moved: Line, target: Line, place: Place) => void) | undefined;
}

interface Over {
  id: string;
  place: Place;
}

/** The tree at a desk: rows are dragged by their handle beside and into each other, or moved by their arrows. */
export function MenuTable({ lines, found, onToggle, onOpen, stepsOf, actionsOf, onDrop }: MenuListProps) {
  const t = useWords(menuWords);
  const shared = useWords(sharedWords);
  const say = useSay();
  const density = usePrefs((prefs) => prefs.density);
  const nameOf = useMenuName();
  const [dragged, setDragged] = useState<Line | null>(null);
  const [over, setOver] = useState<Over | null>(null);
  const done = () => {
    setDragged(null);
    setOver(null);
  };
  const columns: TableProps<Line>['columns'] = [
    {
      key: 'name',
      width: '34%',
      title: say(menu.fields.name.label),
      render: (_, line) => (
        <span
          className={css.name}
          style={{ paddingInlineStart: `calc(var(--ant-margin-lg) * ${found ? 0 : line.depth})` }}
        >
          {onDrop && (
            <span
              className={css.handle}
              draggable
              aria-hidden
              title={t('drag', { name: nameOf(line.row) })}
              onDragStart={(drag) => {
                drag.dataTransfer.effectAllowed = 'move';
                drag.dataTransfer.setData('text/plain', line.id);
                setDragged(line);
              }}
              onDragEnd={done}
            >
              <HolderOutlined />
            </span>
          )}
          {!found && <Opener row={line.row} open={line.open} onToggle={() => onToggle(line.id)} />}
          <MenuName row={line.row} onOpen={() => onOpen(line.row)} />
        </span>
      ),
    },
    ...(found
      ? [{ key: 'part', title: t('partOf'), render: (_: unknown, line: Line) => line.row.parentName || t('top') }]
      : []),
    { key: 'kind', width: '8%', title: t('kind'), render: (_, line) => line.row.categoryName },
    {
      key: 'code',
      width: '18%',
      title: say(menu.fields.code.label),
      render: (_, line) => <CodeText value={line.row.code} />,
    },
    {
      key: 'path',
      title: say(menu.fields.path.label),
      render: (_, line) => <span className={css.path}>{line.row.path || '–'}</span>,
    },
    {
      key: 'actions',
      width: 220,
      align: 'end',
      title: <span className={css.hidden}>{shared('actions')}</span>,
      render: (_, line) => (
        <Flex justify="end" gap="small">
          {!found && <RowActions actions={stepsOf(line)} name={nameOf(line.row)} />}
          <RowActions actions={actionsOf(line.row)} name={nameOf(line.row)} />
        </Flex>
      ),
    },
  ];
  const hover = (line: Line, drag: DragEvent<HTMLElement>) => {
    if (!dragged) return;
    const place = placeIn(drag);
    if (!mayDrop(lines, dragged, line, place)) return setOver(null);
    drag.preventDefault();
    if (over?.id !== line.id || over.place !== place) setOver({ id: line.id, place });
  };
  const drop = (line: Line, drag: DragEvent<HTMLElement>) => {
    drag.preventDefault();
    const place = placeIn(drag);
    if (dragged && mayDrop(lines, dragged, line, place)) onDrop?.(dragged, line, place);
    done();
  };
  return (
    <Table<Line>
      rowKey="id"
      size={density}
      sticky
      aria-label={t('tree')}
      columns={columns}
      dataSource={[...lines]}
      pagination={false}
      rowClassName={(line) =>
        (dragged?.id === line.id ? css.dragged : over?.id === line.id ? css[over.place] : '') ?? ''
      }
      onRow={(line) => ({
        onDragOver: (drag) => hover(line, drag),
        onDrop: (drag) => drop(line, drag),
      })}
    />
  );
}

/** The upper third of a row is before it, the lower one after it, and between lies what it contains. */
function placeIn(drag: DragEvent<HTMLElement>): Place {
  const { top, height } = drag.currentTarget.getBoundingClientRect();
  const part = (drag.clientY - top) / height;
  return part < 1 / 3 ? 'before' : part > 2 / 3 ? 'after' : 'into';
}
