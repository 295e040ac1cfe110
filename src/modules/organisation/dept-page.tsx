import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useMemo, useState } from 'react';
import { get } from '#api/http.ts';
import { dept } from '#domain/resources/dept.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { useUrlState } from '#kit/page/use-url-state.ts';
import { ResourceDrawer } from '#kit/resource/resource-drawer.tsx';
import { resourceWords } from '#kit/resource/resource-words.ts';
import { plainActions, type RowAction } from '#kit/resource/row-actions.tsx';
import { TextFilter } from '#kit/resource/text-filter.tsx';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { useRemove } from '#kit/resource/use-remove.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { DeptCards } from './dept-cards.tsx';
import { type DeptRow, flatDepts, matchingDepts } from './dept-rows.ts';
import { DeptTable } from './dept-table.tsx';
import css from './organisation.module.css';
import { useDepts } from './organisation-client.ts';
import { organisationWords } from './organisation-words.ts';

/** What is open beside the list. */
type Open = { row: DeptRow } | { parentId: string } | null;

/** The departments of the tenant as a tree, and how many people are in each. wire.md §4 */
export default function DeptPage() {
  const t = useWords(organisationWords);
  const shared = useWords(resourceWords);
  const say = useSay();
  const phone = usePhone();
  const [{ text }, set] = useUrlState({ text: '' });
  const [open, setOpen] = useState<Open>(null);
  const query = useDepts();
  const may = useButtons(dept);
  const remove = useRemove(dept);
  const depts = query.data;
  const shown = useMemo(() => matchingDepts(depts ?? [], text), [depts, text]);
  const total = useMemo(() => flatDepts(depts ?? []).length, [depts]);
  const found = flatDepts(shown).length;
  const edit = (row: DeptRow) => setOpen({ row });
  const actionsOf = (row: DeptRow): RowAction[] => [
    ...(may.add
      ? [
          {
            key: 'below',
            label: organisationWords.words.below,
            icon: <PlusOutlined />,
            run: () => setOpen({ parentId: row.id }),
          },
        ]
      : []),
    ...plainActions({
      edit: may.edit ? () => edit(row) : undefined,
      remove: may.delete ? () => void remove([row]) : undefined,
    }),
  ];
  const add = may.add && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ parentId: '0' })}>
      {shared('add')}
    </Button>
  );
  const count = text !== '' ? t('found', { n: found }) : total === 1 ? t('deptOne') : t('depts', { n: total });
  const list = { depts: shown, actionsOf, ...(may.edit || may.view ? { onOpen: edit } : {}) };
  return (
    <>
      <PageHeader title={say(dept.title)} note={depts ? count : ''} actions={add} />
      <search className={css.search}>
        <TextFilter label={organisationWords.words.deptSearch} value={text} onChange={(next) => set({ text: next })} />
      </search>
      {query.isError && !depts ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !depts ? (
        <LinesSkeleton rows={10} />
      ) : total === 0 ? (
        <EmptyState title={t('noDepts')} text={t('noDeptsText')} action={add} />
      ) : found === 0 ? (
        <EmptyState
          title={t('noDeptFound')}
          action={<Button onClick={() => set({ text: '' })}>{shared('clearFilters')}</Button>}
        />
      ) : phone ? (
        <DeptCards {...list} />
      ) : (
        <DeptTable {...list} />
      )}
      {open && 'row' in open && (
        <ResourceDrawer
          key={open.row.id}
          resource={dept}
          row={open.row}
          readOnly={!may.edit}
          onReload={() => get<DeptRow>(`${dept.path}/detail`, { id: open.row.id })}
          onClose={() => setOpen(null)}
        />
      )}
      {open && 'parentId' in open && (
        <ResourceDrawer resource={dept} row={null} fixed={{ parentId: open.parentId }} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
