import type { ColumnsType } from 'antd/es/table';
import type { ReactNode } from 'react';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Words } from '#domain/kernel/words.ts';
import { CodeText } from '../page/code-text.tsx';
import type { ListState } from '../page/use-list-state.ts';
import css from './resource.module.css';
import { ResourceCell } from './resource-cell.tsx';
import { isCode, isSortable, listed, type Row, type Shown } from './resource-row.ts';

/** A column of its own: what a definition cannot say. */
export interface ExtraColumn {
  name: string;
  label: Words;
  render: (row: Row) => ReactNode;
}

export type ColumnChoice = readonly (string | ExtraColumn)[];

/** One column of a list, from the definition or from the page. */
export interface ListColumn extends Shown {
  render: (row: Row) => ReactNode;
}

/** The columns of a list: those of the definition, or the chosen names and extras in the order given. */
export function columnsOf(resource: Resource, choice?: ColumnChoice): ListColumn[] {
  const own = listed(resource);
  const column = (shown: Shown): ListColumn => ({
    ...shown,
    render: (row) => <ResourceCell shown={shown} row={row} />,
  });
  if (!choice) return own.map(column);
  return choice.flatMap((one) => {
    if (typeof one !== 'string') return [{ ...one, kind: 'text' as const }];
    return own.filter((shown) => shown.name === one).map(column);
  });
}

const numeric = (column: ListColumn) => column.kind === 'int' || column.kind === 'decimal';

/** antd columns; the first one opens the record. Numbers stand at the right, long texts are cut. look.md */
export function tableColumns(
  columns: readonly ListColumn[],
  say: (words: Words) => string,
  sort: ListState['sort'],
  open?: (row: Row) => void,
): ColumnsType<Row> {
  return columns.map((column, at) => ({
    key: column.name,
    title: say(column.label),
    align: numeric(column) ? 'end' : 'start',
    sorter: isSortable(column),
    showSorterTooltip: false,
    sortOrder: sort?.field === column.name ? (sort.direction === 'asc' ? 'ascend' : 'descend') : null,
    render: (_: unknown, row) =>
      at === 0 && open ? <OpenLink column={column} row={row} open={open} /> : column.render(row),
  }));
}

/** The first cell of a row: a link to the record; a code can be copied beside it. look.md */
export function OpenLink({ column, row, open }: { column: ListColumn; row: Row; open: (row: Row) => void }) {
  const value = String(row[column.name] ?? '');
  const code = isCode(column.name, column.kind);
  const link = (
    <button type="button" className={css.link} onClick={() => open(row)}>
      {code ? value : column.render(row)}
    </button>
  );
  return code ? <CodeText value={value}>{link}</CodeText> : link;
}
