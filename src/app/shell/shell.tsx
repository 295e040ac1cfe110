import { Activity, lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useLocation, useNavigationType, useOutlet } from 'react-router-dom';
import { useWords } from '#locale/words.ts';
import { setCollapsed, usePrefs } from '#stores/prefs.ts';
import { useSession } from '#stores/session.ts';
import { isPublic } from '../guard.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { shellWords } from '../shell-words.ts';
import { InfoBanner } from './info-banner.tsx';
import type { Place } from './kept-place.tsx';
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
export function Shell() {
  const page = useOutlet();
  const location = useLocation();
  const action = useNavigationType();
  const signedIn = useSession((state) => state.token !== '');
  // An embedded page stands in the frame of the person whose menu it is of.
  const alone = isPublic(location.pathname) && !(signedIn && location.pathname.startsWith('/myiframe/'));
  const [framed, setFramed] = useState<Place | null>(null);
  const stale = framed?.location !== location || framed.page !== page;
  if (!alone && stale) setFramed({ location, action, page });
  return (
    <>
      {alone && page}
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

function Frame({ place }: { place: Place }) {
  const t = useWords(shellWords);
  const wide = useWide();
  const collapsed = usePrefs((prefs) => prefs.collapsed);
  const { pathname } = place.location;
  // The drawer belongs to the page it was opened on: going anywhere shuts it.
  const [openedAt, setOpenedAt] = useState('');
  const content = useRef<HTMLElement>(null);
  const onMenu = useCallback(
    () => (wide ? setCollapsed(!usePrefs.getState().collapsed) : setOpenedAt(window.location.pathname)),
    [wide],
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
      {wide ? (
        <Sidebar collapsed={collapsed} />
      ) : (
        <Suspense>
          <SidebarDrawer open={openedAt === pathname} onClose={() => setOpenedAt('')} />
        </Suspense>
      )}
      <div className={css.body}>
        <TopBar wide={wide} collapsed={collapsed} onMenu={onMenu} />
        <TabStrip />
        <OfflineBanner />
        <InfoBanner pathname={pathname} />
        <main id="content" ref={content} tabIndex={-1} className={css.content}>
          <PageBoundary resetKey={pathname}>
            <KeptPages place={place} />
          </PageBoundary>
        </main>
      </div>
      <PdfHost />
    </div>
  );
}
