import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Found } from '#domain/search/found.ts';
import { get } from './http.ts';

/** Records of the project by code or text; nothing is asked for an empty text. */
export function searchQuery(text: string) {
  const keyword = text.trim().slice(0, 64);
  return queryOptions({
    queryKey: ['search', keyword] as const,
    queryFn: ({ signal }) => get<Found[]>('/qcdm/search', { keyword }, { signal, silent: true }),
    enabled: keyword !== '',
    staleTime: 30_000,
    // What was found stays while the next letters are looked for.
    placeholderData: keepPreviousData,
  });
}
