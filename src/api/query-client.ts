import { type Query, QueryClient } from '@tanstack/react-query';
import { ApiError, NO_ANSWER } from './api-error.ts';

/** Whether asking again may help: the server was away or broke; a refusal stays a refusal. */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= 2 || !(error instanceof ApiError)) return false;
  return error.code === NO_ANSWER || error.code >= 500;
}

/** What would ask the server again while a kept page comes back; null: none does. */
let waiting: Set<Query> | null = null;

/**
 * A kept page that comes back is shown as it was left. What it would ask the server at once is collected from here on;
 * the function that is answered ends that, and asks it later.
 */
export function askLater(): (delayMs: number) => void {
  const mine = new Set<Query>();
  waiting = mine;
  return (delayMs) => {
    if (waiting === mine) waiting = null;
    setTimeout(() => {
      for (const query of mine) if (query.isActive() && query.isStale()) void query.fetch().catch(() => undefined);
    }, delayMs);
  };
}

/** Everything read from the server. Half a minute counts as fresh; coming back to the window asks nothing again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      retry: worthRetrying,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      refetchOnMount: (query) => {
        waiting?.add(query as Query);
        return waiting === null;
      },
    },
    mutations: { retry: false },
  },
});
