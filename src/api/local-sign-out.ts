import { clearLock } from '#stores/lock.ts';
import { clearMenus } from '#stores/menus.ts';
import { clearProjects } from '#stores/project.ts';
import { clearSession, useSession } from '#stores/session.ts';
import { resetTabs } from '#stores/tabs.ts';
import { tellEnded } from './session-twins.ts';
import { reportSignedOut } from './signals.ts';

/** The session that was has ended already; the next one begins with its token. */
let ended = false;
useSession.subscribe(({ token }) => {
  if (token !== '') ended = false;
});

/** spec §4: logout clears token, menus, roles, tabs, lock and current project. */
export function clearEverything(): void {
  clearSession();
  clearMenus();
  resetTabs();
  clearLock();
  clearProjects();
}

/**
 * Ends the session here without asking the server, once however many calls are refused at the same time. spec §8
 * `comeBack`: the next login leads to the page that was left; false when the person chose to leave.
 */
export function signOutLocally(comeBack = true): void {
  if (ended) return;
  ended = true;
  tellEnded(useSession.getState().family);
  clearEverything();
  reportSignedOut(comeBack);
}
