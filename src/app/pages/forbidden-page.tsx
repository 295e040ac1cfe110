import { useWords } from '#locale/words.ts';
import { shellWords } from '../shell-words.ts';
import { Notice } from './notices.tsx';
import css from './pages.module.css';
import { usePageTitle } from './use-page-title.ts';

/** spec §2: /403 */
export default function ForbiddenPage() {
  const t = useWords(shellWords);
  usePageTitle(t('forbidden'));
  return (
    <main className={css.centre}>
      <Notice sign="403" title={t('forbidden')} text={t('forbiddenText')} />
    </main>
  );
}
