import { QueryClient } from '@tanstack/react-query';
import { ApiError, NO_ANSWER } from './api-error.ts';

/** Whether asking again may help: the server was away or broke; a refusal stays a refusal. */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= 2 || !(error instanceof ApiError)) return false;
  return error.code === NO_ANSWER || error.code >= 500;
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
    },
    mutations: { retry: false },
  },
});
