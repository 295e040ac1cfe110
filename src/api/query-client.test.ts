import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askLater, queryClient } from './query-client.ts';

let asked = 0;
/** Somebody who looks at old data under a key; answers how to look away. */
function look(key: string): () => void {
  queryClient.setQueryData([key], 'old');
  const queryFn = () => Promise.resolve(`new ${(asked += 1)}`);
  return new QueryObserver(queryClient, { queryKey: [key], queryFn, staleTime: 0 }).subscribe(() => undefined);
}

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

describe('askLater', () => {
  it('lets a page ask at once when none comes back', async () => {
    const away = look('a');
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(1);
    away();
  });

  it('shows what a page that comes back had, and asks once it was seen', async () => {
    const seen = askLater();
    const away = look('a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toBe(0);
    seen(250);
    await vi.advanceTimersByTimeAsync(249);
    expect(asked).toBe(0);
    await vi.advanceTimersByTimeAsync(2);
    expect(asked).toBe(1);
    expect(queryClient.getQueryData(['a'])).toBe('new 1');
    away();
  });

  it('asks nothing for a page that was left again, and at once for the next one', async () => {
    const seen = askLater();
    look('a')();
    seen(250);
    const away = look('b');
    await vi.advanceTimersByTimeAsync(1000);
    expect(queryClient.getQueryData(['a'])).toBe('old');
    expect(queryClient.getQueryData(['b'])).toBe('new 1');
    away();
  });
});
