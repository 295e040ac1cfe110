import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined';
import type { ReactNode } from 'react';
import css from './page.module.css';

interface Props {
  title: ReactNode;
  /** What this is for, or why nothing is here. */
  text?: ReactNode;
  /** The first action. */
  action?: ReactNode;
  icon?: ReactNode;
}

/** Nothing here yet: says what this is for and offers the first action. look.md */
export function EmptyState({ title, text, action, icon }: Props) {
  return (
    <section className={css.notice}>
      <span className={css.mark} aria-hidden>
        {icon ?? <InboxOutlined />}
      </span>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </section>
  );
}
