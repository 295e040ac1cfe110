import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import Button from 'antd/es/button';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { StateSpec } from '#domain/kernel/flow.ts';
import { notice } from '#domain/resources/notice.ts';
import { useUrlState } from '#kit/page/use-url-state.ts';
import type { ExtraColumn } from '#kit/resource/resource-columns.tsx';
import { ResourcePage } from '#kit/resource/resource-page.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import type { RowAction } from '#kit/resource/row-actions.tsx';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useWords } from '#locale/words.ts';
import { AudiencePart } from './audience-part.tsx';
import { ContentPart } from './content-part.tsx';
import { noticeWords } from './notice-words.ts';
import { ReadersDrawer } from './readers-drawer.tsx';

// The calendar is the heaviest control of the product: the list does not wait for it.
const DayRange = lazy(async () => ({ default: (await import('#kit/date/day-range.tsx')).DayRange }));

const { words } = noticeWords;
const states: Readonly<Record<string, Pick<StateSpec, 'label' | 'tone'>>> = {
  waiting: { tone: 'neutral', label: words.waiting },
  out: { tone: 'good', label: words.out },
  over: { tone: 'void', label: words.over },
};

const state: ExtraColumn = {
  name: 'status',
  label: words.state,
  render: (row) => {
    const known = states[String(row['state'])];
    return known ? <StateTag state={known} /> : '';
  },
};

function Acknowledged({ row, onOpen }: { row: Row; onOpen: (id: string) => void }) {
  const t = useWords(noticeWords);
  if (Number(row['mustRead']) !== 1 || row['people'] === undefined) return '–';
  return (
    <Button type="link" size="small" onClick={() => onOpen(row.id)}>
      {t('counted', { n: Number(row['acknowledged']), people: Number(row['people']) })}
    </Button>
  );
}

const parts = { content: ContentPart, roleIds: AudiencePart };

/** Announcements of administrators: when, to whom, and who has acknowledged what must be. spec §3 */
export default function NoticePage() {
  const t = useWords(noticeWords);
  const may = useButtons(notice);
  const [{ releaseTime_ge: from, releaseTime_le: to }, set] = useUrlState({
    releaseTime_ge: '',
    releaseTime_le: '',
    current: '1',
  });
  const [readersOf, setReadersOf] = useState('');
  const columns = useMemo(
    () => [
      'title',
      state,
      'category',
      'releaseTime',
      'endTime',
      {
        name: 'acknowledged',
        label: words.acknowledged,
        render: (row: Row) => <Acknowledged row={row} onOpen={setReadersOf} />,
      },
    ],
    [],
  );
  const rowActions = useCallback(
    (row: Row): RowAction[] =>
      may.view && Number(row['mustRead']) === 1
        ? [{ key: 'readers', label: words.readers, icon: <TeamOutlined />, run: () => setReadersOf(row.id) }]
        : [],
    [may.view],
  );
  return (
    <>
      <ResourcePage
        resource={notice}
        columns={columns}
        parts={parts}
        rowActions={rowActions}
        fixed={{ releaseTime_ge: from, releaseTime_le: to }}
        toolbar={
          <Suspense>
            <DayRange
              from={from}
              to={to}
              labels={[t('from'), t('to')]}
              onChange={(first, last) => set({ releaseTime_ge: first, releaseTime_le: last, current: '1' })}
            />
          </Suspense>
        }
      />
      <ReadersDrawer id={readersOf} onClose={() => setReadersOf('')} />
    </>
  );
}
