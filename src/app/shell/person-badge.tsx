import { useState } from 'react';
import css from './shell.module.css';

/** The picture of a person, or the first letter of the name. Words beside it say who it is. */
export function PersonBadge({ name, picture }: { name: string; picture: string }) {
  // Links of pictures last an hour or two: after a longer sleep of the machine the letter does.
  const [failed, setFailed] = useState('');
  return (
    <span className={css.badge} aria-hidden>
      {picture && picture !== failed ? (
        <img src={picture} alt="" width={28} height={28} onError={() => setFailed(picture)} />
      ) : (
        name.slice(0, 1).toUpperCase()
      )}
    </span>
  );
}
