import Table, { type TableProps } from 'antd/es/table';
import type { LeaveRow } from '#domain/leave/schema.ts';
import { leaveStateSpecs } from '#domain/leave/states.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { pageSizes } from '#kit/page/use-list-state.ts';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useWords } from '#locale/words.ts';
import { usePrefs } from '#stores/prefs.ts';
import type { LeaveListProps } from './leave-list.tsx';
import { LeaveLink, Period } from './leave-parts.tsx';
import css from './leave.module.css';
import { leaveWords } from './leave-words.ts';

/** The applications at a desk: what kind, whose, which days, why, and how it stands. */
export function LeaveTable({ rows, total, refreshing, view, list, empty }: LeaveListProps) {
  const t = useWords(leaveWords);
  const density = usePrefs((prefs) => prefs.density);
  const columns: TableProps<LeaveRow>['columns'] = [
    { key: 'kind', title: t('kind'), width: 160, render: (_, row) => <LeaveLink row={row} view={view} /> },
    view === 'send'
      ? { key: 'who', title: t('approver'), width: 150, dataIndex: 'approverName' }
      : { key: 'who', title: t('applicant'), width: 150, dataIndex: 'createUserName' },
    { key: 'period', title: t('period'), width: 270, render: (_, row) => <Period row={row} quiet /> },
    { key: 'reason', title: t('reason'), render: (_, row) => <span className={css.cut}>{row.reason}</span> },
    {
      key: 'status',
      title: t('status'),
      width: 120,
      render: (_, row) => <StateTag state={leaveStateSpecs[row.status]} />,
    },
    {
      key: 'asked',
      title: t('asked'),
      width: 170,
      render: (_, row) => <DateText value={row.createTime} time quiet />,
    },
  ];
  return (
    <Table<LeaveRow>
      rowKey="id"
      size={density}
      sticky
      tableLayout="fixed"
      scroll={{ x: 1060 }}
      aria-busy={refreshing}
      className={refreshing ? (css.refreshing ?? '') : ''}
      columns={columns}
      dataSource={[...rows]}
      locale={{ emptyText: empty }}
      onChange={({ current = 1, pageSize = list.size }) => list.setPage(current, pageSize)}
      pagination={
        total === 0
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
}
