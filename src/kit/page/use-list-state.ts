import { useMemo } from 'react';
import { useUrlState } from './use-url-state.ts';

export const pageSizes = [10, 20, 50] as const;

/** How a list is sorted: `ascs` and `descs` of the wire. wire.md §1 */
export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

export interface ListState {
  filters: Record<string, string>;
  filtered: boolean;
  current: number;
  size: number;
  sort: Sort | null;
  /** What the list call sends: only what is set. */
  params: Record<string, string | number>;
  setFilters: (patch: Record<string, string>) => void;
  clearFilters: () => void;
  setPage: (current: number, size: number) => void;
  setSort: (sort: Sort | null) => void;
}

export interface ListOptions {
  size?: number;
  /** Goes before every name in the address, where one screen has two lists. */
  prefix?: string;
}

const wholeNumber = (text: string, fallback: number) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback);

/** Filters, page and sort of a list, kept in the address. A new filter or sort starts at the first page. look.md */
export function useListState(
  names: readonly string[],
  { size = pageSizes[0], prefix = '' }: ListOptions = {},
): ListState {
  const known = names.join(',');
  const blank = useMemo(
    () => Object.fromEntries(known.split(',').flatMap((name) => (name ? [[name, '']] : []))),
    [known],
  );
  const [values, set] = useUrlState<string>({ ...blank, current: '1', size: String(size), sort: '' }, prefix);
  return useMemo(() => {
    const { current: currentText = '', size: sizeText = '', sort: sortText = '', ...filters } = values;
    const current = wholeNumber(currentText, 1);
    const chosen = wholeNumber(sizeText, size);
    const perPage = (pageSizes as readonly number[]).includes(chosen) ? chosen : size;
    const sort = readSort(sortText);
    const active = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
    return {
      filters,
      filtered: Object.keys(active).length > 0,
      current,
      size: perPage,
      sort,
      params: { ...active, ...(sort ? { [`${sort.direction}s`]: sort.field } : {}), current, size: perPage },
      setFilters: (patch) => set({ ...patch, current: '1' }),
      clearFilters: () => set({ ...blank, current: '1' }),
      setPage: (next, nextSize) => set({ current: String(nextSize === perPage ? next : 1), size: String(nextSize) }),
      setSort: (next) => set({ sort: next ? `${next.field}-${next.direction}` : '', current: '1' }),
    };
  }, [values, set, size, blank]);
}

function readSort(text: string): Sort | null {
  const match = /^(\w+)-(asc|desc)$/.exec(text);
  return match?.[1] ? { field: match[1], direction: match[2] as Sort['direction'] } : null;
}
