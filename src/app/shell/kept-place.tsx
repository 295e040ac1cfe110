import { createContext, memo, type RefObject, useContext, useMemo } from 'react';
import { type Navigator, parsePath, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { searchTab } from '#stores/tabs.ts';
import { At } from '../at.tsx';
import type { Standing } from '../guarded-history.ts';
import { RoutedPage } from '../routes.tsx';

/** The path that is shown right now. */
export const ShownPath = createContext<RefObject<string>>({ current: '' });

/** A page with an address of its own: that of others, while it is not shown, means nothing to it. */
export const KeptPlace = memo(function KeptPlace({ path, place }: { path: string; place: Standing }) {
  const shown = useContext(ShownPath);
  const outer = useContext(NavigationContext);
  const navigation = useMemo(
    () => ({ ...outer, navigator: navigatorOf(outer.navigator, path, () => shown.current) }),
    [outer, path, shown],
  );
  return (
    <NavigationContext.Provider value={navigation}>
      <At {...place}>
        <RoutedPage />
      </At>
    </NavigationContext.Provider>
  );
});

/**
 * A page that is not shown moves nobody: a save that is answered late does not pull the person away from another page.
 * A new search of its own address waits for the return.
 */
export function navigatorOf(inner: Navigator, path: string, shown: () => string): Navigator {
  const guarded =
    (go: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      if (shown() === path) {
        go(to, state, options);
        return;
      }
      const { pathname, search = '' } = typeof to === 'string' ? parsePath(to) : to;
      if (pathname === path) searchTab(path, search);
    };
  return {
    ...inner,
    push: guarded(inner.push),
    replace: guarded(inner.replace),
    go: (delta) => {
      if (shown() === path) inner.go(delta);
    },
  };
}
