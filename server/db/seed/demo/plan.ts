/**
 * One letter a step, in the order of time:
 * F repairs all that is open, f about half of it · C commits · P passes all, X fails one (of four or more, two) and passes the others,
 * x judges one and leaves the others · H hands over · Q the QA/QC manager escalates early.
 * What the system does at the deadline comes by itself unless `left`.
 */
export type Script = string;

export interface Plot {
  by: 'qm' | 'bm' | 'main' | 're' | 'rto';
  /** Days since it was sent; drafts: since it was written. */
  ago: number;
  defects: number;
  script: Script;
  /** Days from sending to the last step; without it the last step is recent. */
  took?: number;
  /** Share of the time from sending to now at which the last step of an open report happened. */
  until?: number;
  draft?: 'ready' | 'noPhoto' | 'noDefect' | 'noPlace' | 'noManager';
  /** Overdue, but nobody has made a memo yet. */
  left?: true;
  zh?: true;
}

/** The reports of the first project, oldest first. The states follow from the steps. */
export const mainPlots: readonly Plot[] = [
  // Closed within 7 days, some after a second round.
  { by: 'qm', ago: 89, defects: 3, script: 'FCP', took: 3.1 },
  { by: 'bm', ago: 86, defects: 2, script: 'FCP', took: 2.2, zh: true },
  { by: 're', ago: 83, defects: 3, script: 'FCXFCP', took: 5 },
  { by: 'qm', ago: 80, defects: 4, script: 'FCP', took: 4.4 },
  { by: 'main', ago: 77, defects: 2, script: 'FCP', took: 3.3 },
  { by: 'qm', ago: 74, defects: 3, script: 'fFCxP', took: 4.1 },
  // Closed late: the system made a memo draft at the deadline.
  { by: 'qm', ago: 72, defects: 3, script: 'fFCXFCXFCP', took: 12.4 },
  { by: 'rto', ago: 69, defects: 2, script: 'FCXFCP', took: 10.3 },
  { by: 'bm', ago: 66, defects: 3, script: 'FCP', took: 2.8, zh: true },
  { by: 'qm', ago: 63, defects: 2, script: 'HFCP', took: 4.6, zh: true },
  { by: 'qm', ago: 60, defects: 4, script: 'FCXFCP', took: 4.9 },
  { by: 'main', ago: 57, defects: 2, script: 'FCP', took: 9.2 },
  { by: 're', ago: 54, defects: 3, script: 'FCP', took: 3.4 },
  { by: 'bm', ago: 51, defects: 2, script: 'FCP', took: 1.9 },
  { by: 'qm', ago: 48, defects: 3, script: 'FCP', took: 3.6, zh: true },
  { by: 'qm', ago: 45, defects: 3, script: 'fHFCXFCP', took: 11.2 },
  { by: 'bm', ago: 42, defects: 2, script: 'FCXFCP', took: 5 },
  { by: 'rto', ago: 40, defects: 2, script: 'FCP', took: 4.3 },
  { by: 'qm', ago: 37, defects: 4, script: 'FCP', took: 3.9 },
  { by: 'main', ago: 34, defects: 2, script: 'FCP', took: 2.6, zh: true },
  { by: 'qm', ago: 31, defects: 3, script: 'FCXFCP', took: 13.1 },
  // Still open long after the deadline, escalated.
  { by: 'qm', ago: 29.6, defects: 4, script: 'fFCXf', until: 0.9 },
  { by: 'bm', ago: 27, defects: 2, script: 'FCP', took: 3.2 },
  { by: 'qm', ago: 25, defects: 3, script: 'FCP', took: 4.2 },
  { by: 're', ago: 24, defects: 3, script: 'FCXFCX', until: 0.92 },
  { by: 'bm', ago: 22, defects: 2, script: 'FCP', took: 8.9, zh: true },
  { by: 'qm', ago: 21, defects: 2, script: 'FCP', took: 2.4 },
  { by: 'qm', ago: 19, defects: 3, script: 'f', until: 0.4, zh: true },
  { by: 'main', ago: 18, defects: 2, script: 'FCP', took: 3.8 },
  { by: 'qm', ago: 17, defects: 3, script: 'FCXFC', until: 0.97 },
  { by: 'bm', ago: 16, defects: 2, script: '', zh: true },
  { by: 'qm', ago: 15, defects: 3, script: 'FCP', took: 4.5 },
  { by: 'rto', ago: 14, defects: 2, script: 'FCP', took: 3.5 },
  // Overdue and not escalated yet: work for the deadline job's first run.
  { by: 'qm', ago: 12, defects: 3, script: 'f', until: 0.6, left: true },
  { by: 'qm', ago: 11, defects: 2, script: 'FCP', took: 4, zh: true },
  { by: 'bm', ago: 10.5, defects: 2, script: '', left: true },
  { by: 'main', ago: 10, defects: 2, script: 'FC', until: 0.8, left: true },
  // The last days before the deadline.
  { by: 'qm', ago: 6.95, defects: 3, script: 'FCX', until: 0.95 },
  { by: 'bm', ago: 6.9, defects: 2, script: 'f', until: 0.8 },
  { by: 'qm', ago: 6.85, defects: 2, script: '' },
  { by: 're', ago: 6.8, defects: 2, script: 'FC', until: 0.9, zh: true },
  { by: 'qm', ago: 5.2, defects: 4, script: 'FCX', until: 0.93 },
  { by: 'qm', ago: 5, defects: 2, script: 'FCP', until: 0.85 },
  { by: 'main', ago: 4.8, defects: 2, script: 'FC', until: 0.9 },
  { by: 'bm', ago: 4.4, defects: 3, script: 'fFC', until: 0.95, zh: true },
  { by: 'qm', ago: 4.1, defects: 2, script: 'H', until: 0.5 },
  { by: 'rto', ago: 3.9, defects: 3, script: 'FC', until: 0.9 },
  { by: 'qm', ago: 3.6, defects: 3, script: 'FCXFC', until: 0.97 },
  { by: 'qm', ago: 3.2, defects: 2, script: 'fQ', until: 0.9 },
  { by: 'bm', ago: 2.9, defects: 2, script: 'FCx', until: 0.92 },
  { by: 'qm', ago: 2.5, defects: 3, script: 'f', until: 0.8, zh: true },
  { by: 'main', ago: 2.1, defects: 2, script: 'HFC', until: 0.9 },
  { by: 're', ago: 1.8, defects: 2, script: '' },
  { by: 'qm', ago: 1.4, defects: 4, script: 'f', until: 0.8 },
  { by: 'qm', ago: 1, defects: 2, script: '' },
  { by: 'bm', ago: 0.6, defects: 3, script: '', zh: true },
  { by: 'qm', ago: 0.15, defects: 2, script: '' },
  // Drafts, some of them not ready to be sent.
  { by: 'qm', ago: 6, defects: 2, script: '', draft: 'noPhoto' },
  { by: 're', ago: 4, defects: 2, script: '', draft: 'ready' },
  { by: 'bm', ago: 2.2, defects: 1, script: '', draft: 'noPlace', zh: true },
  { by: 'qm', ago: 1.2, defects: 3, script: '', draft: 'ready' },
  { by: 'main', ago: 0.7, defects: 2, script: '', draft: 'noManager' },
  { by: 'qm', ago: 0.2, defects: 0, script: '', draft: 'noDefect' },
];

/** A handful for the second project; raised by the two who work on both. */
export const smallPlots: readonly Plot[] = [
  { by: 'qm', ago: 30, defects: 2, script: 'FCP', took: 3 },
  { by: 're', ago: 13, defects: 2, script: 'FCXFCP', took: 4.8 },
  { by: 'qm', ago: 4, defects: 3, script: 'FC', until: 0.8 },
  { by: 'qm', ago: 1.5, defects: 2, script: 'f', until: 0.7, zh: true },
  { by: 'qm', ago: 0.3, defects: 1, script: '', draft: 'ready' },
];

/** One report behind the wall. */
export const otherPlots: readonly Plot[] = [{ by: 'qm', ago: 3, defects: 2, script: 'f', until: 0.6 }];
