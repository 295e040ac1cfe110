import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import type { Row } from '#kit/resource/resource-row.ts';
import { useWords } from '#locale/words.ts';
import { useCode } from '#stores/menus.ts';
import { peopleWords } from './people-words.ts';
import type { Dialog } from './user-dialog.ts';
import { useUserActions } from './use-user-actions.tsx';

interface Props {
  rows: readonly Row[];
  onDialog: (dialog: Dialog) => void;
  /** Something was done: nobody is selected any more. */
  onDone: () => void;
}

/** What can be done with all selected people at once. */
export function UserBulk({ rows, onDialog, onDone }: Props) {
  const t = useWords(peopleWords);
  const { isPending, asked, reset } = useUserActions();
  const role = useCode('user_role');
  const project = useCode('user_project');
  const mayReset = useCode('user_reset');
  const leave = useCode('user_leave');
  const remove = useCode('user_delete');
  const here = rows.filter((row) => row['status'] !== '0');
  const gone = rows.filter((row) => row['status'] === '0');
  const after = (done: Promise<boolean>) => void done.then((was) => was && onDone());
  const button = (label: ReactNode, run: () => void, danger = false) => (
    <Button danger={danger} disabled={isPending} onClick={run}>
      {label}
    </Button>
  );
  return (
    <>
      {role && button(t('roles'), () => onDialog({ kind: 'roles', rows }))}
      {project && button(t('projects'), () => onDialog({ kind: 'projects', rows }))}
      {mayReset && button(t('reset'), () => after(reset(rows)))}
      {leave && here.length > 0 && button(t('leave'), () => after(asked('leave', here)))}
      {leave && gone.length > 0 && button(t('rejoin'), () => after(asked('rejoin', gone)))}
      {remove && button(t('remove'), () => after(asked('remove', rows)), true)}
    </>
  );
}
