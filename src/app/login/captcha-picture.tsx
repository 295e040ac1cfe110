import type { CaptchaState } from './use-captcha.ts';
import css from './login.module.css';

interface Props {
  state: CaptchaState;
  words: Record<'captchaPicture' | 'captchaAgain' | 'captchaMissing', string>;
  onAgain: () => void;
}

/** The picture of the captcha; a click shows another one. wire.md §2: 130 × 48 */
export function CaptchaPicture({ state, words, onAgain }: Props) {
  return (
    <button
      type="button"
      className={css.captcha}
      title={words.captchaAgain}
      aria-label={words.captchaAgain}
      onClick={onAgain}
    >
      {state.kind === 'shown' && <img src={state.image} alt={words.captchaPicture} width={130} height={48} />}
      {state.kind === 'failed' && <span>{words.captchaMissing}</span>}
    </button>
  );
}
