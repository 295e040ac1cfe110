import { useLock } from '#stores/lock.ts';
import { tokenReady } from './tokens.ts';

/**
 * Resolves when a call may go out: the screen is not locked, and no refresh of the token is due or running. A call that
 * is taken back while it waits is let go, so that its caller hears of it. spec §4, §9
 */
export async function free(signal?: AbortSignal): Promise<void> {
  await unlocked(signal);
  if (signal?.aborted) return;
  await tokenReady();
  // Locked while the token was renewed.
  if (useLock.getState().isLock) await free(signal);
}

function unlocked(signal: AbortSignal | undefined): Promise<void> {
  if (!useLock.getState().isLock) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      stop();
      signal?.removeEventListener('abort', go);
      resolve();
    };
    const stop = useLock.subscribe(({ isLock }) => {
      if (!isLock) go();
    });
    signal?.addEventListener('abort', go);
  });
}
