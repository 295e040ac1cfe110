import Pagination from 'antd/es/pagination';
import Skeleton from 'antd/es/skeleton';
import type { ReportRow } from '#domain/ncr/schema.ts';
import { reportStateSpecs } from '#domain/ncr/states.ts';
import { Due } from '#kit/date/due.tsx';
import { StateTag } from '#kit/state/state-tag.tsx';
import css from './list.module.css';
import { Passed, ReportLink, TurnText } from './report-columns.tsx';
import type { ReportListProps } from './report-list.tsx';

/** The reports on a phone: code and state on top, what and where, whose turn and due below. look.md */
export function ReportCards({ rows, total, refreshing, list, empty }: ReportListProps) {
  if (rows === undefined)
    return (
      <ul className={css.cards} aria-busy>
        {['a', 'b', 'c', 'd'].map((key) => (
          <li key={key} className={css.card}>
            <Skeleton active title={{ width: '50%' }} paragraph={{ rows: 2 }} />
          </li>
        ))}
      </ul>
    );
  if (rows.length === 0) return empty;
  return (
    <>
      <ul className={`${css.cards} ${refreshing ? css.refreshing : ''}`} aria-busy={refreshing}>
        {rows.map((row) => (
          <ReportCard key={row.id} row={row} />
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

/** One report as a card; the whole of it leads to the record. */
export function ReportCard({ row }: { row: ReportRow }) {
  return (
    <li className={`${css.card} ${row.overdue ? css.lateCard : ''}`}>
      <div className={css.cardHead}>
        <ReportLink row={row} />
        <StateTag state={reportStateSpecs[row.status]} />
      </div>
      <p className={css.cardText}>{row.description}</p>
      {row.reportLocation && <p className={css.cardPlace}>{row.reportLocation}</p>}
      <div className={css.cardFoot}>
        <TurnText row={row} />
        <Due at={row.deadline} done={row.status === 'closed'} quiet />
        <Passed row={row} />
      </div>
    </li>
  );
}
