import { Activity, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { askLater } from '#api/query-client.ts';
import type { Location } from 'react-router-dom';
import { unsavedTabs } from '#kit/page/leaving.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { isKept, outgrown, type Tab } from '#stores/tab-rules.ts';
import { useTabRounds, useTabs } from '#stores/tabs.ts';
import type { Standing } from '../guarded-history.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { KeptPlace, ShownPath } from './kept-place.tsx';
import { holdQueries, releaseOthers, releaseQueries } from './kept-queries.ts';
import { ScrollKeeper } from './scroll-keeper.tsx';
import { panelId, tabId } from './tab-id.ts';

/** More pages than this are not kept at once, unless they hold unsaved input. docs/decisions/011 */
const MOST = 12;

/** A page that comes back is seen before it asks the server what changed. */
const QUIET_MS = 250;

interface Kept {
  path: string;
  round: number;
  /** Where it was opened or last shown. */
  place: Standing;
}

/**
 * The page that is shown, and behind it the pages of other tabs as they were left: React's Activity stops their effects
 * and keeps their state; their elements are out of the document. docs/decisions/011
 */
export function KeptPages({ place }: { place: Standing }) {
  const path = pathOf(place);
  const tabs = useTabs((state) => state.list);
  const rounds = useTabRounds();
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const now = visited(kept, { path, round: rounds[path] ?? 0, place }, tabs, rounds);
  if (now !== kept) setKept(now);

  const shown = useRef(path);
  const seen = useRef<string[]>([]);
  const askNow = useRef<((delayMs: number) => void) | null>(null);
  useLayoutEffect(() => {
    shown.current = path;
    if (seen.current.includes(path)) askNow.current = askLater();
    // Before its queries let go of it: effects of the page itself are undone after those of the layout.
    return () => holdQueries(path);
  }, [path]);
  useEffect(() => {
    // The page itself has begun again before: its queries have said what they want.
    askNow.current?.(QUIET_MS);
    askNow.current = null;
    releaseQueries(path);
    seen.current = [...seen.current.filter((one) => one !== path), path];
  }, [path]);
  const paths = now.map((one) => one.path).join(' ');
  useEffect(() => {
    const open = paths.split(' ');
    releaseOthers(open);
    seen.current = seen.current.filter((one) => open.includes(one));
    const drop = outgrown(seen.current, unsavedTabs(), MOST);
    if (drop.length > 0) setKept((all) => all.filter((one) => !drop.includes(one.path)));
  }, [paths]);
  useEffect(() => () => releaseOthers([]), []);

  return (
    <ShownPath value={shown}>
      <ScrollKeeper path={path} search={place.location.search}>
        {now.map((one) => (
          <Activity key={`${one.path} ${one.round}`} mode={one.path === path ? 'visible' : 'hidden'}>
            <Detachable>
              <Panel path={one.path}>
                <PageBoundary resetKey={one.path}>
                  <KeptPlace path={one.path} place={one.place} />
                </PageBoundary>
              </Panel>
            </Detachable>
          </Activity>
        ))}
      </ScrollKeeper>
    </ShownPath>
  );
}

/** What a tab of the strip opens; a phone has no strip, and some pages no tab. */
function Panel({ path, children }: { path: string; children: ReactNode }) {
  const phone = usePhone();
  const tabbed = useTabs((state) => state.list.some((tab) => tab.value === path)) && !phone;
  const panel = tabbed ? { role: 'tabpanel', id: panelId(path), 'aria-labelledby': tabId(path) } : {};
  return <div {...panel}>{children}</div>;
}

/** The path of a page, which is the value of its tab. */
export function pathOf({ location }: Standing): string {
  return location.pathname;
}

/** The shown page as it is now, and those of open tabs as they were. The same list when nothing changed. */
function visited(
  kept: readonly Kept[],
  now: Kept,
  list: readonly Tab[],
  rounds: Readonly<Record<string, number>>,
): readonly Kept[] {
  const next = kept.filter(
    (one) => one.path === now.path || (isKept({ list }, one.path) && one.round === (rounds[one.path] ?? 0)),
  );
  const at = next.findIndex((one) => one.path === now.path);
  const before = next[at];
  if (!before) return [...next, now];
  // A page that comes back to the same address is left as it stands: a new location would render all of it anew.
  if (before.round !== now.round || !sameAddress(before.place.location, now.place.location)) next[at] = now;
  else if (next.length === kept.length) return kept;
  return next;
}

const sameAddress = (a: Location, b: Location) => a.search === b.search && a.hash === b.hash && a.state === b.state;

/**
 * Puts its content into the document only while its effects are on: a page out of sight has no second copy of an id,
 * is found by no search, and costs no styling.
 */
function Detachable({ children }: { children: ReactNode }) {
  const [box] = useState(() => {
    const made = document.createElement('div');
    made.dataset['page'] = '';
    return made;
  });
  const hang = useCallback(
    (slot: HTMLDivElement | null) => {
      slot?.append(box);
      return () => box.remove();
    },
    [box],
  );
  return (
    <>
      {/* In front: the box hangs in the document before the content measures itself in it. */}
      <div ref={hang} />
      {createPortal(children, box)}
    </>
  );
}
