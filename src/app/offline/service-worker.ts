// The start of the product without a network, and a second visit that fetches nothing. docs/decisions/014
// Built as a file of its own (sw.js); it may import nothing.

interface Lasting extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetched extends Lasting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Scope {
  addEventListener: ((kind: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((kind: 'fetch', listener: (event: Fetched) => void) => void);
  clients: { claim: () => Promise<void> };
  location: Location;
}

/** Written by the build: its name, and the files that the start needs. */
declare const BUILD: { name: string; files: string[] };

const scope = globalThis as unknown as Scope;
const mine = `qcdm-${BUILD.name}`;
const START = '/';

scope.addEventListener('install', (event) => {
  event.waitUntil(keep([START, ...BUILD.files]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // What the server answers for a person is never kept: a shared computer must not show it to the next one.
  if (request.method !== 'GET' || url.origin !== scope.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

async function keep(paths: string[]): Promise<void> {
  const cache = await caches.open(mine);
  await cache.addAll(paths);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('qcdm-') && name !== mine).map((name) => caches.delete(name)),
  );
}

/** A page comes from the network, so that a new build is met at once; without one, the start as it was last. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(START, { cacheName: mine });
    if (kept) return kept;
    throw error;
  }
}

/** Files whose name says their content are asked for once. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    const cache = await caches.open(mine);
    await cache.put(request, copy);
  }
  return answer;
}
