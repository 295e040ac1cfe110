import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Field } from './field.tsx';
import css from './login.module.css';

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'hint' | 'inside'> {
  words: Record<'show' | 'hide' | 'capsLock', string>;
}

/** The password, with an eye to read it by and a word when caps lock is on. */
export function PasswordField({ words, ...field }: Props) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (key: KeyboardEvent) => setCapsLock(key.getModifierState('CapsLock'));
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      hint={capsLock ? words.capsLock : undefined}
      onKeyDown={watch}
      onKeyUp={watch}
      inside={
        <button
          type="button"
          className={css.eye}
          aria-label={shown ? words.hide : words.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
            <circle cx="12" cy="12" r="3" />
            {!shown && <path d="m4 20 16-16" />}
          </svg>
        </button>
      }
    />
  );
}
