import { useWords } from '#locale/words.ts';
import { shellWords } from '../shell-words.ts';
import { Notice } from './notices.tsx';
import css from './pages.module.css';
import { usePageTitle } from './use-page-title.ts';

/** spec §2: /404 */
export default function NotFoundPage() {
  const t = useWords(shellWords);
  usePageTitle(t('notFound'));
  return (
    <main className={css.centre}>
      <Notice sign="404" title={t('notFound')} text={t('notFoundText')} />
    </main>
  );
}
