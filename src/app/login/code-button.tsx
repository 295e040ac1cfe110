import { type Language, say } from '#domain/kernel/words.ts';
import css from './login.module.css';
import { wayWords } from './way-words.ts';

interface Props {
  language: Language;
  /** Until another code may be asked for; 0 for now. */
  seconds: number;
  busy: boolean;
  onPress: () => void;
}

/** Sends a code, and counts down until it may be asked for again. */
export function CodeButton({ language, seconds, busy, onPress }: Props) {
  const waiting = seconds > 0 || busy;
  return (
    <button
      type="button"
      className={css.send}
      aria-disabled={waiting}
      onClick={() => {
        if (!waiting) onPress();
      }}
    >
      {busy
        ? say(wayWords.sending, language)
        : say(seconds > 0 ? wayWords.sendAgain : wayWords.send, language, { seconds })}
    </button>
  );
}
