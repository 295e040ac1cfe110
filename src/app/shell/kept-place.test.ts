import { afterEach, describe, expect, it } from 'vitest';
import { homeTab } from '#stores/tab-rules.ts';
import { addTab, resetTabs, tabAddress, useTabs } from '#stores/tabs.ts';
import { navigatorOf } from './kept-place.tsx';

/** The navigator of page /a while `shown` is shown, and what it made of the real one. */
function world(shown: string) {
  const gone: unknown[] = [];
  const note = (to: unknown) => void gone.push(to);
  const inner = { createHref: String, push: note, replace: note, go: note };
  return { gone, navigator: navigatorOf(inner, '/a', () => shown) };
}

afterEach(resetTabs);

describe('navigator of a kept page', () => {
  it('goes where it likes while it is shown', () => {
    const { gone, navigator } = world('/a');
    navigator.push('/b');
    navigator.replace({ pathname: '/c' });
    navigator.go(-1);
    expect(gone).toEqual(['/b', { pathname: '/c' }, -1]);
  });

  it('moves nobody while another page is shown; its own new search waits for the return', () => {
    for (const value of ['/a', '/b']) addTab({ ...homeTab, value });
    const { gone, navigator } = world('/b');
    navigator.push('/c');
    navigator.replace({ pathname: '/a', search: '?page=2' });
    navigator.go(-1);
    expect(gone).toEqual([]);
    expect(useTabs.getState().active).toBe('/b');
    expect(tabAddress('/a')).toBe('/a?page=2');
  });
});
