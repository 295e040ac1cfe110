import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { guardedHistory } from './guarded-history.ts';

/** A history of pages a, b, c standing on b, and a guard that is answered by hand. */
function world(asks: boolean) {
  const asked: string[] = [];
  let reply: (yes: boolean) => void = () => undefined;
  const memory = UNSAFE_createMemoryHistory({ initialEntries: ['/a', '/b', '/c'], initialIndex: 1, v5Compat: true });
  const history = guardedHistory(memory, (from, to) => {
    asked.push(`${from} ${to}`);
    if (!asks || from === to) return true;
    return new Promise((resolve) => {
      reply = resolve;
    });
  });
  const at = () => history.now().location.pathname + history.now().location.search;
  let heard = 0;
  history.listen(() => {
    heard += 1;
  });
  const answer = async (yes: boolean) => {
    reply(yes);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { history, memory, asked, at, answer, heard: () => heard };
}

describe('guarded history', () => {
  it('goes where it is told when nothing keeps the person', () => {
    const { history, at, heard } = world(false);
    history.navigator.push('/d?x=1');
    expect(at()).toBe('/d?x=1');
    history.navigator.replace({ pathname: '/e' });
    expect(at()).toBe('/e');
    history.navigator.go(-1);
    expect(at()).toBe('/b');
    expect(heard()).toBe(3);
  });

  it('waits for the answer before it goes, and stays after a no', async () => {
    const { history, at, answer } = world(true);
    history.navigator.push('/d');
    expect(at()).toBe('/b');
    await answer(false);
    expect(at()).toBe('/b');
    history.navigator.push('/d');
    await answer(true);
    expect(at()).toBe('/d');
  });

  it.each([
    ['Back', -1, '/a'],
    ['Forward', 1, '/c'],
  ])('undoes %s until the answer is yes', async (_what, delta, there) => {
    const { history, memory, at, answer, heard } = world(true);
    history.navigator.go(delta);
    expect(at()).toBe('/b');
    expect(memory.location.pathname).toBe('/b');
    await answer(false);
    expect(memory.location.pathname).toBe('/b');
    expect(heard()).toBe(0);
    history.navigator.go(delta);
    await answer(true);
    expect(at()).toBe(there);
    expect(memory.location.pathname).toBe(there);
  });

  it('asks nothing about a new search on the same page', () => {
    const { history, at, asked } = world(true);
    history.navigator.replace('?status=open');
    expect(asked).toEqual(['/b /b']);
    expect(at()).toBe('/b?status=open');
  });
});
