import '../support/one-realm.ts';
import { cleanup, configure } from '@testing-library/react';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { TestApp } from '../support/app.ts';

/** The real app of the running test file; a page that calls before one is there gets no connection. */
let served: TestApp | undefined;

/** Every call the page made, as "METHOD path" below /api, in order. Emptied after each test. */
export const calls: string[] = [];

/** Puts a real app behind the page: what the SPA sends to /api, it answers. No second back end is ever written. */
export function serve(app: TestApp): TestApp {
  served = app;
  return app;
}

const bridge = setupServer(
  http.all('*/api/*', async ({ request }) => {
    const url = new URL(request.url);
    calls.push(`${request.method} ${url.pathname.slice('/api'.length)}`);
    if (!served) return Response.error();
    return served.app.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
  }),
);

// A page comes in a chunk of its own, and its data from a real database.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => bridge.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  calls.length = 0;
});
afterAll(() => bridge.close());

// What jsdom has not: it lays nothing out and knows no media.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
window.matchMedia ??= (query) => {
  // A desk with a mouse: wide, fine pointer, motion reduced so that nothing is waited for.
  const matches = /min-width|pointer: fine|reduced-motion/.test(query) && !/max-width/.test(query);
  return Object.assign(new EventTarget(), {
    matches,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
};
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
/*
 * jsdom computes a style by trying every rule of every sheet; with antd's sheets that was nine tenths of a test's time,
 * and to no use, because nothing is laid out. What an element says of itself (hidden by its own style) still counts.
 */
const plain: Readonly<Record<string, string>> = { display: 'block', visibility: 'visible', pointerEvents: 'auto' };
window.getComputedStyle = (element) => {
  const { style } = element as HTMLElement;
  const valueOf = (name: string) => style.getPropertyValue(name) || plain[name] || '';
  return new Proxy(style, {
    get: (own, name) => {
      if (name === 'getPropertyValue') return valueOf;
      const value: unknown = Reflect.get(own, name, own);
      if (typeof value === 'function') return value.bind(own) as unknown;
      return value === '' ? (plain[String(name)] ?? '') : value;
    },
  });
};
