import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { useWords } from '#locale/words.ts';
import { lazyPart } from '../lazy-part.ts';
import { shellWords } from '../shell-words.ts';
import css from './menu-search.module.css';

const load = async () => (await import('./menu-search-panel.tsx')).MenuSearchPanel;
const Panel = lazyPart(load);
/** Fetched ahead; whether it failed is said when it is opened. */
const prepare = () => void load().catch(() => undefined);

/** The search over the menu: a field that becomes a list of pages in the menu's place. spec §2 */
export function MenuSearch({ place }: { place: 'sidebar' | 'collapsed' | 'drawer' }) {
  const t = useWords(shellWords);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Whoever types at once, while the list is still on its way, loses nothing.
  const [typed, setTyped] = useState('');
  const begin = (text: string) => {
    setTyped(text);
    setOpen(true);
  };
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (isText && (key !== ' ' || open)) begin(open ? typed + key : key);
  };
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
        onPointerEnter={prepare}
        onFocus={prepare}
        onKeyDown={onKeyDown}
        onClick={() => open || begin('')}
      >
        <SearchOutlined aria-hidden />
        {place !== 'collapsed' && <span aria-hidden>{t('searchMenu')}</span>}
      </button>
      {open && (
        <div className={css.panel}>
          <Suspense>
            <Panel
              typed={typed}
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
