import { defectType } from '#domain/resources/defect-type.ts';
import { reportIssue } from '#domain/resources/report-issue.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';

/** What defects are called and said about them, by discipline. domain.md §2.6 */
export const defectSetupRoutes = [...resourceRoutes(defectType), ...resourceRoutes(reportIssue)];
