import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * State that lives in the address: reload, share and Back keep it. Values equal to their default are left out of the
 * address. Changing it replaces the history entry, so that Back leaves the page instead of undoing keystrokes; what
 * people think of as going somewhere (a chosen record) is pushed.
 */
export function useUrlState<K extends string>(
  defaults: Readonly<Record<K, string>>,
  prefix = '',
): [values: Record<K, string>, set: (patch: Partial<Record<K, string>>, how?: 'push') => void] {
  const [search, setSearch] = useSearchParams();
  const text = JSON.stringify(defaults);
  const values = useMemo(() => {
    const known = JSON.parse(text) as Record<K, string>;
    return Object.fromEntries(
      Object.entries(known).map(([key, value]) => [key, search.get(prefix + key) ?? value]),
    ) as Record<K, string>;
  }, [search, text, prefix]);
  const set = useCallback(
    (patch: Partial<Record<K, string>>, how?: 'push') => {
      const known = JSON.parse(text) as Record<string, string>;
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [key, value] of Object.entries(patch) as [string, string | undefined][]) {
            if (value === undefined || value === '' || value === known[key]) after.delete(prefix + key);
            else after.set(prefix + key, value);
          }
          return after;
        },
        { replace: how !== 'push' },
      );
    },
    [setSearch, text, prefix],
  );
  return [values, set];
}
