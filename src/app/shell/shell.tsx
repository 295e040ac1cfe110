import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useWords } from '#locale/words.ts';
import { setCollapsed, usePrefs } from '#stores/prefs.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { shellWords } from '../shell-words.ts';
import css from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TabStrip } from './tab-strip.tsx';
import { TopBar } from './top-bar.tsx';
import { useWide } from './use-media.ts';
import { WorkplaceGate } from './workplace-gate.tsx';

const SidebarDrawer = lazy(async () => ({ default: (await import('./sidebar-drawer.tsx')).SidebarDrawer }));

/** The frame around every signed-in page: sidebar, top bar, tabs, page. look.md */
export function Shell() {
  return (
    <WorkplaceGate>
      <Frame />
    </WorkplaceGate>
  );
}

function Frame() {
  const t = useWords(shellWords);
  const wide = useWide();
  const collapsed = usePrefs((prefs) => prefs.collapsed);
  const { pathname } = useLocation();
  // The drawer belongs to the page it was opened on: going anywhere shuts it.
  const [openedAt, setOpenedAt] = useState('');
  const content = useRef<HTMLElement>(null);
  const came = useNavigationType();
  // A new page begins at its top; Back finds the place that the browser remembers.
  useLayoutEffect(() => {
    if (came !== 'POP' && pathname !== '') window.scrollTo(0, 0);
  }, [came, pathname]);

  return (
    <div className={css.shell}>
      <a
        className={css.skip}
        href="#content"
        onClick={(click) => {
          click.preventDefault();
          content.current?.focus();
        }}
      >
        {t('skip')}
      </a>
      {wide ? (
        <Sidebar collapsed={collapsed} />
      ) : (
        <Suspense>
          <SidebarDrawer open={openedAt === pathname} onClose={() => setOpenedAt('')} />
        </Suspense>
      )}
      <div className={css.body}>
        <TopBar
          wide={wide}
          collapsed={collapsed}
          onMenu={() => (wide ? setCollapsed(!collapsed) : setOpenedAt(pathname))}
        />
        <TabStrip />
        <main id="content" ref={content} tabIndex={-1} className={css.content}>
          <PageBoundary resetKey={pathname}>
            <Outlet />
          </PageBoundary>
        </main>
      </div>
    </div>
  );
}
