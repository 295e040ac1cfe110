import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { useInfiniteQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { acknowledge, fetchInbox, inboxKey, markRead } from '#api/notice-client.ts';
import type { InboxEntry, InboxKind } from '#domain/notice/inbox.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { toast } from '#kit/feedback.ts';
import { plainText } from '#kit/text/rich-blocks.ts';
import { RichText } from '#kit/text/rich-text.tsx';
import { useLanguage, useWords } from '#locale/words.ts';
import { useProject } from '#stores/project.ts';
import css from './notice-panel.module.css';
import { noticeWords } from './notice-words.ts';

interface Props {
  kind: InboxKind;
  /** A link leads away. */
  onLeave: () => void;
}

/** The entries of one tab, newest first, page after page. */
export function NoticeList({ kind, onLeave }: Props) {
  const t = useWords(noticeWords);
  const language = useLanguage();
  const projectId = useProject((state) => state.current?.id);
  const query = useInfiniteQuery({
    queryKey: [...inboxKey, kind, language, projectId],
    queryFn: ({ pageParam, signal }) => fetchInbox(kind, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current < last.pages ? last.current + 1 : undefined),
    staleTime: 0,
  });
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LinesSkeleton rows={4} />;
  const entries = query.data.pages.flatMap((page) => page.records);
  if (entries.length === 0) return <EmptyState title={t(`${kind}Title`)} text={t(`${kind}Text`)} />;
  return (
    <>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onLeave={onLeave} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button block type="text" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Entry({ entry, onLeave }: { entry: InboxEntry; onLeave: () => void }) {
  const t = useWords(noticeWords);
  const [whole, setWhole] = useState(false);
  const { kind, id, title, label, time, link, read, ack } = entry;
  // Reading is not acknowledging: such a one stays new until the person says so.
  const seen = () => void (read || ack === 'due' || markRead(kind, id).catch(() => undefined));
  const head = (
    <>
      {!read && <span className={css.dot} role="img" aria-label={t('unread')} />}
      <strong>{title}</strong>
    </>
  );
  return (
    <li className={css.entry}>
      {link ? (
        <Link
          className={css.head}
          to={link}
          onClick={() => {
            seen();
            onLeave();
          }}
        >
          {head}
        </Link>
      ) : (
        <button
          type="button"
          className={css.head}
          aria-expanded={whole}
          onClick={() => {
            seen();
            setWhole(!whole);
          }}
        >
          {head}
        </button>
      )}
      <Content entry={entry} whole={whole} />
      <p className={css.facts}>
        {label && <span>{label}</span>}
        <DateText value={time} time quiet />
        {ack === 'done' && (
          <span>
            <CheckOutlined aria-hidden /> {t('done')}
          </span>
        )}
      </p>
      {ack === 'due' && <Acknowledge id={id} title={title} />}
      {!read && ack === 'none' && (
        <Button
          className={css.tick ?? ''}
          type="text"
          size="small"
          aria-label={t('markOne', { title })}
          title={t('markOne', { title })}
          icon={<CheckOutlined />}
          onClick={seen}
        />
      )}
    </li>
  );
}

/** Closed, two lines of the words; open, the whole text as it was written. Only notices have more than words. */
function Content({ entry: { kind, content }, whole }: { entry: InboxEntry; whole: boolean }) {
  if (!content) return null;
  if (kind !== 'notice') return <p className={`${css.text} ${whole ? '' : css.short}`}>{content}</p>;
  if (!whole) return <p className={`${css.text} ${css.short}`}>{plainText(content)}</p>;
  return (
    <div className={`${css.text} ${css.whole}`}>
      <RichText text={content} />
    </div>
  );
}

function Acknowledge({ id, title }: { id: string; title: string }) {
  const t = useWords(noticeWords);
  const [busy, setBusy] = useState(false);
  const say = async () => {
    setBusy(true);
    try {
      await acknowledge(id);
      toast.success(noticeWords.words.acked);
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className={css.ack}>
      <span className={css.due}>{t('due')}</span>
      <Button
        type="primary"
        size="small"
        loading={busy}
        aria-label={t('ackOf', { title })}
        onClick={() => void say().catch(() => undefined)}
      >
        {t('ack')}
      </Button>
    </p>
  );
}
