import { Problem } from '#domain/kernel/problems.ts';
import { fromWire, toWire } from '#domain/kernel/time.ts';
import type { AnyResourceCtx, Row, Values } from '../../kernel/resource-table.ts';

/**
 * The times of a notice that is saved: without a release time it is out at once, a last day that is said without an hour
 * lasts until it is over, and the end comes after the release. spec §3
 */
export async function noticeTimes(ctx: AnyResourceCtx, values: Values, row: Row | null): Promise<Values> {
  const zone = ctx.deps.config.timeZone;
  const times: Values = {};
  if ('releaseTime' in values)
    times['releaseTime'] = toWire(values['releaseTime'] instanceof Date ? values['releaseTime'] : ctx.now, zone);
  if (values['endTime'] instanceof Date) {
    const said = String((ctx.input as { endTime?: unknown }).endTime);
    times['endTime'] = said.length === 10 ? `${said} 23:59:59` : toWire(values['endTime'], zone);
  }
  const from = times['releaseTime'] ? fromWire(String(times['releaseTime']), zone) : row?.['releaseTime'];
  const to = times['endTime']
    ? fromWire(String(times['endTime']), zone)
    : 'endTime' in values
      ? null
      : row?.['endTime'];
  if (from instanceof Date && to instanceof Date && to <= from)
    throw new Problem(
      'invalid',
      {},
      { endTime: { words: ['Must come after the release time', '截止时间须晚于发布时间'] } },
    );
  return { ...values, ...times };
}

/** Whether a notice is still to come, out, or over. */
export function noticeState(row: Row, now: Date): 'waiting' | 'out' | 'over' {
  const { releaseTime, endTime } = row as unknown as Record<string, Date | null>;
  if (releaseTime && releaseTime > now) return 'waiting';
  return endTime && endTime <= now ? 'over' : 'out';
}
