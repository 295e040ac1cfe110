import { Activity, lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useWords } from '#locale/words.ts';
import { setCollapsed, usePrefs } from '#stores/prefs.ts';
import { useSession } from '#stores/session.ts';
import { At } from '../at.tsx';
import { isPublic } from '../guard.ts';
import type { Standing } from '../guarded-history.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { RoutedPage } from '../routes.tsx';
import { shellWords } from '../shell-words.ts';
import { InfoBanner } from './info-banner.tsx';
import { KeptPages } from './kept-pages.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PdfHost } from './pdf-host.tsx';
import css from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TabStrip } from './tab-strip.tsx';
import { TopBar } from './top-bar.tsx';
import { useWide } from './use-media.ts';
import { WorkplaceGate } from './workplace-gate.tsx';

const SidebarDrawer = lazy(async () => ({ default: (await import('./sidebar-drawer.tsx')).SidebarDrawer }));

/**
 * The frame around every signed-in page: sidebar, top bar, tabs, page. look.md
 * Pages for everybody (/404, /tool …) stand alone; the frame waits behind them with all that its pages hold.
 */
export function Shell({ standing }: { standing: Standing }) {
  const { location } = standing;
  const signedIn = useSession((state) => state.token !== '');
  // An embedded page stands in the frame of the person whose menu it is of.
  const alone = isPublic(location.pathname) && !(signedIn && location.pathname.startsWith('/myiframe/'));
  const [framed, setFramed] = useState<Standing | null>(null);
  if (!alone && framed !== standing) setFramed(standing);
  return (
    <>
      {alone && (
        <At {...standing}>
          <RoutedPage />
        </At>
      )}
      {framed && (
        <Activity mode={alone ? 'hidden' : 'visible'}>
          <WorkplaceGate>
            <Frame place={framed} />
          </WorkplaceGate>
        </Activity>
      )}
    </>
  );
}

function Frame({ place }: { place: Standing }) {
  const t = useWords(shellWords);
  const wide = useWide();
  const collapsed = usePrefs((prefs) => prefs.collapsed);
  const { pathname } = place.location;
  // The drawer belongs to the page it was opened on: going anywhere shuts it.
  const [openedAt, setOpenedAt] = useState('');
  const content = useRef<HTMLElement>(null);
  const drawerOf = wide ? '' : pathname;
  const onMenu = useCallback(
    () => (drawerOf === '' ? setCollapsed(!usePrefs.getState().collapsed) : setOpenedAt(drawerOf)),
    [drawerOf],
  );

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
      <At {...place}>
        {wide ? (
          <Sidebar collapsed={collapsed} />
        ) : (
          <Suspense>
            <SidebarDrawer open={openedAt === pathname} onClose={() => setOpenedAt('')} />
          </Suspense>
        )}
      </At>
      <div className={css.body}>
        <At {...place}>
          <TopBar wide={wide} collapsed={collapsed} onMenu={onMenu} />
          <TabStrip />
          <OfflineBanner />
          <InfoBanner pathname={pathname} />
        </At>
        <main id="content" ref={content} tabIndex={-1} className={css.content}>
          <PageBoundary resetKey={pathname}>
            <KeptPages place={place} />
          </PageBoundary>
        </main>
      </div>
      <At {...place}>
        <PdfHost />
      </At>
    </div>
  );
}
