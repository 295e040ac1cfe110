import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get } from '#api/http.ts';
import { resourceKeys } from '#api/resource-client.ts';
import type { Page } from '#domain/kernel/page.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Row } from './resource-row.ts';

/**
 * One page of rows. `call` is for the few lists that have a name of their own (dict/parent-list, spec §7). The old rows
 * stay while the next ones are fetched; lists of set-up screens are always read afresh.
 */
export function useResourceList(
  resource: Resource,
  params: Readonly<Record<string, unknown>>,
  { call, enabled = true }: { call?: string | undefined; enabled?: boolean } = {},
) {
  const path = `${resource.path}/${call ?? (resource.dialect === 'save' ? 'page' : 'list')}`;
  return useQuery({
    queryKey: [...resourceKeys.page(resource, params), path] as const,
    queryFn: ({ signal }) => get<Page<Row>>(path, params, { signal, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled,
  });
}
