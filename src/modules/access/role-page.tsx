import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useMemo, useState } from 'react';
import { get } from '#api/http.ts';
import { role } from '#domain/resources/role.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { useUrlState } from '#kit/page/use-url-state.ts';
import { BulkBar } from '#kit/resource/bulk-bar.tsx';
import { ResourceDrawer } from '#kit/resource/resource-drawer.tsx';
import { resourceWords } from '#kit/resource/resource-words.ts';
import { TextFilter } from '#kit/resource/text-filter.tsx';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { useRemove } from '#kit/resource/use-remove.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { useRoles } from './access-client.ts';
import css from './access.module.css';
import { CopyRole } from './copy-role.tsx';
import { GrantDrawer } from './grant-drawer.tsx';
import { useRoleActions } from './role-actions.tsx';
import { RoleCards } from './role-cards.tsx';
import { flatRoles, matchingRoles, type RoleRow } from './role-rows.ts';
import { RoleTable } from './role-table.tsx';
import { roleWords } from './role-words.ts';

/** What is open beside the list. */
type Open = { what: 'edit' | 'copy' | 'grant'; id: string } | { what: 'add'; parentId: string } | null;

/** The roles of the tenant as a tree, and what each may do. spec §3, §6 */
export default function RolePage() {
  const t = useWords(roleWords);
  const shared = useWords(resourceWords);
  const say = useSay();
  const phone = usePhone();
  const [{ text }, set] = useUrlState({ text: '' });
  const [open, setOpen] = useState<Open>(null);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const query = useRoles();
  const may = useButtons(role);
  const remove = useRemove(role);
  const roles = query.data;
  const shown = useMemo(() => matchingRoles(roles ?? [], text), [roles, text]);
  const all = useMemo(() => flatRoles(roles ?? []), [roles]);
  const removeRoles = async (rows: readonly RoleRow[]) => {
    if (await remove(rows)) setPicked((before) => before.filter((id) => !rows.some((row) => row.id === id)));
  };
  const edit = (row: RoleRow) => setOpen({ what: 'edit', id: row.id });
  const actionsOf = useRoleActions({
    onGrant: (row) => setOpen({ what: 'grant', id: row.id }),
    onCopy: (row) => setOpen({ what: 'copy', id: row.id }),
    onAddBelow: (row) => setOpen({ what: 'add', parentId: row.id }),
    onEdit: edit,
    onRemove: (row) => void removeRoles([row]),
  });
  const add = may.add && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ what: 'add', parentId: '0' })}>
      {shared('add')}
    </Button>
  );
  const found = flatRoles(shown).length;
  const count =
    text === '' ? (all.length === 1 ? t('countOne') : t('count', { n: all.length })) : t('found', { n: found });
  const list = { roles: shown, actionsOf, ...(may.edit ? { onOpen: edit } : {}) };
  return (
    <>
      <PageHeader title={say(role.title)} note={roles ? count : ''} actions={add} />
      <search className={css.search}>
        <TextFilter label={roleWords.words.search} value={text} onChange={(next) => set({ text: next })} />
      </search>
      {query.isError && !roles ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !roles ? (
        <LinesSkeleton rows={10} />
      ) : all.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={add} />
      ) : found === 0 ? (
        <EmptyState
          title={t('nothing')}
          action={<Button onClick={() => set({ text: '' })}>{shared('clearFilters')}</Button>}
        />
      ) : phone ? (
        <RoleCards {...list} />
      ) : (
        <RoleTable {...list} picked={picked} {...(may.delete ? { onPick: setPicked } : {})} />
      )}
      {!phone && (
        <BulkBar
          n={picked.length}
          onClear={() => setPicked([])}
          onRemove={() => void removeRoles(all.filter((row) => picked.includes(row.id)))}
        />
      )}
      <Beside open={open} roles={all} onReload={() => void query.refetch()} onClose={() => setOpen(null)} />
    </>
  );
}

interface BesideProps {
  open: Open;
  roles: readonly RoleRow[];
  onReload: () => void;
  onClose: () => void;
}

function Beside({ open, roles, onReload, onClose }: BesideProps) {
  if (open?.what === 'add')
    return <ResourceDrawer resource={role} row={null} fixed={{ parentId: open.parentId }} onClose={onClose} />;
  const row = open && roles.find((one) => one.id === open.id);
  if (!row) return null;
  if (open.what === 'copy') return <CopyRole role={row} onClose={onClose} />;
  if (open.what === 'grant') return <GrantDrawer role={row} onReload={onReload} onClose={onClose} />;
  const latest = () => get<RoleRow>(`${role.path}/detail`, { id: row.id });
  return <ResourceDrawer key={row.id} resource={role} row={row} onReload={latest} onClose={onClose} />;
}
