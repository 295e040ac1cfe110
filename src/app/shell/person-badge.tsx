import css from './shell.module.css';

/** The picture of a person, or the first letter of the name. Words beside it say who it is. */
export function PersonBadge({ name, picture }: { name: string; picture: string }) {
  return (
    <span className={css.badge} aria-hidden>
      {picture ? <img src={picture} alt="" width={28} height={28} /> : name.slice(0, 1).toUpperCase()}
    </span>
  );
}
