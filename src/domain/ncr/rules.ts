import { addDays, daysBetween } from '../kernel/time.ts';
import { limits } from '../limits.ts';
import type { DefectState, ReportState } from './states.ts';

/** The deadline of a report sent at `sentAt`. spec §9: close within 7 days. It never moves again. */
export function ncrDeadline(sentAt: Date): Date {
  return addDays(sentAt, limits.ncrDays);
}

/** Overdue = not in a final state and past the deadline. domain.md §2.0 */
export function isOverdue(status: ReportState, deadline: Date | null, now: Date): boolean {
  return status !== 'closed' && status !== 'draft' && deadline !== null && now > deadline;
}

export const ageingBuckets = ['0-1', '2-7', '8-14', '15-28', '28+'] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

/** Lower and upper day of a bucket, the upper one excluded; null is open. domain.md §2.0 */
export const ageingDays: Record<AgeingBucket, readonly [number, number | null]> = {
  '0-1': [0, 2],
  '2-7': [2, 8],
  '8-14': [8, 15],
  '15-28': [15, 29],
  '28+': [29, null],
};

/** The ageing bucket of an open report since it was sent. */
export function ageingOf(sentAt: Date, now: Date): AgeingBucket {
  const days = Math.max(0, daysBetween(sentAt, now));
  return ageingBuckets.find((bucket) => {
    const upper = ageingDays[bucket][1];
    return upper === null || days < upper;
  })!;
}

/** How a due date looks: late, soon (within two days) or calm. look.md */
export function dueTone(status: ReportState, deadline: Date | null, now: Date): 'late' | 'soon' | 'calm' {
  if (isOverdue(status, deadline, now)) return 'late';
  if (status === 'closed' || deadline === null) return 'calm';
  return now > addDays(deadline, -limits.dueSoonDays) ? 'soon' : 'calm';
}

/** Defects by state. */
export function countDefects(defects: readonly { defectStatus: DefectState }[]): Record<DefectState, number> {
  const counts = { todo: 0, fix: 0, fail: 0, pass: 0 };
  for (const defect of defects) counts[defect.defectStatus] += 1;
  return counts;
}

/**
 * Where a report goes when verdicts were given: stays committed while defects wait for one, closes when all passed,
 * else goes back to the contractor, one round on. The deadline plays no part. domain.md §2.7
 */
export function afterConfirm(counts: Record<DefectState, number>, round: number): { to: ReportState; round: number } {
  if (counts.fix > 0) return { to: 'committed', round };
  if (counts.fail + counts.todo > 0) return { to: 'open', round: round + 1 };
  return { to: 'closed', round };
}
