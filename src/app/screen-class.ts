import { useSyncExternalStore } from 'react';

/** How much room there is. spec §9: ≥1200 large, ≥992, ≥768, else small. */
export type ScreenClass = 'large' | 'medium' | 'narrow' | 'small';

const steps = [
  [1200, 'large'],
  [992, 'medium'],
  [768, 'narrow'],
] as const;

const queryOf = (from: number) => `(min-width: ${from}px)`;

/** The class of a window that `matches` media queries. */
export function screenClassOf(matches: (query: string) => boolean): ScreenClass {
  return steps.find(([from]) => matches(queryOf(from)))?.[1] ?? 'small';
}

function subscribe(listener: () => void): () => void {
  const media = steps.map(([from]) => window.matchMedia(queryOf(from)));
  for (const one of media) one.addEventListener('change', listener);
  return () => {
    for (const one of media) one.removeEventListener('change', listener);
  };
}

const now = () => screenClassOf((query) => window.matchMedia(query).matches);

/** The class of the window; follows it. */
export function useScreenClass(): ScreenClass {
  return useSyncExternalStore(subscribe, now);
}
