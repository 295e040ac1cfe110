import { useEffect, useState } from 'react';
import { sendPhoneCode } from '#api/phone-code.ts';
import type { Words } from '#domain/kernel/words.ts';
import { limits } from '#domain/limits.ts';
import { type CodeWait, codeWait, rememberCodeWait } from '#stores/login-memory.ts';
import { loginWords } from './login-words.ts';

/** Asks for codes, and knows how long to wait before the next one; a reload changes nothing. spec §2 */
export function useCode(tenantId: string, phone: string) {
  const [wait, setWait] = useState(codeWait);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Words | string>('');
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsLeft(wait, phone, now);
  const counting = seconds > 0;

  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [counting]);

  /** True when a code was sent. */
  async function send(): Promise<boolean> {
    setBusy(true);
    setRefusal('');
    try {
      const answer = await sendPhoneCode(tenantId, phone);
      if (answer.waitSeconds > 0) {
        const next = { phone, until: Date.now() + answer.waitSeconds * 1000 };
        rememberCodeWait(next);
        setWait(next);
        setNow(Date.now());
      }
      setRefusal(answer.refusal);
      return answer.refusal === '';
    } catch {
      setRefusal(loginWords.unreachable);
      return false;
    } finally {
      setBusy(false);
    }
  }

  const sent = wait?.phone === phone && refusal === '';
  return { seconds, busy, refusal, sent, minutes: limits.smsMinutes, send };
}

/** Whole seconds until this phone may be sent another code. A clock that was set back must not make it longer. */
function secondsLeft(wait: CodeWait | undefined, phone: string, now: number): number {
  if (wait?.phone !== phone) return 0;
  const left = Math.ceil((wait.until - now) / 1000);
  return left > limits.smsResendSeconds ? 0 : Math.max(0, left);
}
