import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Dashboard, ProjectFigures } from '#domain/dashboard/figures.ts';
import { useLanguage } from '#locale/words.ts';
import { get } from './http.ts';
import { useUnread } from './notice-client.ts';

/** Somebody else's actions and the clock move the figures as well. ASSUMED: 018 */
const EVERY_MS = 60_000;
const fresh = { staleTime: 0, refetchInterval: EVERY_MS } as const;

/** The figures of the banner. Below the key of the report lists, so that an own action refreshes them too. */
export function useFigures() {
  const query = useQuery({
    queryKey: ['ncr', 'list', 'figures'],
    queryFn: ({ signal }) => get<ProjectFigures>('/qcdm/project/figures', {}, { signal, silent: true }),
    ...fresh,
  });
  // A message means that somebody did something.
  const messages = useUnread()?.message;
  const before = useRef(messages);
  const { refetch } = query;
  useEffect(() => {
    if (before.current !== undefined && before.current !== messages) void refetch();
    before.current = messages;
  }, [messages, refetch]);
  return query;
}

/** The NCR reports in figures. Names of people in it follow the reader's language. */
export function useDashboard(enabled: boolean) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['ncr', 'list', 'dashboard', language],
    queryFn: ({ signal }) => get<Dashboard>('/qcdm/report/dashboard', {}, { signal, silent: true }),
    enabled,
    ...fresh,
  });
}
