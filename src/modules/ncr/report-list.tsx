import type { UseQueryResult } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import type { Page } from '#domain/kernel/page.ts';
import type { ReportRow } from '#domain/ncr/schema.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import { ReportCards } from './report-cards.tsx';
import type { ReportColumn } from './report-columns.tsx';
import type { ReportFilters } from './use-report-filters.ts';

// A phone shows cards: it need not fetch the table. house.md "What things cost"
const ReportTable = lazy(async () => ({ default: (await import('./report-table.tsx')).ReportTable }));

export interface ReportListProps {
  /** undefined while the first page loads. */
  rows: readonly ReportRow[] | undefined;
  total: number;
  refreshing: boolean;
  list: ReportFilters;
  empty: ReactNode;
}

interface Props {
  query: UseQueryResult<Page<ReportRow>>;
  list: ReportFilters;
  columns: readonly ReportColumn[];
  /** The button that raises a report, for those who may. */
  create: ReactNode;
}

/** The reports in whatever state the list is: loading, broken, empty, nothing found, or there. */
export function ReportList({ query, list, columns, create }: Props) {
  const phone = usePhone();
  const { total = 0, records } = query.data ?? {};
  const beyond = !query.isPlaceholderData && total > 0 && records?.length === 0 && list.current > 1;
  useEffect(() => {
    // An address of a page that is no longer there: go to what is the last page now.
    if (beyond) list.setPage(Math.ceil(total / list.size), list.size);
  }, [beyond, total, list]);
  const empty = useMemo(() => <Nothing list={list} create={create} />, [list, create]);
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const props: ReportListProps = {
    rows: beyond ? undefined : records,
    total,
    refreshing: query.isPlaceholderData,
    list,
    empty,
  };
  if (phone) return <ReportCards {...props} />;
  return (
    <Suspense fallback={<LinesSkeleton rows={10} />}>
      <ReportTable {...props} columns={columns} />
    </Suspense>
  );
}

function Nothing({ list, create }: { list: ReportFilters; create: ReactNode }) {
  const t = useWords(listWords);
  if (list.filtered)
    return <EmptyState title={t('noneFound')} action={<Button onClick={list.clearFilters}>{t('clear')}</Button>} />;
  if (list.view === 'mine') return <EmptyState title={t('noneMine')} text={t('noneMineText')} />;
  if (list.view !== 'all') return <EmptyState title={t('noneFound')} />;
  return <EmptyState title={t('emptyTitle')} text={create ? t('emptyRaise') : t('emptyRead')} action={create} />;
}
