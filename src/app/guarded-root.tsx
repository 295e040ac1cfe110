import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { signOutLocally } from '#api/local-sign-out.ts';
import { useLock } from '#stores/lock.ts';
import { useSession } from '#stores/session.ts';
import { addressOf, homeTab } from '#stores/tab-rules.ts';
import { useTabs } from '#stores/tabs.ts';
import { isArrival } from './arrival.ts';
import { At } from './at.tsx';
import { guard } from './guard.ts';
import type { Standing } from './guarded-history.ts';
import { LockCurtain } from './lock-curtain.tsx';

/** In front of every page: asks the guard at every navigation, and again when session or lock change. spec §2 */
export function GuardedRoot({ standing }: { standing: Standing }) {
  const { pathname, search } = standing.location;
  const token = useSession((state) => state.token);
  const locked = useLock((state) => state.isLock);
  const resume = useTabs(({ list, active }) => addressOf(list.find((tab) => tab.value === active) ?? homeTab));
  const ruling = guard({ path: pathname, search, token, locked, resume });
  // The login page lies outside of the shell: the page is left for it. docs/decisions/008
  if (ruling.go === 'signOut' || (ruling.go === 'stay' && pathname === '/login')) return <SignOut />;
  if (ruling.go === 'stay' && isArrival(pathname)) return <StartAnew />;
  return (
    <>
      <LockCurtain locked={locked} drawn={locked || ruling.go === 'to'} standing={standing} />
      {/* The curtain leads to /lock itself, after the delay of spec §9. */}
      {ruling.go === 'to' && !locked && (
        <At {...standing}>
          <Navigate to={ruling.path} replace />
        </At>
      )}
    </>
  );
}

function SignOut() {
  useEffect(() => signOutLocally(), []);
  return null;
}

/** The ways in lie outside of the shell as well. */
function StartAnew() {
  useEffect(() => window.location.reload(), []);
  return null;
}
