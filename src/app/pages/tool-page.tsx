import Button from 'antd/es/button';
import Descriptions from 'antd/es/descriptions';
import { useEffect, useState } from 'react';
import { ping } from '#api/ping.ts';
import { confirm } from '#kit/feedback.ts';
import { useLanguage, useWords } from '#locale/words.ts';
import { wipeStorage } from '#stores/storage.ts';
import { shellWords } from '../shell-words.ts';
import css from './pages.module.css';
import { usePageTitle } from './use-page-title.ts';

/** spec §2: /tool, public. What support asks for first, and a clean start when nothing else helps. */
export default function ToolPage() {
  const t = useWords(shellWords);
  const language = useLanguage();
  const answer = useAnswerTime();
  usePageTitle(t('tools'));

  async function wipe() {
    if (
      !(await confirm({ title: shellWords.words.clearDeviceAsk, okText: shellWords.words.clearDevice, danger: true }))
    )
      return;
    wipeStorage();
    window.location.replace('/login');
  }

  return (
    <main className={css.sheet}>
      <h1 className={css.title}>{t('tools')}</h1>
      <p>{t('toolsText')}</p>
      <Descriptions
        bordered
        styles={{ label: { whiteSpace: 'nowrap' } }}
        column={1}
        size="small"
        items={[
          {
            key: 'server',
            label: t('server'),
            children: answer === null ? t('serverDown') : answer === undefined ? '…' : t('serverUp', { ms: answer }),
          },
          { key: 'browser', label: t('browser'), children: navigator.userAgent },
          {
            key: 'window',
            label: t('windowSize'),
            children: `${window.innerWidth} × ${window.innerHeight} @${window.devicePixelRatio}`,
          },
          { key: 'language', label: t('language'), children: language },
        ]}
      />
      <Button danger onClick={() => void wipe()}>
        {t('clearDevice')}
      </Button>
    </main>
  );
}

/** Milliseconds to a small answer; null when there is none, undefined while asking. */
function useAnswerTime(): number | null | undefined {
  const [ms, setMs] = useState<number | null>();
  useEffect(() => void ping().then(setMs), []);
  return ms;
}
