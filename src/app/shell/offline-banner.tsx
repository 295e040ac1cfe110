import CloudOutlined from '@ant-design/icons/es/icons/CloudOutlined';
import { useSyncExternalStore } from 'react';
import { defineWords, useWords } from '#locale/words.ts';
import css from './offline-banner.module.css';

const words = defineWords('offline', {
  offline: ['You are offline.', '当前处于离线状态。'],
  what: [
    'What was loaded stays here; saving and new pages wait for the connection.',
    '已加载的内容仍可查看；保存和打开新页面需等待网络恢复。',
  ],
});

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says that there is no network, and goes by itself when it is back: calls that wait go on then. */
export function OfflineBanner() {
  const t = useWords(words);
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={css.banner}>
          <CloudOutlined aria-hidden />
          <span>
            <strong>{t('offline')}</strong> {t('what')}
          </span>
        </p>
      )}
    </div>
  );
}
