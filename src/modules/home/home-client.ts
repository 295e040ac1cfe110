import { useQuery } from '@tanstack/react-query';
import { get } from '#api/http.ts';
import type { Page } from '#domain/kernel/page.ts';
import type { ReportRow } from '#domain/ncr/schema.ts';
import type { ReportState } from '#domain/ncr/states.ts';
import { useLanguage } from '#locale/words.ts';

/** What the tiles show. */
export interface Counts {
  total: number;
  byStatus: Record<ReportState, number>;
  overdue: number;
  dueSoon: number;
  mine: number;
  onTimeRate: number | null;
}

/** So many of the reports that wait for a person stand on the home page. */
const NEXT = { mine: '1', sort: 'deadline', order: 'asc', current: 1, size: 8 };

/** Counts of the NCR reports that the person may see. Below the lists' key, so that an action refreshes them too. */
export function useCounts(enabled: boolean) {
  return useQuery({
    queryKey: ['ncr', 'list', 'summary'],
    queryFn: ({ signal }) => get<Counts>('/qcdm/report/summary', {}, { signal, silent: true }),
    staleTime: 0,
    enabled,
  });
}

/** The next reports that wait for this person, the nearest deadline first. */
export function useMyTurn(enabled: boolean) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['ncr', 'list', 'page', language, NEXT],
    queryFn: ({ signal }) => get<Page<ReportRow>>('/qcdm/report/page', NEXT, { signal, silent: true }),
    staleTime: 0,
    enabled,
  });
}
