import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import ProjectOutlined from '@ant-design/icons/es/icons/ProjectOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import UnlockOutlined from '@ant-design/icons/es/icons/UnlockOutlined';
import UserAddOutlined from '@ant-design/icons/es/icons/UserAddOutlined';
import { useCallback, useEffect, useRef } from 'react';
import type { Row } from '#kit/resource/resource-row.ts';
import type { RowAction } from '#kit/resource/row-actions.tsx';
import { sharedWords } from '#locale/shared-words.ts';
import { useCode } from '#stores/menus.ts';
import { useActor } from '#stores/session.ts';
import { peopleWords } from './people-words.ts';
import { isLocked } from './user-columns.tsx';
import type { Dialog } from './user-dialog.ts';
import { useUserActions } from './use-user-actions.tsx';

const { words } = peopleWords;

/** What the person may do with another one, each only with its permission; nothing that would lock oneself out. */
export function useUserRowActions(
  edit: ((row: Row) => void) | undefined,
  onDialog: (dialog: Dialog) => void,
): (row: Row) => RowAction[] {
  const codes = {
    role: useCode('user_role'),
    project: useCode('user_project'),
    reset: useCode('user_reset'),
    leave: useCode('user_leave'),
    remove: useCode('user_delete'),
  };
  const { userId: own } = useActor();
  const done = useUserActions();
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  });
  const { role, project, reset, leave, remove } = codes;
  return useCallback(
    (row) => {
      const other = row.id !== own;
      const gone = row['status'] === '0';
      const one = [row];
      const act = (when: boolean, action: RowAction) => (when ? [action] : []);
      const {
        asked,
        reset: resetOf,
        unlock,
      } = {
        asked: (call: 'leave' | 'rejoin' | 'remove') => void latest.current.asked(call, one),
        reset: () => void latest.current.reset(one),
        unlock: () => void latest.current.unlock(one),
      };
      return [
        ...act(edit !== undefined, {
          key: 'edit',
          label: sharedWords.words.edit,
          icon: <EditOutlined />,
          run: () => edit?.(row),
        }),
        ...act(role, {
          key: 'roles',
          label: words.roles,
          icon: <TeamOutlined />,
          run: () => onDialog({ kind: 'roles', rows: one }),
        }),
        ...act(project, {
          key: 'projects',
          label: words.projects,
          icon: <ProjectOutlined />,
          run: () => onDialog({ kind: 'projects', rows: one }),
        }),
        ...act(reset && isLocked(row), { key: 'unlock', label: words.unlock, icon: <UnlockOutlined />, run: unlock }),
        ...act(reset && other, { key: 'reset', label: words.reset, icon: <KeyOutlined />, run: resetOf }),
        ...act(leave && gone, {
          key: 'rejoin',
          label: words.rejoin,
          icon: <UserAddOutlined />,
          run: () => asked('rejoin'),
        }),
        ...act(leave && other && !gone, {
          key: 'leave',
          label: words.leave,
          icon: <LogoutOutlined />,
          run: () => asked('leave'),
        }),
        ...act(remove && other, {
          key: 'remove',
          label: words.remove,
          icon: <DeleteOutlined />,
          danger: true,
          run: () => asked('remove'),
        }),
      ];
    },
    [edit, onDialog, own, role, project, reset, leave, remove],
  );
}
