import { lazy, Suspense } from 'react';
import css from './icon.module.css';

const Drawn = lazy(async () => ({ default: (await import('./menu-icons.tsx')).MenuIconDrawn }));

/** The icon of a menu entry, drawn when the icons have arrived: the words do not wait for them. */
export function MenuIcon({ name }: { name: string }) {
  return (
    <span className={`anticon ${css.icon}`} aria-hidden>
      <Suspense>
        <Drawn name={name} />
      </Suspense>
    </span>
  );
}
