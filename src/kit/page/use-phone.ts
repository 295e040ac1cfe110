import { useSyncExternalStore } from 'react';

const query = '(max-width: 767.98px)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is phone-sized right now. */
export const isPhone = (): boolean => window.matchMedia(query).matches;

/** Whether the window is phone-sized, under 768 px: rows become cards, filters a sheet, drawers full width. look.md */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}
