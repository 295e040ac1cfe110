import Skeleton from 'antd/es/skeleton';
import Table, { type TableProps } from 'antd/es/table';
import { memo, useMemo } from 'react';
import type { ReportRow } from '#domain/ncr/schema.ts';
import { pageSizes } from '#kit/page/use-list-state.ts';
import { useSay, useWords } from '#locale/words.ts';
import { usePrefs } from '#stores/prefs.ts';
import { listWords } from './list-words.ts';
import css from './list.module.css';
import type { ReportColumn } from './report-columns.tsx';
import type { ReportListProps } from './report-list.tsx';

type Blank = { id: string };

/** The reports at a desk: sticky header, server paging and sorting, skeleton rows at first, old rows while refetching. */
export const ReportTable = memo(function ReportTable({
  columns,
  rows,
  total,
  refreshing,
  list,
  empty,
}: ReportListProps & { columns: readonly ReportColumn[] }) {
  const t = useWords(listWords);
  const say = useSay();
  const density = usePrefs((prefs) => prefs.density);
  const loading = rows === undefined;
  const blanks = useMemo(() => Array.from({ length: list.size }, (_, at): Blank => ({ id: `${at}` })), [list.size]);
  const shown: TableProps<ReportRow | Blank>['columns'] = columns.map((column) => ({
    key: column.name,
    title: say(column.label),
    align: column.numeric ? 'end' : 'start',
    ...(column.width ? { width: column.width } : {}),
    sorter: column.sortable === true && !loading,
    showSorterTooltip: false,
    sortOrder: list.sort?.field === column.name ? (list.sort.direction === 'asc' ? 'ascend' : 'descend') : null,
    render: (_: unknown, row) =>
      'reportCode' in row ? column.render(row) : <Skeleton.Input active block size="small" />,
  }));
  const onChange: TableProps<ReportRow | Blank>['onChange'] = (pagination, _filters, sorter, { action }) => {
    const one = Array.isArray(sorter) ? sorter[0] : sorter;
    if (action === 'paginate') list.setPage(pagination.current ?? 1, pagination.pageSize ?? list.size);
    else if (action === 'sort')
      list.setSort(
        one?.order ? { field: String(one.columnKey), direction: one.order === 'ascend' ? 'asc' : 'desc' } : null,
      );
  };
  return (
    <Table<ReportRow | Blank>
      rowKey="id"
      size={density}
      sticky
      tableLayout="fixed"
      scroll={{ x: 1148 }}
      aria-busy={loading || refreshing}
      className={refreshing ? (css.refreshing ?? '') : ''}
      rowClassName={(row) => ('overdue' in row && row.overdue ? (css.lateRow ?? '') : '')}
      columns={shown}
      dataSource={loading ? blanks : [...rows]}
      locale={{ emptyText: empty }}
      onChange={onChange}
      pagination={
        loading || total === 0
          ? false
          : {
              current: list.current,
              pageSize: list.size,
              total,
              responsive: false,
              pageSizeOptions: [...pageSizes],
              showSizeChanger: total > pageSizes[0],
              showTotal: (count, [from, to]) => t('total', { from, to, count }),
            }
      }
    />
  );
});
