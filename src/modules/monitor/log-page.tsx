import { lazy, type ReactNode, Suspense } from 'react';
import { type Field, text } from '#domain/kernel/fields.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Words } from '#domain/kernel/words.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { useUrlState } from '#kit/page/use-url-state.ts';
import type { ColumnChoice, ExtraColumn } from '#kit/resource/resource-columns.tsx';
import { ResourcePage } from '#kit/resource/resource-page.tsx';
import { useWords } from '#locale/words.ts';
import { LogDrawer } from './log-drawer.tsx';
import { monitorWords } from './monitor-words.ts';
import { RetentionButton } from './retention-button.tsx';

// The calendar is the heaviest control of the product: the list does not wait for it.
const DayRange = lazy(async () => ({ default: (await import('#kit/date/day-range.tsx')).DayRange }));

/** A row of any log, as it travels. */
export type LogRow = Readonly<Record<string, unknown>>;

const search: [string, Field] = ['search', text({ label: monitorWords.words.search })];

/** When it was written, to the minute: the column that every log has. */
export function atColumn(label: Words): ExtraColumn {
  return {
    name: 'createTime',
    label,
    render: (row) => <DateText value={String(row['createTime'])} time quiet />,
  };
}

interface Props {
  resource: Resource;
  columns: ColumnChoice;
  hide?: readonly string[];
  /** Fields of the definition that the list is filtered by, beside the one search box. */
  filters: readonly string[];
  /** Short facts of the detail, in order. */
  facts: readonly string[];
  /** What one entry is called. */
  titleOf: (row: LogRow) => string;
  /** The long part of the detail, below the facts. */
  children?: (row: LogRow) => ReactNode;
}

/** The screen of a log, newest first: a range of days, one search box, filters, and the whole entry in a drawer. wire.md §4 */
export function LogPage({ resource, columns, hide = [], filters, facts, titleOf, children }: Props) {
  const t = useWords(monitorWords);
  const [{ createTime_ge: from, createTime_le: to, entry }, set] = useUrlState({
    createTime_ge: '',
    createTime_le: '',
    current: '1',
    entry: '',
  });
  return (
    <>
      <ResourcePage
        resource={resource}
        columns={columns}
        hide={hide}
        filters={[search, ...filters.map((name): [string, Field] => [name, resource.fields[name]!])]}
        fixed={{ createTime_ge: from, createTime_le: to }}
        toolbar={
          <>
            <RetentionButton />
            <Suspense>
              <DayRange
                from={from}
                to={to}
                labels={[t('from'), t('to')]}
                onChange={(first, last) => set({ createTime_ge: first, createTime_le: last, current: '1' })}
              />
            </Suspense>
          </>
        }
        onOpen={(row) => set({ entry: row.id })}
        current={entry}
      />
      <LogDrawer resource={resource} id={entry} facts={facts} titleOf={titleOf} onClose={() => set({ entry: '' })}>
        {children}
      </LogDrawer>
    </>
  );
}
