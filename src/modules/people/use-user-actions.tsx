import { useCallback } from 'react';
import { confirm, toast } from '#kit/feedback.ts';
import type { Row } from '#kit/resource/resource-row.ts';
import { sayNow, useLanguage, useWords } from '#locale/words.ts';
import { fetchResetTo, type UserCall, useUserCall } from './people-client.ts';
import { peopleWords } from './people-words.ts';

/** What a person is called in the reader's language. */
export function useNameOf(): (row: Row) => string {
  const english = useLanguage() === 'en';
  return useCallback((row) => String((english && row['name']) || row['realName']), [english]);
}

/** Who is meant: the name of one, or how many. */
export function useWho(): (rows: readonly Row[]) => string {
  const t = useWords(peopleWords);
  const nameOf = useNameOf();
  return (rows) => (rows.length === 1 ? nameOf(rows[0]!) : t('several', { n: rows.length }));
}

const { words } = peopleWords;
const said = {
  leave: { ask: 'leaveAsk', text: words.leaveText, ok: words.leave, done: words.leaveDone, danger: true },
  rejoin: { ask: 'rejoinAsk', text: words.rejoinText, ok: words.rejoin, done: words.rejoinDone, danger: false },
  remove: { ask: 'removeAsk', text: words.removeText, ok: words.remove, done: words.removeDone, danger: true },
} as const;

/** What is done to people without a form: asked first, then done, then said. Answers whether it was done. */
export function useUserActions() {
  const t = useWords(peopleWords);
  const who = useWho();
  const { mutateAsync, isPending } = useUserCall();
  const run = (call: UserCall, rows: readonly Row[]) =>
    mutateAsync({ call, ids: rows.map((row) => row.id) }).then(
      () => true,
      // Said already: the refusal carries its own words. spec §8
      () => false,
    );
  const asked = async (call: keyof typeof said, rows: readonly Row[]) => {
    const { ask, text, ok, done, danger } = said[call];
    const sure = await confirm({ title: t(ask, { who: who(rows) }), content: sayNow(text), okText: ok, danger });
    if (!sure || !(await run(call, rows))) return false;
    toast.success(done);
    return true;
  };
  const reset = async (rows: readonly Row[]) => {
    const secret = await fetchResetTo().then(
      (answer) => answer.password,
      () => null,
    );
    if (secret === null) return false;
    const sure = await confirm({
      title: t('resetAsk', { who: who(rows) }),
      content: t('resetText', { secret }),
      okText: words.reset,
      danger: true,
    });
    if (!sure || !(await run('reset-password', rows))) return false;
    toast.success(t('resetDone', { secret }));
    return true;
  };
  const unlock = async (rows: readonly Row[]) => {
    if (!(await run('unlock', rows))) return false;
    toast.success(words.unlockDone);
    return true;
  };
  return { isPending, asked, reset, unlock };
}
