import { useWords } from '#locale/words.ts';
import { shellWords } from '../shell-words.ts';
import { Notice } from './notices.tsx';
import css from './pages.module.css';
import { usePageTitle } from './use-page-title.ts';

/** spec §2: /500 */
export default function BrokenPage() {
  const t = useWords(shellWords);
  usePageTitle(t('broken'));
  return (
    <main className={css.centre}>
      <Notice sign="500" title={t('broken')} text={t('brokenText')} />
    </main>
  );
}
