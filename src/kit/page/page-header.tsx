import type { ReactNode } from 'react';
import css from './page.module.css';

interface Props {
  title: ReactNode;
  /** One line below: a count, a state, whose turn. */
  note?: ReactNode;
  /** Beside the title: a state tag. */
  tag?: ReactNode;
  /** At the right, the primary action last. */
  actions?: ReactNode;
}

/** The head of every page: title, one line of count or state, actions at the right. look.md */
export function PageHeader({ title, note, tag, actions }: Props) {
  return (
    <header className={css.header}>
      <div className={css.heading}>
        <h1 className={css.title}>
          {title}
          {tag}
        </h1>
        {note !== undefined && <div className={css.note}>{note}</div>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  );
}
