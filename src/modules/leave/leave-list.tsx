import type { UseQueryResult } from '@tanstack/react-query';
import Pagination from 'antd/es/pagination';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { Page } from '#domain/kernel/page.ts';
import type { LeaveRow } from '#domain/leave/schema.ts';
import { leaveStateSpecs } from '#domain/leave/states.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import type { ListState } from '#kit/page/use-list-state.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { StateTag } from '#kit/state/state-tag.tsx';
import type { LeaveView } from './leave-client.ts';
import { LeaveLink, Period } from './leave-parts.tsx';
import css from './leave.module.css';

// A phone shows cards: it need not fetch the table.
const LeaveTable = lazy(async () => ({ default: (await import('./leave-table.tsx')).LeaveTable }));

export interface LeaveListProps {
  rows: readonly LeaveRow[];
  total: number;
  refreshing: boolean;
  view: LeaveView;
  list: ListState;
  empty: ReactNode;
}

interface Props extends Pick<LeaveListProps, 'view' | 'list' | 'empty'> {
  query: UseQueryResult<Page<LeaveRow>>;
}

/** The applications in whatever state the list is: loading, broken, empty, or there. */
export function LeaveList({ query, view, list, empty }: Props) {
  const phone = usePhone();
  const { total = 0, records } = query.data ?? {};
  const beyond = !query.isPlaceholderData && total > 0 && records?.length === 0 && list.current > 1;
  useEffect(() => {
    // An address of a page that is no longer there: go to what is the last page now.
    if (beyond) list.setPage(Math.ceil(total / list.size), list.size);
  }, [beyond, total, list]);
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (records === undefined || beyond) return <LinesSkeleton rows={phone ? 8 : 10} />;
  if (records.length === 0) return empty;
  const props: LeaveListProps = { rows: records, total, refreshing: query.isPlaceholderData, view, list, empty };
  if (phone) return <LeaveCards {...props} />;
  return (
    <Suspense fallback={<LinesSkeleton rows={10} />}>
      <LeaveTable {...props} />
    </Suspense>
  );
}

function LeaveCards({ rows, total, refreshing, view, list }: LeaveListProps) {
  return (
    <>
      <ul className={`${css.cards} ${refreshing ? css.refreshing : ''}`} aria-busy={refreshing}>
        {rows.map((row) => (
          <li key={row.id} className={css.card}>
            <div className={css.cardHead}>
              <LeaveLink row={row} view={view} />
              <StateTag state={leaveStateSpecs[row.status]} />
            </div>
            <p className={css.cardText}>
              <Period row={row} quiet />
            </p>
            <p className={`${css.cardText} ${css.cut}`}>{row.reason}</p>
            <div className={css.cardFoot}>
              <span>{view === 'send' ? row.approverName : row.createUserName}</span>
              <span className={css.quiet}>
                <DateText value={row.createTime} time quiet />
              </span>
            </div>
          </li>
        ))}
      </ul>
      {total > list.size && (
        <div className={css.pager}>
          <Pagination
            simple
            current={list.current}
            pageSize={list.size}
            total={total}
            showSizeChanger={false}
            onChange={(page) => list.setPage(page, list.size)}
          />
        </div>
      )}
    </>
  );
}
