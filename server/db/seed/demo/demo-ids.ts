/** Kinds of demo rows; each has a run of ids of its own, so that one more room does not move a report. */
const runs = [
  'user',
  'project',
  'contractor',
  'block',
  'level',
  'roomType',
  'unitType',
  'unit',
  'room',
  'defectType',
  'reportIssue',
  'report',
  'defect',
  'history',
  'memo',
  'file',
  'dept',
  'post',
  'dataScope',
] as const;
export type Run = (typeof runs)[number];

/** Below every id the running server makes, so that what is written later is also newer by id; beyond 2^53 on purpose. */
const BASE = 100_000_000_000_000_000n;
const STEP = 1_000_000_000_000n;

/** Counts ids up from fixed starts. */
export function demoIds(): (run: Run) => string {
  const last = new Map<Run, bigint>();
  return (run) => {
    const next = (last.get(run) ?? BASE + BigInt(runs.indexOf(run) + 1) * STEP) + 1n;
    last.set(run, next);
    return next.toString();
  };
}

/** The first demo project: where it exists, the demo was seeded before. */
export const FIRST_PROJECT_ID = (BASE + BigInt(runs.indexOf('project') + 1) * STEP + 1n).toString();
