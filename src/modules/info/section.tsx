import { type ReactNode, useId } from 'react';
import css from './profile.module.css';

interface Props {
  title: string;
  /** What this part is for. */
  note: string;
  children: ReactNode;
}

/** A part of the profile: what it is at the left, its fields at the right; below each other on a phone. */
export function Section({ title, note, children }: Props) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.about}>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </div>
      <div className={css.body}>{children}</div>
    </section>
  );
}
