import { useState } from 'react';
import type { Attempt } from './attempt.ts';
import { loginWords } from './login-words.ts';

type Ways = typeof import('./attempt.ts');

/** '': nothing runs. asking: the server is asked. preparing: the workplace is being loaded. */
export type Busy = '' | 'asking' | 'preparing';

/**
 * Runs one attempt at a time and keeps why the last one failed. The ways come in a chunk of their own: a password's
 * digest is not needed before there is a password. docs/decisions/008
 */
export function useAttempt(
  onSignedIn: (redirect: string | undefined) => void,
  first?: Attempt,
): {
  busy: Busy;
  last: Attempt;
  run: (way: (ways: Ways, granted: () => void) => Promise<Attempt>, granted?: () => void) => Promise<Attempt | null>;
} {
  const [busy, setBusy] = useState<Busy>('');
  const [last, setLast] = useState<Attempt>(first ?? {});
  return {
    busy,
    last,
    run: async (way, granted) => {
      if (busy !== '') return null;
      setLast({});
      setBusy('asking');
      const result = await guarded(async () =>
        way(await import('./attempt.ts'), () => {
          granted?.();
          setBusy('preparing');
        }),
      );
      if (result.refusal === undefined) {
        onSignedIn(result.redirect);
        return result;
      }
      setBusy('');
      setLast(result);
      return result;
    },
  };
}

async function guarded(way: () => Promise<Attempt>): Promise<Attempt> {
  try {
    return await way();
  } catch {
    return { refusal: loginWords.unreachable, again: true };
  }
}
