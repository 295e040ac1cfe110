import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Page } from '#domain/kernel/page.ts';
import type { Fields, Resource, RowOf } from '#domain/kernel/resource.ts';
import { get, post } from './http.ts';

/** What the client needs of a definition. */
export type Described = Address & { fields: Fields };

/** Where the rows of a resource are read and written. */
export type Address = Pick<Resource, 'name' | 'path' | 'dialect'>;

/** `current`, `size` and filters; a size of −1 asks for all. */
export type ListParams = Readonly<Record<string, unknown>>;

/** Query keys of a resource: invalidate `all` after whatever changes its rows by another way. */
export const resourceKeys = {
  all: (resource: Pick<Described, 'name'>) => ['resource', resource.name] as const,
  page: (resource: Pick<Described, 'name'>, params: ListParams) => ['resource', resource.name, 'page', params] as const,
  row: (resource: Pick<Described, 'name'>, id: string) => ['resource', resource.name, 'row', id] as const,
};

/** The list query of a resource, for hooks and for reading ahead. */
export function resourcePageQuery<R extends Described>(resource: R, params: ListParams = {}) {
  return pageQueryAt<RowOf<R>>(resource, params);
}

/** The same query by address only, for lists that are read ahead. */
export function pageQueryAt<Row>(at: Address, params: ListParams = {}) {
  return queryOptions({
    queryKey: resourceKeys.page(at, params),
    queryFn: ({ signal }) =>
      get<Page<Row>>(`${at.path}/${at.dialect === 'save' ? 'page' : 'list'}`, params, { signal }),
  });
}

/** One page of a resource; the old rows stay while the next ones are fetched. */
export function useResourcePage<R extends Described>(resource: R, params: ListParams = {}, enabled = true) {
  return useQuery({ ...resourcePageQuery(resource, params), placeholderData: keepPreviousData, enabled });
}

/** One row by id; idle while the id is empty. */
export function useResourceRow<R extends Described>(resource: R, id: string | undefined) {
  return useQuery({
    queryKey: resourceKeys.row(resource, id ?? ''),
    queryFn: ({ signal }) => get<RowOf<R>>(`${resource.path}/detail`, { id }, { signal }),
    enabled: id !== undefined && id !== '',
  });
}

/** Saves a new row, or an existing one when it carries its id; every list of the resource is read again. */
export function useSaveResource<R extends Described>(resource: R) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (row: Readonly<Record<string, unknown>>) => post<RowOf<R>>(savePath(resource, row), row),
    onSuccess: () => queries.invalidateQueries({ queryKey: resourceKeys.all(resource) }),
  });
}

/** Removes rows; the ids travel in the query. wire.md §1 */
export function useRemoveResource(resource: Described) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      post<unknown>(`${resource.path}/remove`, undefined, { params: { ids: ids.join(',') } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: resourceKeys.all(resource) }),
  });
}

function savePath(resource: Described, row: Readonly<Record<string, unknown>>): string {
  if (resource.dialect === 'blade') return `${resource.path}/submit`;
  return `${resource.path}/${row['id'] ? 'update' : 'save'}`;
}
