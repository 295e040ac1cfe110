import Skeleton from 'antd/es/skeleton';
import Table, { type TableProps } from 'antd/es/table';
import TableMeasureRowContext from 'antd/es/table/TableMeasureRowContext';
import { memo, useContext, useMemo, type ReactNode } from 'react';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { usePrefs } from '#stores/prefs.ts';
import { type ListState, pageSizes } from '../page/use-list-state.ts';
import css from './resource.module.css';
import { type ListColumn, tableColumns } from './resource-columns.tsx';
import type { Row } from './resource-row.ts';
import { resourceWords } from './resource-words.ts';
import { RowActions, type RowAction } from './row-actions.tsx';

export interface ListProps {
  columns: readonly ListColumn[];
  /** undefined while the first page loads: skeleton rows. */
  rows: readonly Row[] | undefined;
  total: number;
  refreshing: boolean;
  list: ListState;
  open?: ((row: Row) => void) | undefined;
  nameOf: (row: Row) => string;
  actionsOf: (row: Row) => RowAction[];
  picked?: readonly string[];
  onPick?: ((ids: string[]) => void) | undefined;
  /** The chosen parent in a parent and child screen. */
  current?: string | undefined;
  empty: ReactNode;
}

/** A server-paged table at a desk: sticky header, sortable, old rows stay while the next ones load. look.md */
export const ResourceTable = memo(function ResourceTable(props: ListProps) {
  const { columns, rows, total, refreshing, list, open, nameOf, actionsOf, picked, onPick, current, empty } = props;
  const say = useSay();
  const t = useWords(resourceWords);
  const shared = useWords(sharedWords);
  const density = usePrefs((prefs) => prefs.density);
  const loading = rows === undefined;
  const blanks = useMemo(
    () => Array.from({ length: list.size }, (_, at): Row => ({ id: `${at}`, version: 0 })),
    [list.size],
  );
  const shown = tableColumns(columns, say, list.sort, open);
  const withActions: typeof shown = [
    ...shown,
    {
      key: 'actions',
      align: 'end',
      fixed: 'end',
      width: 96,
      title: <span className={css.hidden}>{shared('actions')}</span>,
      render: (_, row) => <RowActions actions={actionsOf(row)} name={nameOf(row)} />,
    },
  ];
  const onChange: TableProps<Row>['onChange'] = (pagination, _filters, sorter, { action }) => {
    const one = Array.isArray(sorter) ? sorter[0] : sorter;
    if (action === 'paginate') list.setPage(pagination.current ?? 1, pagination.pageSize ?? list.size);
    else if (action === 'sort')
      list.setSort(
        one?.order ? { field: String(one.columnKey), direction: one.order === 'ascend' ? 'asc' : 'desc' } : null,
      );
  };
  return (
    <Table<Row>
      rowKey="id"
      size={density}
      sticky
      aria-busy={loading || refreshing}
      className={refreshing ? (css.refreshing ?? '') : ''}
      columns={
        loading
          ? withActions.map((column) => ({
              ...column,
              sorter: false,
              render: () => <Skeleton.Input active block size="small" />,
            }))
          : withActions
      }
      dataSource={loading ? blanks : [...rows]}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: empty }}
      onChange={onChange}
      onRow={(row) => (row.id === current ? { 'aria-current': true, className: 'ant-table-row-selected' } : {})}
      {...(onPick && !loading
        ? {
            rowSelection: {
              selectedRowKeys: [...(picked ?? [])],
              preserveSelectedRowKeys: true,
              onChange: (keys) => onPick(keys.map(String)),
              getCheckboxProps: (row) => ({ 'aria-label': nameOf(row) }),
              getTitleCheckboxProps: () => ({ 'aria-label': t('pickAll') }),
              columnTitle: inHeaderOnly,
            },
          }
        : {})}
      pagination={
        loading || total === 0
          ? false
          : {
              current: list.current,
              pageSize: list.size,
              total,
              // What it looks like on a phone: rows are cards there.
              responsive: false,
              pageSizeOptions: [...pageSizes],
              showSizeChanger: total > pageSizes[0],
              hideOnSinglePage: total <= pageSizes[0],
              showTotal: (count) => t('count', { count }),
            }
      }
    />
  );
});

/** antd repeats the header in a hidden row that measures widths: a checkbox there could be tabbed to and not be seen. */
function InHeaderOnly({ children }: { children: ReactNode }) {
  return useContext(TableMeasureRowContext) ? null : children;
}

function inHeaderOnly(checkbox: ReactNode) {
  return <InHeaderOnly>{checkbox}</InHeaderOnly>;
}
