import Alert from 'antd/es/alert';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { userLabels } from '#domain/access/user-form.ts';
import { idList } from '#domain/kernel/id-list.ts';
import { toast } from '#kit/feedback.ts';
import type { Row } from '#kit/resource/resource-row.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { useGrantRoles } from './people-client.ts';
import { peopleWords } from './people-words.ts';
import css from './people.module.css';
import { useWho } from './use-user-actions.tsx';
import { RolesChoice } from './user-choices.tsx';

/** Gives one or several people exactly the chosen roles. */
export function RolesModal({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) {
  const t = useWords(peopleWords);
  const shared = useWords(sharedWords);
  const say = useSay();
  const who = useWho();
  const grant = useGrantRoles();
  const [roleIds, setRoleIds] = useState(() => inCommon(rows));
  const [refusal, setRefusal] = useState('');
  const save = async () => {
    setRefusal('');
    try {
      await grant.mutateAsync({ userIds: rows.map((row) => row.id), roleIds });
      toast.success(peopleWords.words.rolesDone);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
    }
  };
  return (
    <Modal
      open
      title={t('rolesTitle', { who: who(rows) })}
      okText={shared('save')}
      okButtonProps={{ disabled: roleIds.length === 0 }}
      confirmLoading={grant.isPending}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={css.stack}>
        <p className={css.muted}>{t('rolesText')}</p>
        <RolesChoice aria-label={say(userLabels.roleId)} value={roleIds} onChange={setRoleIds} />
        {refusal && <Alert type="error" showIcon title={refusal} />}
      </div>
    </Modal>
  );
}

/** The roles that all of them have. */
function inCommon(rows: readonly Row[]): string[] {
  const [first = [], ...rest] = rows.map((row) => idList(String(row['roleId'] ?? '')));
  return first.filter((id) => rest.every((ids) => ids.includes(id)));
}
