import { lazy, Suspense } from 'react';
import type { Words } from '#domain/kernel/words.ts';
import { logError } from '#domain/resources/log-error.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { useUrlState } from '#kit/page/use-url-state.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';
import { ErrorDrawer } from './error-drawer.tsx';
import { monitorWords } from './monitor-words.ts';

// The calendar is the heaviest control of the product: the list does not wait for it.
const TimeRange = lazy(async () => ({ default: (await import('./time-range.tsx')).TimeRange }));

const sentAt: Words = monitorWords.words.sentAt;
const columns = [
  'message',
  'exceptionName',
  'requestUri',
  'createBy',
  {
    name: 'createTime',
    label: sentAt,
    render: (row: Readonly<Record<string, unknown>>) => <DateText value={String(row['createTime'])} time quiet />,
  },
];

/** Errors that people's pages had and that were sent here, newest first. spec §8, wire.md §4 */
export default function ErrorLogPage() {
  const [{ createTime_ge: from, createTime_le: to, error }, set] = useUrlState({
    createTime_ge: '',
    createTime_le: '',
    error: '',
  });
  return (
    <>
      <ResourcePage
        resource={logError}
        columns={columns}
        fixed={{ createTime_ge: from, createTime_le: to }}
        toolbar={
          <Suspense>
            <TimeRange
              from={from}
              to={to}
              onChange={(first, last) => set({ createTime_ge: first, createTime_le: last })}
            />
          </Suspense>
        }
        onOpen={(row) => set({ error: row.id })}
        current={error}
      />
      <ErrorDrawer id={error} onClose={() => set({ error: '' })} />
    </>
  );
}
