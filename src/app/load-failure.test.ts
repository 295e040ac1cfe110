import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './load-failure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is a load error when nothing has come after two minutes, and not before', async () => {
  const hanging = inTime(new Promise<string>(() => undefined));
  let refused: Error | undefined;
  hanging.catch((error: Error) => (refused = error));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(refused).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(refused?.message).toMatch(/dynamically imported module/);
});

it('hands on what came, and why it did not, and leaves no clock behind', async () => {
  await expect(inTime(Promise.resolve('page'))).resolves.toBe('page');
  await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
