import { reportIssue } from '#domain/resources/report-issue.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';
import { useLanguage } from '#locale/words.ts';

const columns = {
  en: ['issueContentEn', 'issueContent', 'professionId', 'buildingType', 'status'],
  zh: ['issueContent', 'issueContentEn', 'professionId', 'buildingType', 'status'],
} as const;

/** Ready-made issue texts for reports, the reader's language first. domain.md §2.6 */
export default function ReportIssuePage() {
  return <ResourcePage resource={reportIssue} columns={columns[useLanguage()]} />;
}
