import Button from 'antd/es/button';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ping } from '#api/ping.ts';
import { CodeText } from '#kit/page/code-text.tsx';
import { toast } from '#kit/feedback.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { defineWords, useWords } from '#locale/words.ts';
import { safePath } from '../guard.ts';
import { shellWords } from '../shell-words.ts';
import { NoticeBox } from './notices.tsx';
import css from './pages.module.css';
import { usePageTitle } from './use-page-title.ts';

const words = defineWords('broken', {
  still: ['The server still does not answer. Please wait a moment', '服务器仍无响应，请稍候再试'],
  reference: ['Reference for support', '支持编号'],
  check: ['Self-check', '自检'],
});

/**
 * spec §2: /500. `from` in the address is the page to try again, `request` the id of the request that failed: whoever
 * leads here says them when they are known.
 */
export default function BrokenPage() {
  const t = useWords(shellWords);
  const b = useWords(words);
  const shared = useWords(sharedWords);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const request = /^[\w.-]{8,64}$/.exec(search.get('request') ?? '')?.[0] ?? '';
  usePageTitle(t('broken'));

  async function retry() {
    setBusy(true);
    const answered = await ping();
    setBusy(false);
    if (answered) void navigate(safePath(search.get('from') ?? '/'));
    else toast.error(words.words.still);
  }

  return (
    <main className={css.centre}>
      <NoticeBox
        sign="500"
        title={t('broken')}
        text={t('brokenText')}
        actions={
          <>
            <Button type="primary" loading={busy} onClick={() => void retry()}>
              {shared('retry')}
            </Button>
            <Button onClick={() => void navigate('/')}>{t('toHome')}</Button>
            <Button type="link" onClick={() => void navigate('/tool')}>
              {b('check')}
            </Button>
          </>
        }
      />
      {request !== '' && (
        <p className={css.text}>
          {b('reference')} <CodeText value={request} />
        </p>
      )}
    </main>
  );
}
