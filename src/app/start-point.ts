import { tokenStored } from '#stores/login-memory.ts';
import { guard } from './guard.ts';

/** Whether the light login page is what this address shows; it then also stands in the address bar. docs/decisions/008 */
export function startsAtLogin(): boolean {
  const { pathname, search } = window.location;
  const token = tokenStored() ? 'stored' : '';
  const ruling = guard({ path: pathname, search, token, locked: false, resume: '/' });
  if (ruling.go === 'signOut') window.history.replaceState(null, '', ruling.path);
  return ruling.go === 'signOut' || (ruling.go === 'stay' && pathname === '/login');
}
