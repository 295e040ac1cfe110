import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { lazy, Suspense, useRef, useState } from 'react';
import { useWords } from '#locale/words.ts';
import { shellWords } from '../shell-words.ts';
import css from './menu-search.module.css';

const Panel = lazy(async () => ({ default: (await import('./menu-search-panel.tsx')).MenuSearchPanel }));

/** The search over the menu: a field that becomes a list of pages in the menu's place. spec §2 */
export function MenuSearch({ place }: { place: 'sidebar' | 'collapsed' | 'drawer' }) {
  const t = useWords(shellWords);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <search
      className={css.search}
      data-place={place}
      onBlur={(blur) => {
        if (open && !blur.currentTarget.contains(blur.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        className={css.opener}
        aria-expanded={open}
        aria-label={t('searchMenu')}
        title={place === 'collapsed' ? t('searchMenu') : undefined}
        onClick={() => setOpen(true)}
      >
        <SearchOutlined aria-hidden />
        {place !== 'collapsed' && <span aria-hidden>{t('searchMenu')}</span>}
      </button>
      {open && (
        <div className={css.panel}>
          <Suspense>
            <Panel
              onClose={(back) => {
                // The field that has the focus goes away: it returns to where it came from, or goes to the page.
                (back ? opener.current : document.getElementById('content'))?.focus({ preventScroll: true });
                setOpen(false);
              }}
            />
          </Suspense>
        </div>
      )}
    </search>
  );
}
