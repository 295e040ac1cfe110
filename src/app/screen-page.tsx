import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { Words } from '#domain/kernel/words.ts';
import { PageSkeleton } from '#kit/page/page-skeleton.tsx';
import { useSay } from '#locale/words.ts';
import { useMenus } from '#stores/menus.ts';
import { homeTab, opensNoTab } from '#stores/tab-rules.ts';
import { addTab, useTabs } from '#stores/tabs.ts';
import { useBuiltRoutes } from './built-routes.ts';
import { menuEntryOf } from './menu-entry.ts';
import { PageBoundary } from './page-boundary.tsx';
import { ForbiddenNotice, NotInstalledNotice } from './pages/notices.tsx';
import { productName } from './product.ts';
import type { Screen } from './screens.tsx';

/** A page of the product in its place: access, tab, title, boundary, skeleton. */
export function ScreenPage({ screen }: { screen: Screen }) {
  const { pathname, search } = useLocation();
  const built = useBuiltRoutes();
  const title = built.screens.get(screen.path) ?? screen.title;
  const open = screen.menu === '' || built.screens.has(screen.menu);
  const path = plainPath(screen.path, pathname);
  useTab(title, open && screen.page !== undefined && path === pathname && !opensNoTab(pathname));

  // One page, one address: written in another way it would be a second tab. spec §4
  if (path !== pathname) return <Navigate to={path + search} replace />;
  // spec §2: routes come from the role's menu; the server refuses as well, whatever is shown here.
  if (!open) return <ForbiddenNotice />;
  if (!screen.page) return <NotInstalledNotice title={title} />;
  return (
    <PageBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>{screen.page}</Suspense>
    </PageBoundary>
  );
}

/** The router takes capitals and slashes at the end for the same page. */
function plainPath(screen: string, pathname: string): string {
  if (!screen.includes(':')) return screen;
  return pathname.replace(/\/+$/, '');
}

/** Opened pages become tabs; the document is called by the page and the product. spec §2 */
function useTab([english, chinese]: Words, wanted: boolean): void {
  const say = useSay();
  const { pathname, search } = useLocation();
  const paramsText = JSON.stringify(useParams());
  const entry = useMenus((state) => menuEntryOf(state.menu, pathname));
  const keepAlive = entry?.meta.keepAlive !== false;
  const group = entry?.group.join(' ') ?? '';
  // Before the effects of the page, which may name the tab after its record.
  useLayoutEffect(() => {
    if (!wanted) return;
    addTab({
      label: chinese,
      value: pathname,
      params: JSON.parse(paramsText) as Record<string, string>,
      query: Object.fromEntries(new URLSearchParams(search)),
      meta: { i18n: english, keepAlive },
      group: group.split(' ').filter(Boolean),
      close: pathname !== homeTab.value,
    });
  }, [wanted, pathname, search, paramsText, english, chinese, keepAlive, group]);

  const tab = useTabs((state) => state.list.find((one) => one.value === pathname));
  const name = say(tab ? [tab.meta.i18n || tab.label, tab.label] : [english, chinese]);
  useEffect(() => {
    document.title = `${name} - ${productName}`;
  }, [name]);
}
