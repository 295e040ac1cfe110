import { useSay, useWords } from '#locale/words.ts';
import { shellWords } from '../shell-words.ts';
import css from './top-menu.module.css';
import { useTopMenu } from './use-top-menu.ts';

/** The top menu where the bar has no room for it: above the side menu that it changes. */
export function TopMenuChips() {
  const t = useWords(shellWords);
  const say = useSay();
  const { entries, chosen, choose } = useTopMenu();
  if (entries.length === 1) return null;
  return (
    <nav aria-label={t('topMenu')} className={css.chips}>
      {entries.map(({ key, title }) => (
        <button
          key={key}
          type="button"
          aria-current={key === chosen ? 'true' : undefined}
          onClick={() => void choose(key)}
        >
          {say(title)}
        </button>
      ))}
    </nav>
  );
}
