import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import SafetyOutlined from '@ant-design/icons/es/icons/SafetyOutlined';
import { role } from '#domain/resources/role.ts';
import { plainActions, type RowAction } from '#kit/resource/row-actions.tsx';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { useCode } from '#stores/menus.ts';
import type { RoleRow } from './role-rows.ts';
import { roleWords } from './role-words.ts';

type Do = (row: RoleRow) => void;

interface Doing {
  onGrant: Do;
  onCopy: Do;
  onAddBelow: Do;
  onEdit: Do;
  onRemove: Do;
}

/** What can be done with a role, each only with its permission; the permissions of it first. */
export function useRoleActions(doing: Doing): (row: RoleRow) => RowAction[] {
  const may = useButtons(role);
  const mayGrant = useCode('role_grant');
  const mayCopy = useCode('role_copy');
  const { permissions, copy, below } = roleWords.words;
  return (row) => [
    ...(mayGrant
      ? [{ key: 'grant', label: permissions, icon: <SafetyOutlined />, run: () => doing.onGrant(row) }]
      : []),
    ...(mayCopy ? [{ key: 'copy', label: copy, icon: <CopyOutlined />, run: () => doing.onCopy(row) }] : []),
    ...(may.add ? [{ key: 'below', label: below, icon: <PlusOutlined />, run: () => doing.onAddBelow(row) }] : []),
    ...plainActions({
      edit: may.edit ? () => doing.onEdit(row) : undefined,
      remove: may.delete ? () => doing.onRemove(row) : undefined,
    }),
  ];
}
