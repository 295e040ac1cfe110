import { reportIssue } from '#domain/resources/report-issue.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';

/** Ready-made issue texts for reports. domain.md §2.6 */
export default function ReportIssuePage() {
  return <ResourcePage resource={reportIssue} />;
}
