import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import Button from 'antd/es/button';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listenToNews, useMust, useUnread } from '#api/notice-client.ts';
import { defineWords, useWords } from '#locale/words.ts';
import { lazyPart } from '../lazy-part.ts';
import { CountBadge } from './count-badge.tsx';
import css from './count-badge.module.css';

const NoticePanel = lazyPart(async () => (await import('./notice-panel.tsx')).NoticePanel);

const MustRead = lazyPart(async () => (await import('./notice-must.tsx')).MustRead);

const words = defineWords('bell', {
  notices: ['Notices', '通知'],
  unread: ['Notices: {n} unread', '通知：{n} 条未读'],
});

/** What the page needs first comes first; the bell can wait a moment for its connection. */
const PATIENCE_MS = 1500;

/** Rings for mail, messages and notices as they come; its panel is loaded with the first press. spec §2 */
export function NoticeBell() {
  const t = useWords(words);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const unread = useUnread();
  const n = unread ? unread.mail + unread.message + unread.notice : 0;
  useEffect(() => {
    let stop = () => clearTimeout(timer);
    const timer = setTimeout(() => (stop = listenToNews()), PATIENCE_MS);
    return () => stop();
  }, []);
  const asks = useAsks();
  const close = useCallback(() => setOpen(false), []);
  const name = n > 0 ? t('unread', { n }) : t('notices');
  return (
    <span className={css.place}>
      <Button
        ref={button}
        type="text"
        size="large"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={name}
        icon={<BellOutlined />}
        onClick={() => setOpen(!open)}
      />
      <CountBadge count={n} tone="new" />
      <span className={css.heard} aria-live="polite">
        {n > 0 && name}
      </span>
      {asks && (
        <Suspense>
          <MustRead />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <NoticePanel opener={button} onClose={close} />
        </Suspense>
      )}
    </span>
  );
}

/**
 * Whether the person is asked now for what must be acknowledged: after the sign-in, and from the next page on when one
 * arrives while they are at work, whose hands it would otherwise fall into.
 */
function useAsks(): boolean {
  const must = useMust();
  const { key } = useLocation();
  const [heard, setHeard] = useState(must);
  const [quietAt, setQuietAt] = useState<string>();
  if (must !== heard) {
    setHeard(must);
    if (heard !== undefined && (must ?? 0) > heard) setQuietAt(key);
  }
  return (must ?? 0) > 0 && quietAt !== key;
}
