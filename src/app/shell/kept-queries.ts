import { type Query, QueryObserver } from '@tanstack/react-query';
import { queryClient } from '#api/query-client.ts';

const held = new Map<string, { queries: Query[]; release: () => void }>();

const active = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive());

/**
 * What a page that goes out of sight was reading stays in the cache for it, however long it is away: a form must not
 * fall back to its skeleton because the record was forgotten meanwhile. Nothing is fetched for it.
 */
export function holdQueries(page: string): void {
  releaseQueries(page);
  const queries = active();
  const stops = queries.map((query) => {
    const quiet = { ...query.options, queryKey: query.queryKey, enabled: false };
    return new QueryObserver(queryClient, quiet).subscribe(() => undefined);
  });
  held.set(page, { queries, release: () => stops.forEach((stop) => stop()) });
}

/** The page reads for itself again, or is gone. */
export function releaseQueries(page: string): void {
  held.get(page)?.release();
  held.delete(page);
}

/** Lets go of every page but these. */
export function releaseOthers(pages: readonly string[]): void {
  for (const page of held.keys()) if (!pages.includes(page)) releaseQueries(page);
}

/** What a page has read counts as old: its next showing asks the server. Without one kept: the page that is shown. */
export function outdateQueries(page: string): void {
  for (const query of held.get(page)?.queries ?? active()) query.invalidate();
}
