import { type ReactNode, useMemo } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import type { Standing } from './guarded-history.ts';

/**
 * Says to what is inside where the person is. A part of the frame has one around it; the pages have an address of their
 * own each. None stands above the pages: React visits every link of every kept page whenever a context above it changes.
 * docs/decisions/011
 */
export function At({ location, action, children }: Standing & { children: ReactNode }) {
  const here = useMemo(() => ({ location, navigationType: action }), [location, action]);
  return <LocationContext.Provider value={here}>{children}</LocationContext.Provider>;
}
