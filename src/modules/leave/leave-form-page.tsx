import Button from 'antd/es/button';
import { useNavigate, useParams } from 'react-router-dom';
import { LEAVE_PROCESS } from '#domain/leave/process.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { useWords } from '#locale/words.ts';
import { LeaveForm } from './leave-form.tsx';
import { leaveWords } from './leave-words.ts';

/** Asking for leave. spec §2 */
export default function LeaveFormPage() {
  const t = useWords(leaveWords);
  const { processDefinitionId } = useParams();
  const navigate = useNavigate();
  if (processDefinitionId !== LEAVE_PROCESS)
    return (
      <EmptyState
        title={t('unknown')}
        action={<Button onClick={() => void navigate('/work/leave/index')}>{t('toList')}</Button>}
      />
    );
  return (
    <>
      <PageHeader title={t('formTitle')} note={t('formNote')} />
      <LeaveForm />
    </>
  );
}
