import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { acknowledge, fetchDue, inboxKey } from '#api/notice-client.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { toast } from '#kit/feedback.ts';
import { RichText } from '#kit/text/rich-text.tsx';
import { useLanguage, useWords } from '#locale/words.ts';
import css from './notice-panel.module.css';
import { noticeWords } from './notice-words.ts';

/** Notices that must be acknowledged, one after the other: each goes away when the person says that they have read it. */
export function MustRead() {
  const t = useWords(noticeWords);
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const { data = [] } = useQuery({
    queryKey: [...inboxKey, 'due', language],
    queryFn: ({ signal }) => fetchDue(signal),
    staleTime: 0,
  });
  const [first] = data;
  if (!first) return null;
  const say = async () => {
    setBusy(true);
    try {
      await acknowledge(first.id);
      if (data.length === 1) toast.success(noticeWords.words.acked);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title={first.title}
      footer={
        <div className={css.mustFoot}>
          <span>{data.length > 1 && t('mustMany', { n: data.length })}</span>
          <Button type="primary" loading={busy} onClick={() => void say().catch(() => undefined)}>
            {t('ack')}
          </Button>
        </div>
      }
    >
      <p className={css.mustFacts}>
        <span className={css.due}>{t('mustTitle')}</span>
        {first.label && <span>{first.label}</span>}
        <DateText value={first.time} time quiet />
      </p>
      <RichText text={first.content} />
    </Modal>
  );
}
