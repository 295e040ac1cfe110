import BugOutlined from '@ant-design/icons/es/icons/BugOutlined';
import Button from 'antd/es/button';
import { Suspense, useState } from 'react';
import { defineWords, useWords } from '#locale/words.ts';
import { useErrorLog } from '#stores/error-log.ts';
import { lazyPart } from '../lazy-part.ts';
import { CountBadge } from './count-badge.tsx';
import css from './count-badge.module.css';

const ErrorLogPanel = lazyPart(async () => (await import('./error-log-panel.tsx')).ErrorLogPanel);

const words = defineWords('error-log-button', { errors: ['Error log: {n}', '错误日志：{n}'] });

/** The button itself: how many there are, and the way to them. */
export function ErrorLogTool() {
  const t = useWords(words);
  const n = useErrorLog((state) => state.logs.length);
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      {n > 0 && (
        <span className={css.place}>
          <Button
            type="text"
            size="large"
            aria-label={t('errors', { n })}
            aria-haspopup="dialog"
            title={t('errors', { n })}
            icon={<BugOutlined />}
            onClick={() => setOpen(true)}
          />
          <CountBadge count={n} tone="bad" />
        </span>
      )}
      {open !== undefined && (
        <Suspense>
          <ErrorLogPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
