import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTokenRefresher } from './token-refresh.ts';

class Refused extends Error {}

/** A world of its own: a clock, stored tokens, and a server that answers when told to. */
function world(age: number) {
  const state = { token: 't1', refreshToken: 'r1', tokenAt: Date.now() - age * 1000 };
  const seen = { refreshes: 0, signOuts: 0 };
  let answer: { done: () => void; fail: (error: Error) => void } | undefined;
  const refresher = makeTokenRefresher({
    now: () => Date.now(),
    tokens: () => state,
    refresh: () => {
      seen.refreshes += 1;
      return new Promise<void>((resolve, reject) => {
        answer = {
          done: () => {
            Object.assign(state, { token: 't2', refreshToken: 'r2', tokenAt: Date.now() });
            resolve();
          },
          fail: reject,
        };
      });
    },
    isRefused: (error) => error instanceof Refused,
    signOut: () => {
      seen.signOuts += 1;
    },
  });
  return { state, seen, refresher, done: () => answer?.done(), fail: (error: Error) => answer?.fail(error) };
}

describe('token refresh', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leaves a young token alone, however often it is checked', async () => {
    const { refresher, seen } = world(0);
    const stop = refresher.watch();
    await vi.advanceTimersByTimeAsync(2_900_000);
    expect(seen.refreshes).toBe(0);
    stop();
  });

  it('refreshes at the first check at which the token is 3000 s old', async () => {
    const { refresher, seen, done } = world(2985);
    const stop = refresher.watch();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen.refreshes).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen.refreshes).toBe(1);
    done();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen.refreshes).toBe(1);
    stop();
    await vi.advanceTimersByTimeAsync(4_000_000);
    expect(seen.refreshes).toBe(1);
  });

  it('lets calls wait for the one refresh that runs', async () => {
    const { refresher, seen, state, done } = world(3001);
    const carried: string[] = [];
    const calls = [1, 2, 3].map(() => refresher.ready().then(() => carried.push(state.token)));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(carried).toEqual([]);
    done();
    await Promise.all(calls);
    expect(carried).toEqual(['t2', 't2', 't2']);
    expect(seen).toEqual({ refreshes: 1, signOuts: 0 });
  });

  it('logs out once when the server refuses, and never asks again', async () => {
    const { refresher, seen, fail } = world(3001);
    const calls = [refresher.ready(), refresher.ready()];
    fail(new Refused());
    await Promise.all(calls);
    await refresher.ready();
    expect(seen).toEqual({ refreshes: 1, signOuts: 1 });
  });

  it('tries again later when only the network was away', async () => {
    const { refresher, seen, fail, done, state } = world(3001);
    const first = refresher.ready();
    fail(new TypeError('failed to fetch'));
    await first;
    expect(seen.signOuts).toBe(0);
    const second = refresher.ready();
    done();
    await second;
    expect(state.token).toBe('t2');
    expect(seen.refreshes).toBe(2);
  });

  it.each([
    ['without a token', { token: '' }],
    ['without a refresh token', { refreshToken: '' }],
  ])('does nothing %s', async (_what, lacking) => {
    const { refresher, seen, state } = world(9999);
    Object.assign(state, lacking);
    await refresher.ready();
    expect(seen.refreshes).toBe(0);
  });
});
