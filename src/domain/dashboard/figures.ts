import type { AgeingBucket } from '../ncr/rules.ts';
import type { ReportRow } from '../ncr/schema.ts';

/** project: of everybody. own: of what the person's contractor was given, and of nobody else. ASSUMED: 018 */
export type FigureScope = 'project' | 'own';

/** Counts of NCR reports that were sent; drafts are nobody's figures. */
export interface NcrFigures {
  scope: FigureScope;
  /** In repair or to verify. */
  running: number;
  overdue: number;
  dueSoon: number;
  closed: number;
  /** Of the closed ones, those before their deadline. */
  onTime: number;
}

/** What the banner compares with the thresholds of spec §9: one entry per module that exists and that the person sees. */
export interface ProjectFigures {
  ncr?: NcrFigures;
}

/** Running reports of one discipline, contractor or block. */
export interface Share {
  /** '' where the reports name none. */
  id: string;
  name: string;
  nameEn: string;
  running: number;
  overdue: number;
}

/** Reports sent and closed in one week; `from` is its Monday on the project's wall clock. */
export interface Week {
  from: string;
  sent: number;
  closed: number;
}

/** The NCR reports of the project as the dashboard shows them. domain.md §2.15 */
export interface Dashboard {
  /** Everything the person may see, own drafts included. */
  total: number;
  figures: NcrFigures & { open: number; committed: number };
  avgDaysToClose: number | null;
  ageing: Record<AgeingBucket, number>;
  byDiscipline: Share[];
  byContractor: Share[];
  byBlock: Share[];
  weeks: Week[];
  /** The running reports that were sent first. */
  longest: ReportRow[];
  mine: { total: number; records: ReportRow[] };
}
