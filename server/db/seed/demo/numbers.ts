import type { series } from '../../schema.ts';
import type { Life } from './report-life.ts';

type MonthOf = (at: Date) => string;

/**
 * Numbers the sent reports of one project in the order in which they were sent, month by month, as the server does:
 * `{project}-NCR-{block}-{yyyyMM}-{####}`. domain.md §2.0
 */
export function number(lives: readonly Life[], abbreviation: string, monthOf: MonthOf): Life[] {
  const last = new Map<string, number>();
  const sent = lives.flatMap((life) => (life.report.sendTime ? [{ life, at: life.report.sendTime }] : []));
  for (const { life, at } of sent.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const month = monthOf(at);
    const next = (last.get(month) ?? 0) + 1;
    last.set(month, next);
    const code = [abbreviation, 'NCR', life.blockShort, month, String(next).padStart(4, '0')].join('-');
    life.report.reportCode = code;
    if (life.memo) life.memo.subject = `${code} · ${life.report.location}`;
  }
  return [...lives];
}

/** The series rows that these numbers leave behind, so that the next report gets the next number. */
export function seriesOf(lives: readonly Life[], monthOf: MonthOf): (typeof series.$inferInsert)[] {
  const rows = new Map<string, typeof series.$inferInsert>();
  for (const { report } of lives) {
    if (!report.sendTime) continue;
    const key = `NCR-${monthOf(report.sendTime)}`;
    const at = `${report.projectId} ${key}`;
    rows.set(at, { projectId: report.projectId, key, last: (rows.get(at)?.last ?? 0) + 1 });
  }
  return [...rows.values()];
}
