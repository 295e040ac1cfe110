import { useCallback, useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** From 992 px up the sidebar stands; below it slides in. wire.md §6 */
export const useWide = () => useMedia('(min-width: 992px)');

/** The person asked for less motion. look.md */
export const useQuiet = () => useMedia('(prefers-reduced-motion: reduce)');
