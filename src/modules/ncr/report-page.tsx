import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageSkeleton } from '#kit/page/page-skeleton.tsx';
import { nameTab } from '#stores/tabs.ts';
import { useReport } from './ncr-client.ts';
import { recordWords } from './record-words.ts';
import { ReportView } from './report-view.tsx';

/** The page of one report: what is wrong, whose turn it is, and what may be done now. look.md */
export default function ReportPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { data: report, error, refetch } = useReport(id);
  const code = report?.reportCode;
  useEffect(() => {
    if (code !== undefined) nameTab(pathname, code ? [code, code] : recordWords.words.draft);
  }, [code, pathname]);
  if (report) return <ReportView report={report} onReload={refetch} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
