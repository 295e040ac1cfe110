import { say, type Words } from '#domain/kernel/words.ts';
import type { Language } from '#domain/kernel/words.ts';
import { loginWords } from './login-words.ts';
import css from './login.module.css';
import type { Busy } from './use-attempt.ts';

const words: Record<Busy, Words> = {
  '': loginWords.submit,
  asking: loginWords.busy,
  preparing: loginWords.preparing,
};

/** Sends the form, and says what it is doing. */
export function SubmitButton({ busy, language }: { busy: Busy; language: Language }) {
  return (
    <button type="submit" className={css.submit} aria-disabled={busy !== ''}>
      {busy !== '' && <span className={css.spin} aria-hidden="true" />}
      {say(words[busy], language)}
    </button>
  );
}
