import { useCallback, useEffect, useState } from 'react';
import { type Captcha, fetchCaptcha } from '#api/captcha.ts';

/** loading: being fetched. none: this server asks for no captcha. failed: to be tried again. */
export type CaptchaState = { kind: 'loading' } | { kind: 'none' } | { kind: 'failed' } | ({ kind: 'shown' } & Captcha);

async function ask(_round: number): Promise<CaptchaState> {
  try {
    const captcha = await fetchCaptcha();
    return captcha ? { kind: 'shown', ...captcha } : { kind: 'none' };
  } catch {
    return { kind: 'failed' };
  }
}

/** The captcha of the login page; a fresh one on demand and after every failure. wire.md §2 */
export function useCaptcha(): readonly [CaptchaState, () => void] {
  const [state, setState] = useState<CaptchaState>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    void (async () => {
      const next = await ask(round);
      if (wanted) setState(next);
    })();
    return () => {
      wanted = false;
    };
  }, [round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return [state, again];
}
