import css from './count-badge.module.css';

/** A small number at the corner of a button; its meaning is said in the button's name. spec §9: at most 99. */
export function CountBadge({ count, tone }: { count: number; tone: 'new' | 'bad' }) {
  if (count === 0) return null;
  return (
    <span className={`${css.count} ${css[tone]}`} aria-hidden>
      {count > 99 ? '99+' : count}
    </span>
  );
}
