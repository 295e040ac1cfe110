import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { signOutLocally } from '#api/local-sign-out.ts';
import { useLock } from '#stores/lock.ts';
import { useSession } from '#stores/session.ts';
import { addressOf, homeTab } from '#stores/tab-rules.ts';
import { useTabs } from '#stores/tabs.ts';
import { guard } from './guard.ts';

/** In front of every page: asks the guard at every navigation, and again when session or lock change. spec §2 */
export function GuardedRoot() {
  const { pathname, search } = useLocation();
  const token = useSession((state) => state.token);
  const locked = useLock((state) => state.isLock);
  const resume = useTabs(({ list, active }) => addressOf(list.find((tab) => tab.value === active) ?? homeTab));
  const ruling = guard({ path: pathname, search, token, locked, resume });
  if (ruling.go === 'to') return <Navigate to={ruling.path} replace />;
  // The login page lies outside of the shell: the page is left for it. docs/decisions/008
  if (ruling.go === 'signOut' || pathname === '/login') return <SignOut />;
  return <Outlet />;
}

function SignOut() {
  useEffect(() => signOutLocally(), []);
  return null;
}
