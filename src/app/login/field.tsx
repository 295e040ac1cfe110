import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './login.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
  error: string | undefined;
  /** Said below the field without being wrong: caps lock. */
  hint?: string | undefined;
  /** Inside the frame of the field, at its end. */
  inside?: ReactNode;
  /** Beside the field. */
  beside?: ReactNode;
}

/** A labelled field that says in words what is wrong with it. */
export function Field({ label, error, hint, inside, beside, ...input }: Props) {
  const id = useId();
  const said = error ?? hint;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.row}>
        <div className={css.frame} data-invalid={error !== undefined || undefined}>
          <input
            {...input}
            id={id}
            aria-invalid={error !== undefined}
            aria-describedby={said === undefined ? undefined : `${id}-said`}
          />
          {inside}
        </div>
        {beside}
      </div>
      <p id={`${id}-said`} className={error ? css.error : css.hint}>
        {said}
      </p>
    </div>
  );
}
