import Button from 'antd/es/button';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { useWords } from '#locale/words.ts';
import { galleryWords } from './gallery-words.ts';
import css from './gallery.module.css';

/** What stands where nothing is: nothing yet, nothing came, not yet here. */
export function NothingPart() {
  const t = useWords(galleryWords);
  return (
    <div className={css.thirds}>
      <EmptyState title={t('empty')} text={t('emptyText')} action={<Button type="primary">{t('first')}</Button>} />
      <ErrorState error={new Error(t('fault'))} onRetry={() => undefined} />
      <details>
        <summary>{t('loading')}</summary>
        <LinesSkeleton rows={5} />
      </details>
    </div>
  );
}
