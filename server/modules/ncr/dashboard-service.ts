import type { Dashboard } from '#domain/dashboard/figures.ts';
import { lastWeeks } from '#domain/dashboard/weeks.ts';
import { ageingBuckets } from '#domain/ncr/rules.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { longestRunning, scopeOf, sharesOf, weeklyCounts } from './figures-read.ts';
import { listReports } from './list-read.ts';
import { presentRow } from './present.ts';
import { summarise } from './read.ts';

/** So many reports of a kind stand on the dashboard; the list has them all. */
const ROWS = 5;

/** The NCR reports that the person may see, in figures: what the list would show, counted. domain.md §2.15 */
export async function dashboardFor(ctx: MemberCtx): Promise<Dashboard> {
  const { db, person, now } = ctx;
  const zone = ctx.deps.config.timeZone;
  const weeks = lastWeeks(now, zone);
  const next = { mine: '1', sort: 'deadline', order: 'asc', current: 1, size: ROWS } as const;
  const [s, shares, weekly, longest, mine] = await Promise.all([
    summarise(db, person, now),
    sharesOf(db, person, now),
    weeklyCounts(db, person, weeks[0]!.begins, zone),
    longestRunning(db, person, ROWS),
    listReports(db, person, next, { now, zone }),
  ]);
  const { total, open, committed, overdue, dueSoon, closed, onTime, avgDaysToClose } = s;
  const ages = [s.a0, s.a2, s.a8, s.a15, s.a29];
  return {
    total,
    figures: { scope: scopeOf(person), running: open + committed, open, committed, overdue, dueSoon, closed, onTime },
    avgDaysToClose,
    ageing: Object.fromEntries(ageingBuckets.map((bucket, i) => [bucket, ages[i] ?? 0])) as Dashboard['ageing'],
    ...shares,
    weeks: weeks.map(({ from }) => ({
      from,
      sent: weekly.sent.get(from) ?? 0,
      closed: weekly.closed.get(from) ?? 0,
    })),
    longest: longest.map((row) => presentRow(ctx, row)),
    mine: { total: mine.total, records: mine.rows.map((row) => presentRow(ctx, row)) },
  };
}
