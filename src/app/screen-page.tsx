import { Suspense, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Words } from '#domain/kernel/words.ts';
import { PageSkeleton } from '#kit/page/page-skeleton.tsx';
import { useSay } from '#locale/words.ts';
import { homeTab } from '#stores/tab-rules.ts';
import { addTab, useTabs } from '#stores/tabs.ts';
import { useBuiltRoutes } from './built-routes.ts';
import { PageBoundary } from './page-boundary.tsx';
import { ForbiddenNotice, NotInstalledNotice } from './pages/notices.tsx';
import { productName } from './product.ts';
import type { Screen } from './screens.tsx';

/** A page of the product in its place: access, tab, title, boundary, skeleton. */
export function ScreenPage({ screen }: { screen: Screen }) {
  const { pathname } = useLocation();
  const built = useBuiltRoutes();
  const title = built.screens.get(screen.path) ?? screen.title;
  const open = screen.menu === '' || built.screens.has(screen.menu);
  useTab(title, open && screen.page !== undefined);

  // spec §2: routes come from the role's menu; the server refuses as well, whatever is shown here.
  if (!open) return <ForbiddenNotice />;
  if (!screen.page) return <NotInstalledNotice title={title} />;
  return (
    <PageBoundary resetKey={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <screen.page key={pathname} />
      </Suspense>
    </PageBoundary>
  );
}

/** Opened pages become tabs; the document is called by the page and the product. spec §2 */
function useTab([english, chinese]: Words, wanted: boolean): void {
  const say = useSay();
  const { pathname, search } = useLocation();
  const params = useParams();
  const paramsText = JSON.stringify(params);
  useEffect(() => {
    if (!wanted) return;
    addTab({
      label: chinese,
      value: pathname,
      params: JSON.parse(paramsText) as Record<string, string>,
      query: Object.fromEntries(new URLSearchParams(search)),
      meta: { i18n: english },
      group: [],
      close: pathname !== homeTab.value,
    });
  }, [wanted, pathname, search, paramsText, english, chinese]);

  const tab = useTabs((state) => state.list.find((one) => one.value === pathname));
  const name = say(tab ? [tab.meta.i18n || tab.label, tab.label] : [english, chinese]);
  useEffect(() => {
    document.title = `${name} - ${productName}`;
  }, [name]);
}
