import Button from 'antd/es/button';
import { useNavigate, useParams } from 'react-router-dom';
import { can } from '#domain/kernel/flow.ts';
import { ncrFlow } from '#domain/ncr/flow.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageSkeleton } from '#kit/page/page-skeleton.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { useActor } from '#stores/session.ts';
import { DraftEditor } from './draft-editor.tsx';
import { editWords } from './edit-words.ts';
import { useReport } from './ncr-client.ts';
import { ncrPaths } from './ncr-paths.ts';

/** A new draft, or one's own draft again. */
export default function ReportEditPage() {
  const { id = '' } = useParams();
  return id ? <SavedDraft key={id} id={id} /> : <DraftEditor report={null} onReload={() => undefined} />;
}

function SavedDraft({ id }: { id: string }) {
  const t = useWords(editWords);
  const say = useSay();
  const actor = useActor();
  const navigate = useNavigate();
  const { data: report, error, refetch, dataUpdatedAt } = useReport(id);
  if (error && !report) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!report) return <PageSkeleton />;
  const verdict = can(ncrFlow, 'edit', report, actor);
  if (!verdict.ok)
    return (
      <EmptyState
        title={report.status === 'draft' ? say(verdict.reason.words, verdict.reason.params) : t('notDraft')}
        action={
          <Button type="primary" onClick={() => void navigate(ncrPaths.record(id), { replace: true })}>
            {t('open')}
          </Button>
        }
      />
    );
  return <DraftEditor report={report} onReload={refetch} key={dataUpdatedAt === 0 ? 0 : 1} />;
}
