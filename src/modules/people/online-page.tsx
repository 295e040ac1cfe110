import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import Button from 'antd/es/button';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { text } from '#domain/kernel/fields.ts';
import type { Page } from '#domain/kernel/page.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { confirm, toast } from '#kit/feedback.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { useListState } from '#kit/page/use-list-state.ts';
import { ResourceList } from '#kit/resource/resource-list.tsx';
import type { ListColumn } from '#kit/resource/resource-columns.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { SearchBar } from '#kit/resource/search-bar.tsx';
import { sayNow, useWords } from '#locale/words.ts';
import { useCode } from '#stores/menus.ts';
import { useEndOnline, useOnline } from './people-client.ts';
import { peopleWords } from './people-words.ts';
import css from './people.module.css';

const { words } = peopleWords;
const filters = [['account', text({ label: words.onlineSearch })]] as const;
const nameOf = (row: Row) => `${String(row['realName'])} · ${String(row['address'])}`;
const when = (name: 'createTime' | 'lastSeen', label: ListColumn['label']): ListColumn => ({
  name,
  label,
  kind: 'text',
  render: (row) => <DateText value={String(row[name])} time quiet />,
});

const columns: readonly ListColumn[] = [
  { name: 'realName', label: words.person, kind: 'text', render: (row) => <Person row={row} /> },
  { name: 'account', label: words.account, kind: 'text', render: (row) => String(row['account']) },
  { name: 'device', label: words.device, kind: 'text', render: (row) => <DeviceText row={row} /> },
  { name: 'address', label: words.address, kind: 'text', render: (row) => String(row['address']) },
  when('createTime', words.since),
  when('lastSeen', words.seen),
];

/** Who is signed in now, where and since when; sessions of others can be ended. */
export default function OnlinePage() {
  const t = useWords(peopleWords);
  const list = useListState(['account']);
  const query = useOnline(list.params);
  const may = useCode('online_delete');
  const [picked, setPicked] = useState<readonly Row[]>([]);
  const { mutateAsync, isPending } = useEndOnline();
  const end = async (rows: readonly Row[]) => {
    const [first] = rows;
    if (!first) return;
    const title =
      rows.length === 1 ? t('endAsk', { who: String(first['realName']) }) : t('endAskMany', { n: rows.length });
    if (!(await confirm({ title, content: sayNow(words.endText), okText: words.end, danger: true }))) return;
    await mutateAsync(rows.map((row) => row.id)).then(
      () => {
        toast.success(words.endDone);
        setPicked([]);
      },
      () => undefined, // Said in a toast already.
    );
  };
  const ending = useRef(end);
  useEffect(() => {
    ending.current = end;
  });
  const actionsOf = useCallback(
    (row: Row) =>
      may && row['current'] !== true
        ? [
            {
              key: 'end',
              label: words.end,
              icon: <LogoutOutlined />,
              danger: true,
              run: () => void ending.current([row]),
            },
          ]
        : [],
    [may],
  );
  const total = query.data?.total;
  const others = picked.filter((row) => row['current'] !== true);
  return (
    <>
      <PageHeader
        title={t('online')}
        note={total === undefined ? '' : t(total === 1 ? 'onlineCountOne' : 'onlineCount', { count: total })}
      />
      <SearchBar fields={filters.map(([name, field]) => [name, field])} list={list} />
      <ResourceList
        query={query as unknown as UseQueryResult<Page<Row>>}
        list={list}
        columns={columns}
        nameOf={nameOf}
        actionsOf={actionsOf}
        picked={picked}
        onPick={may ? setPicked : undefined}
        bulk={
          <Button danger disabled={isPending || others.length === 0} onClick={() => void end(others)}>
            {t('endMany', { n: others.length })}
          </Button>
        }
        add={null}
      />
    </>
  );
}

function Person({ row }: { row: Row }) {
  const t = useWords(peopleWords);
  return (
    <>
      {String(row['realName'])}
      {row['current'] === true && <span className={css.here}>{t('here')}</span>}
    </>
  );
}

function DeviceText({ row }: { row: Row }) {
  const t = useWords(peopleWords);
  const [browser, system] = [String(row['browser']), String(row['system'])];
  if (browser && system) return t('deviceOf', { browser, system });
  return browser || system || t('program');
}
