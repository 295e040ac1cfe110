import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Drawer from 'antd/es/drawer';
import Pagination from 'antd/es/pagination';
import Segmented from 'antd/es/segmented';
import { useState } from 'react';
import { get } from '#api/http.ts';
import type { Page } from '#domain/kernel/page.ts';
import type { NoticeReader } from '#domain/notice/inbox.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { TextFilter } from '#kit/resource/text-filter.tsx';
import { useWords } from '#locale/words.ts';
import css from './notice.module.css';
import { noticeWords } from './notice-words.ts';

const SIZE = 50;

type Readers = Page<NoticeReader> & { acknowledged: number; people: number };
type Which = '' | 'done' | 'due';

/** Who has acknowledged a notice, when, and who has not yet. */
export function ReadersDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords(noticeWords);
  return (
    <Drawer title={t('readers')} open={id !== ''} onClose={onClose} size="min(480px, 100vw)" destroyOnHidden>
      {id !== '' && <Readers key={id} id={id} />}
    </Drawer>
  );
}

function Readers({ id }: { id: string }) {
  const t = useWords(noticeWords);
  const [state, setState] = useState<Which>('');
  const [name, setName] = useState('');
  const [current, setCurrent] = useState(1);
  const asked = { id, state, name, current, size: SIZE };
  const { data, error, refetch } = useQuery({
    queryKey: ['notice', 'readers', asked],
    queryFn: ({ signal }) => get<Readers>('/blade-desk/notice/readers', asked, { signal, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton rows={6} />;
  const { acknowledged, people, records, total } = data;
  return (
    <>
      <Segmented<Which>
        aria-label={t('which')}
        value={state}
        onChange={(next) => {
          setState(next);
          setCurrent(1);
        }}
        options={[
          { value: '', label: t('all', { n: people }) },
          { value: 'done', label: t('done', { n: acknowledged }) },
          { value: 'due', label: t('due', { n: people - acknowledged }) },
        ]}
      />
      <div className={css.filter}>
        <TextFilter
          label={noticeWords.words.person}
          value={name}
          onChange={(next) => {
            setName(next);
            setCurrent(1);
          }}
        />
      </div>
      {records.length === 0 && <EmptyState title={t('nobody')} text={t('nobodyText')} />}
      <ul className={css.readers}>
        {records.map((reader) => (
          <li key={reader.id}>
            <span>
              {reader.realName} <span className={css.account}>{reader.account}</span>
            </span>
            {reader.ackTime ? (
              <DateText value={reader.ackTime} time quiet />
            ) : (
              <span className={css.due}>{t('notYet')}</span>
            )}
          </li>
        ))}
      </ul>
      {total > SIZE && (
        <Pagination
          simple
          current={current}
          pageSize={SIZE}
          total={total}
          showSizeChanger={false}
          onChange={setCurrent}
        />
      )}
    </>
  );
}
