import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from './oauth-body.ts';
import { makeTokenRefresher } from './token-refresh.ts';

class Refused extends Error {}

/** A world of its own: two clocks, stored tokens, and a server that answers when told to. */
function world(age: number, lifetime = 3600) {
  const clock = { setBy: 0, slept: 0 };
  const now = () => Date.now() + clock.setBy + clock.slept;
  const state = { token: 't1', refreshToken: 'r1', tokenAt: now() - age * 1000, lifetime };
  const seen = { refreshes: 0, signOuts: 0 };
  let turn = 1;
  let answer: { done: () => void; fail: (error: Error) => void } | undefined;
  const refresher = makeTokenRefresher({
    now,
    ticks: () => Date.now(),
    tokens: () => state,
    refresh: () => {
      seen.refreshes += 1;
      return new Promise<void>((resolve, reject) => {
        answer = {
          done: () => {
            turn += 1;
            Object.assign(state, { token: `t${turn}`, refreshToken: `r${turn}`, tokenAt: now() });
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
  return { clock, state, seen, refresher, done: () => answer?.done(), fail: (error: Error) => answer?.fail(error) };
}

const away = new TypeError('failed to fetch');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('token refresh', () => {
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

  it('refreshes a token of ten minutes after 500 s, one of unknown life after 3000', async () => {
    const [short, unknown] = [world(499, 600), world(2999, 0)];
    await Promise.all([short.refresher.ready(), unknown.refresher.ready()]);
    expect([short.seen.refreshes, unknown.seen.refreshes]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    void short.refresher.ready();
    void unknown.refresher.ready();
    expect([short.seen.refreshes, unknown.seen.refreshes]).toEqual([1, 1]);
  });

  it('lets a hundred calls wait for the one refresh that runs', async () => {
    const { refresher, seen, state, done } = world(3001);
    const stop = refresher.watch();
    const carried: string[] = [];
    const calls = Array.from({ length: 100 }, () => refresher.ready().then(() => carried.push(state.token)));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(carried).toEqual([]);
    done();
    await Promise.all(calls);
    stop();
    expect(new Set(carried)).toEqual(new Set(['t2']));
    expect(seen).toEqual({ refreshes: 1, signOuts: 0 });
  });

  it('logs out once when the server refuses, and never asks again', async () => {
    const { refresher, seen, fail } = world(3001);
    const calls = [refresher.ready(), refresher.ready(), refresher.renew('t1')];
    fail(new Refused());
    await Promise.all(calls);
    await refresher.ready();
    expect(await refresher.renew('t1')).toBe('ended');
    expect(seen).toEqual({ refreshes: 1, signOuts: 1 });
  });

  it('begins anew for who signs in after that', async () => {
    const { refresher, seen, state, fail } = world(3001);
    const first = refresher.ready();
    fail(new Refused());
    await first;
    Object.assign(state, { token: 'other', refreshToken: 'other', tokenAt: Date.now() - 3_001_000 });
    void refresher.ready();
    expect(seen.refreshes).toBe(2);
  });

  it('tries again at every check while only the network is away, and logs nobody out', async () => {
    const { refresher, seen, fail, done, state } = world(3001);
    const stop = refresher.watch();
    for (let round = 1; round <= 5; round += 1) {
      await vi.advanceTimersByTimeAsync(10_000);
      expect(seen.refreshes).toBe(round);
      fail(away);
      await vi.advanceTimersByTimeAsync(0);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    done();
    await vi.advanceTimersByTimeAsync(10_000);
    stop();
    expect(state.token).toBe('t2');
    expect(seen).toEqual({ refreshes: 6, signOuts: 0 });
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

describe('clocks', () => {
  it('knows of sleep by the wall clock alone', async () => {
    const { clock, refresher, seen } = world(10);
    await refresher.ready();
    clock.slept = 8 * 3_600_000;
    void refresher.ready();
    expect(seen.refreshes).toBe(1);
  });

  it('refreshes in time although the wall clock was set back by a day', async () => {
    const { clock, refresher, seen } = world(2000);
    const stop = refresher.watch();
    await vi.advanceTimersByTimeAsync(10_000);
    clock.setBy = -86_400_000;
    await vi.advanceTimersByTimeAsync(980_000);
    expect(seen.refreshes).toBe(0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(seen.refreshes).toBe(1);
    stop();
  });

  it('takes a token from the future for due: the clock was set back before the page was loaded', async () => {
    const { refresher, seen, done, state } = world(-7200);
    const call = refresher.ready();
    expect(seen.refreshes).toBe(1);
    done();
    await call;
    expect(state.token).toBe('t2');
    await refresher.ready();
    expect(seen.refreshes).toBe(1);
  });

  it('is content with the same token when it is granted again', async () => {
    const { refresher, seen, done, state } = world(-7200);
    const call = refresher.ready();
    done();
    state.token = 't1';
    await call;
    await refresher.ready();
    expect(seen.refreshes).toBe(1);
  });

  it('refreshes early and not twice when the clock is set ahead', async () => {
    const { clock, refresher, seen, done } = world(10);
    await refresher.ready();
    clock.setBy = 86_400_000;
    const call = refresher.ready();
    done();
    await call;
    await refresher.ready();
    expect(seen.refreshes).toBe(1);
  });
});

describe('a token that the server does not take', () => {
  it('is renewed once for all calls that were refused with it', async () => {
    const { refresher, seen, done } = world(10);
    const outcomes = [1, 2, 3].map(() => refresher.renew('t1'));
    done();
    expect(await Promise.all(outcomes)).toEqual(['renewed', 'renewed', 'renewed']);
    expect(await refresher.renew('t1')).toBe('renewed');
    expect(seen.refreshes).toBe(1);
  });

  it('ends nothing while the network is away', async () => {
    const { refresher, seen, fail } = world(10);
    const outcome = refresher.renew('t1');
    fail(away);
    expect(await outcome).toBe('away');
    expect(seen.signOuts).toBe(0);
  });

  it('ends the session when there is nothing to renew it with', async () => {
    const { refresher, state } = world(10);
    state.refreshToken = '';
    expect(await refresher.renew('t1')).toBe('ended');
  });

  it('ends the session when the same token comes again', async () => {
    const { refresher, state, done } = world(10);
    const outcome = refresher.renew('t2');
    expect(await outcome).toBe('renewed');
    state.token = 't2';
    const again = refresher.renew('t2');
    done();
    expect(await again).toBe('ended');
  });
});

describe('what counts as a no of the token call', () => {
  it.each([
    ['a flat refusal', 400, { error: 'invalid_grant', error_description: 'no' }, true],
    ['words alone', 400, { error_description: 'no' }, true],
    ['an envelope', 400, { code: 400, msg: 'no' }, true],
    ['an envelope inside HTTP 200', 200, { code: 401, msg: 'no' }, true],
    ['a login page of a hotel', 200, null, false],
    ['a page of a proxy', 404, null, false],
    ['a body that says nothing', 403, {}, false],
    ['an envelope of a broken server', 500, { code: 500, msg: 'broken' }, false],
    ['a provider that is away', 503, { error: 'temporarily_unavailable' }, false],
  ])('%s', (_what, status, body, no) => {
    expect(isRefusal(status, body)).toBe(no);
  });
});
