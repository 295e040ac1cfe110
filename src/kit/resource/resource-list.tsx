import type { UseQueryResult } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import type { Page } from '#domain/kernel/page.ts';
import { useWords } from '#locale/words.ts';
import { EmptyState } from '../page/empty-state.tsx';
import { ErrorState } from '../page/error-state.tsx';
import { LinesSkeleton } from '../page/page-skeleton.tsx';
import { isPhone, usePhone } from '../page/use-phone.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ResourceCards } from './resource-cards.tsx';
import type { Row } from './resource-row.ts';
import type { ListProps } from './resource-table.tsx';
import { resourceWords } from './resource-words.ts';

// A phone shows cards: it need not fetch the table. At a desk it is fetched at once. house.md "What things cost"
const loadTable = () => import('./resource-table.tsx');
const ResourceTable = lazy(async () => ({ default: (await loadTable()).ResourceTable }));
if (!isPhone()) void loadTable();

interface Props extends Omit<ListProps, 'rows' | 'total' | 'refreshing' | 'empty' | 'picked' | 'onPick'> {
  query: UseQueryResult<Page<Row>>;
  picked: readonly Row[];
  /** Rows may be selected, for what can be done with several at once. */
  onPick?: ((rows: readonly Row[]) => void) | undefined;
  onRemove?: ((rows: readonly Row[]) => void) | undefined;
  /** More that can be done with the selected rows. */
  bulk?: ReactNode;
  /** The Add button, offered again where there is nothing yet. */
  add: ReactNode;
}

/** The rows of a list in whatever state they are: loading, broken, empty, nothing found, or there. */
export function ResourceList({ query, picked, onPick, onRemove, bulk, add, ...props }: Props) {
  const phone = usePhone();
  const { list } = props;
  const { total = 0, records } = query.data ?? {};
  const beyond = !query.isPlaceholderData && total > 0 && records?.length === 0 && list.current > 1;
  useEffect(() => {
    // The last row of the last page was removed: go to what is the last page now.
    if (beyond) list.setPage(Math.ceil(total / list.size), list.size);
  }, [beyond, total, list]);
  const rows = beyond ? undefined : records;
  const { filtered, clearFilters } = list;
  const empty = useMemo(
    () => <Nothing filtered={filtered} onClear={clearFilters} add={add} />,
    [filtered, clearFilters, add],
  );
  const pickedIds = useMemo(() => picked.map((row) => row.id), [picked]);
  const pick = useCallback(
    (ids: string[]) => {
      const known = [...picked, ...(rows ?? [])];
      onPick?.(ids.flatMap((id) => known.find((row) => row.id === id) ?? []));
    },
    [picked, rows, onPick],
  );
  if (query.isError && !query.data) return <Broken query={query} props={props} />;
  const shown: ListProps = {
    ...props,
    rows,
    total,
    refreshing: query.isPlaceholderData,
    empty,
  };
  if (phone) return <ResourceCards {...shown} />;
  return (
    <Suspense fallback={<LinesSkeleton rows={10} />}>
      <ResourceTable {...shown} picked={pickedIds} onPick={onPick && pick} />
      <BulkBar
        n={picked.length}
        onClear={() => onPick?.([])}
        onRemove={onRemove && (() => onRemove(picked))}
        more={bulk}
      />
    </Suspense>
  );
}

/** A filter from an old address may be what the server refuses: it can be cleared as well as tried again. */
function Broken({ query, props }: { query: Props['query']; props: Pick<Props, 'list'> }) {
  const t = useWords(resourceWords);
  return (
    <>
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      {props.list.filtered && <EmptyState title={t('nothingText')} action={<ClearFilters list={props.list} />} />}
    </>
  );
}

function ClearFilters({ list }: Pick<Props, 'list'>) {
  const t = useWords(resourceWords);
  return <Button onClick={list.clearFilters}>{t('clearFilters')}</Button>;
}

/** Never had rows, or none that fit the filters. look.md */
function Nothing({ filtered, onClear, add }: { filtered: boolean; onClear: () => void; add: ReactNode }) {
  const t = useWords(resourceWords);
  if (filtered)
    return (
      <EmptyState
        title={t('nothing')}
        text={t('nothingText')}
        action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
      />
    );
  return <EmptyState title={t('emptyTitle')} text={add ? t('emptyAdd') : t('emptyRead')} action={add} />;
}
