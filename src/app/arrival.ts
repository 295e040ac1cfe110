// Light on purpose: read before anything else is loaded. docs/decisions/008, 010

/** Somebody who comes with a proof in the address instead of a password. */
export type Arrival =
  | { by: 'sso'; token: string; redirect: string }
  | { by: 'social'; source: string; code: string; state: string; iss: string; error: string };

/** Whether this is an address that people come back to from elsewhere. spec §2 */
export function isArrival(path: string): boolean {
  return path === '/loginbyToken' || path.startsWith('/oauth/redirect/');
}

/** What the address of an arrival proves. `redirect` is for the caller to check. */
export function arrivalIn(path: string, search: string): Arrival {
  const query = new URLSearchParams(search);
  const said = (name: string) => query.get(name) ?? '';
  if (path === '/loginbyToken') return { by: 'sso', token: said('token'), redirect: said('redirect') };
  return {
    by: 'social',
    source: decodeURIComponent(path.slice('/oauth/redirect/'.length).replace(/\/$/, '')),
    code: said('code'),
    state: said('state'),
    iss: said('iss'),
    error: said('error'),
  };
}
