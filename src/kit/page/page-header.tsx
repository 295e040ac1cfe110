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
  /** 2 for the head of a part of the page. */
  level?: 1 | 2;
}

/** The head of every page: title, one line of count or state, actions at the right. look.md */
export function PageHeader({ title, note, tag, actions, level = 1 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={css.header}>
      <div className={css.heading}>
        <Heading className={`${css.title} ${level === 2 ? css.part : ''}`}>
          {title}
          {tag}
        </Heading>
        {note !== undefined && <div className={css.note}>{note}</div>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  );
}
