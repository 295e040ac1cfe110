import Layout from 'antd/es/layout';
import { useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useWords } from '#locale/words.ts';
import { setCollapsed, usePrefs } from '#stores/prefs.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { shellWords } from '../shell-words.ts';
import css from './shell.module.css';
import { Sidebar, SidebarDrawer } from './sidebar.tsx';
import { TabStrip } from './tab-strip.tsx';
import { TopBar } from './top-bar.tsx';
import { useWide } from './use-media.ts';
import { WorkplaceGate } from './workplace-gate.tsx';

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

  return (
    <Layout hasSider={wide} className={css.shell}>
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
        <SidebarDrawer open={openedAt === pathname} onClose={() => setOpenedAt('')} />
      )}
      <Layout className={css.body}>
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
      </Layout>
    </Layout>
  );
}
