import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useCallback, useMemo, useState } from 'react';
import { user } from '#domain/resources/user.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { useListState } from '#kit/page/use-list-state.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { ListSettings } from '#kit/resource/list-settings.tsx';
import { ResourceList } from '#kit/resource/resource-list.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { SearchBar } from '#kit/resource/search-bar.tsx';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { useResourceList } from '#kit/resource/use-resource-list.ts';
import { useWords } from '#locale/words.ts';
import { useListColumns } from '#stores/list-columns.ts';
import { peopleWords } from './people-words.ts';
import { ProjectsModal } from './projects-modal.tsx';
import { RolesModal } from './roles-modal.tsx';
import { UserBulk } from './user-bulk.tsx';
import { hiddenAtFirst, userColumns } from './user-columns.tsx';
import type { Dialog } from './user-dialog.ts';
import { UserDrawer } from './user-drawer.tsx';
import { UserSheets } from './user-sheets.tsx';
import { useNameOf } from './use-user-actions.tsx';
import { useUserFilters } from './use-user-filters.ts';
import { useUserRowActions } from './use-user-row-actions.tsx';

const filterNames = ['keyword', 'roleId', 'status', 'projectId'] as const;

/** People of the tenant: who they are, what they may do and where, whether they may still sign in. spec §6 */
export default function UserPage() {
  const t = useWords(peopleWords);
  const phone = usePhone();
  const nameOf = useNameOf();
  const list = useListState(filterNames);
  const query = useResourceList(user, list.params, { call: 'page' });
  const fields = useUserFilters();
  const may = useButtons(user);
  const [picked, setPicked] = useState<readonly Row[]>([]);
  const [dialog, setDialog] = useState<Dialog>(null);
  const hidden = useListColumns((state) => state.hidden[user.name]) ?? hiddenAtFirst;
  const columns = useMemo(
    () => userColumns.filter((column, at) => at === 0 || !hidden.includes(column.name)),
    [hidden],
  );
  const open = useCallback((row: Row) => setDialog({ kind: 'form', row, readOnly: !may.edit }), [may.edit]);
  const actionsOf = useUserRowActions(may.edit ? open : undefined, setDialog);
  const add = useMemo(
    () =>
      may.add && (
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setDialog({ kind: 'form', row: null, readOnly: false })}
        >
          {t('add')}
        </Button>
      ),
    [may.add, t],
  );
  const total = query.data?.total;
  const note = list.filtered ? 'found' : total === 1 ? 'countOne' : 'count';
  const close = () => setDialog(null);
  return (
    <>
      <PageHeader
        title={t('users')}
        note={total === undefined ? '' : t(note, { count: total })}
        actions={
          <>
            <UserSheets filters={list.params} />
            {add}
          </>
        }
      />
      <SearchBar
        fields={fields}
        list={list}
        end={!phone && <ListSettings name={user.name} columns={userColumns} hidden={hidden} />}
      />
      <ResourceList
        query={query}
        list={list}
        columns={columns}
        nameOf={nameOf}
        open={may.edit || may.view ? open : undefined}
        actionsOf={actionsOf}
        picked={picked}
        onPick={setPicked}
        bulk={<UserBulk rows={picked} onDialog={setDialog} onDone={() => setPicked([])} />}
        add={add}
      />
      {dialog?.kind === 'form' && (
        <UserDrawer key={dialog.row?.id ?? 'new'} row={dialog.row} readOnly={dialog.readOnly} onClose={close} />
      )}
      {dialog?.kind === 'roles' && <RolesModal rows={dialog.rows} onClose={close} />}
      {dialog?.kind === 'projects' && <ProjectsModal rows={dialog.rows} onClose={close} />}
    </>
  );
}
