import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined';
import Button from 'antd/es/button';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { pageWords } from './page-words.ts';
import css from './page.module.css';

interface Props {
  /** What went wrong; its message is shown. */
  error?: unknown;
  onRetry?: () => void;
}

/** Something could not be loaded: says so, says why as far as known, and offers to try again. */
export function ErrorState({ error, onRetry }: Props) {
  const t = useWords(pageWords);
  const shared = useWords(sharedWords);
  const why = error instanceof Error ? error.message : '';
  return (
    <section className={css.notice} role="alert">
      <span className={`${css.mark} ${css.bad}`} aria-hidden>
        <CloudSyncOutlined />
      </span>
      <h2>{t('failed')}</h2>
      <p>{why || t('failedText')}</p>
      {onRetry && <Button onClick={onRetry}>{shared('retry')}</Button>}
    </section>
  );
}
