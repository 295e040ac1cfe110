// Light on purpose: the start decides with it whether the shell is loaded at all. docs/decisions/008

/** What the guard looks at. */
export interface Visit {
  path: string;
  /** With its question mark, or ''. */
  search: string;
  token: string;
  locked: boolean;
  /** Where the person was: an opened lock leads back there. wire.md §2 */
  resume: string;
}

/** stay: show it. to: go there instead. signOut: forget the session locally and go to the login page. */
export type Ruling = { go: 'stay' } | { go: 'to'; path: string } | { go: 'signOut'; path: string };

const stay: Ruling = { go: 'stay' };
/** Where a way in must not lead: back to itself, to the lock, or home by a longer name. */
const aimless = ['/login', '/loginbyToken', '/lock', '/wel', '/wel/index'];
const publicPaths = ['/login', '/tool', '/loginbyToken', '/lock', '/404', '/403', '/500'];

/** spec §2: routes that need no login and become no tab; among them where providers send people back to. */
export function isPublic(path: string): boolean {
  return publicPaths.includes(path) || path.startsWith('/myiframe/') || path.startsWith('/oauth/redirect/');
}

/** The navigation guard. spec §2 */
export function guard({ path, search, token, locked, resume }: Visit): Ruling {
  if (token === '') {
    // A lock without a session protects nothing and cannot be opened into anything.
    if (isPublic(path) && path !== '/lock') return stay;
    return { go: 'signOut', path: loginPath(path, search) };
  }
  if (locked) return path === '/lock' ? stay : { go: 'to', path: '/lock' };
  if (path === '/lock') return { go: 'to', path: safePath(resume) };
  if (path === '/login') return { go: 'to', path: redirectIn(search) };
  return stay;
}

/** The login page's address, remembering where the person wanted to go. */
export function loginPath(path: string, search: string): string {
  const wanted = `${path}${search}`;
  return safePath(wanted) === '/' ? '/login' : `/login?redirect=${encodeURIComponent(wanted)}`;
}

/** Where to go after the login: `redirect` of the address, when it is a place of this product. */
export function redirectIn(search: string): string {
  return safePath(new URLSearchParams(search).get('redirect') ?? '/');
}

/** A path inside this product; '/' for anything that leads elsewhere or back to a way in or the lock. */
export function safePath(path: string): string {
  const home = 'http://here.invalid';
  if (!path.startsWith('/')) return '/';
  try {
    const url = new URL(path, home);
    if (url.origin !== home || url.pathname.startsWith('//')) return '/';
    const [, first] = url.pathname.split('/');
    if (first === 'oauth' || aimless.includes(url.pathname)) return '/';
    return `${url.pathname}${url.search}`;
  } catch {
    return '/';
  }
}
