import { addDays, fromWire, toWire } from '../kernel/time.ts';

/** So many weeks back the dashboard looks, this one included. */
const WEEKS = 12;

/** The last weeks on the wall clock of a zone, oldest first: each by its Monday and the instant it begins. */
export function lastWeeks(now: Date, zone: string): { from: string; begins: Date }[] {
  // Days of the wall clock are counted as if it were UTC: a week of a zone that moves its clock has 7 days all the same.
  const today = new Date(`${toWire(now, zone).slice(0, 10)}T00:00:00Z`);
  const monday = addDays(today, -((today.getUTCDay() + 6) % 7));
  return Array.from({ length: WEEKS }, (_, i) => {
    const from = addDays(monday, -7 * (WEEKS - 1 - i))
      .toISOString()
      .slice(0, 10);
    return { from, begins: fromWire(from, zone)! };
  });
}

/** The Sunday of a week that begins at `from`. */
export function lastDayOf(from: string): string {
  return addDays(new Date(`${from}T00:00:00Z`), 6)
    .toISOString()
    .slice(0, 10);
}
