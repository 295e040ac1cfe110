import { limits } from '#domain/limits.ts';
import type { Params, Words } from '#domain/kernel/words.ts';

export type DueTone = 'calm' | 'soon' | 'late';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const words = {
  days: ['{n} days left', '剩余 {n} 天'],
  day: ['1 day left', '剩余 1 天'],
  hours: ['{n} hours left', '剩余 {n} 小时'],
  hour: ['Less than 2 hours left', '剩余不足 2 小时'],
  lateDays: ['overdue {n} days', '逾期 {n} 天'],
  lateDay: ['overdue 1 day', '逾期 1 天'],
  lateHours: ['overdue today', '今日逾期'],
} as const satisfies Record<string, Words>;

/** What a deadline says now: its tone (amber within two days, spec §9 and look.md) and its words. */
export function dueOf(deadline: Date, now: Date): { tone: DueTone; words: Words; params: Params } {
  const left = deadline.getTime() - now.getTime();
  if (left < 0) {
    const n = Math.floor(-left / DAY);
    return { tone: 'late', words: n === 0 ? words.lateHours : n === 1 ? words.lateDay : words.lateDays, params: { n } };
  }
  const tone = left < limits.dueSoonDays * DAY ? 'soon' : 'calm';
  if (left < 2 * HOUR) return { tone, words: words.hour, params: {} };
  if (left < DAY) return { tone, words: words.hours, params: { n: Math.floor(left / HOUR) } };
  const n = Math.floor(left / DAY);
  return { tone, words: n === 1 ? words.day : words.days, params: { n } };
}
