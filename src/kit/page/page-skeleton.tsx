import Skeleton from 'antd/es/skeleton';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import css from './page.module.css';

/** The shape of a page while its code or record loads. Never a spinner over a blank page. look.md */
export function PageSkeleton() {
  const t = useWords(sharedWords);
  return (
    <output className={css.skeleton} aria-label={t('loading')}>
      <Skeleton active title={{ width: '30%' }} paragraph={{ rows: 1, width: '15%' }} />
      <LinesSkeleton rows={8} />
    </output>
  );
}

/** The shape of a block of lines while it loads. */
export function LinesSkeleton({ rows = 4 }: { rows?: number }) {
  return <Skeleton active title={false} paragraph={{ rows, width: '100%' }} />;
}
