import { lockStored, tokenStored } from '#stores/login-memory.ts';
import { type Arrival, arrivalIn, isArrival } from './arrival.ts';
import { guard } from './guard.ts';

/** What this address shows: the light login page, a way in with a proof in the address, or the shell. docs/decisions/008 */
export function startPoint(): Arrival | 'login' | 'shell' {
  const { pathname, search } = window.location;
  const token = tokenStored() ? 'stored' : '';
  const locked = lockStored();
  if (isArrival(pathname)) {
    const arrival = arrivalIn(pathname, search);
    // The proof leaves the address bar and the history before anything is asked for or loaded.
    window.history.replaceState(null, '', pathname);
    // spec §4: while locked, every navigation goes to /lock.
    return token !== '' && locked ? 'shell' : arrival;
  }
  const ruling = guard({ path: pathname, search, token, locked, resume: '/' });
  if (ruling.go === 'signOut') window.history.replaceState(null, '', ruling.path);
  return ruling.go === 'signOut' || (ruling.go === 'stay' && pathname === '/login') ? 'login' : 'shell';
}
