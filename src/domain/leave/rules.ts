import { daysBetween } from '../kernel/time.ts';

/** The longest leave that one application may ask for. ASSUMED: 027 */
export const MOST_LEAVE_DAYS = 92;

const dayOf = (wire: string) => new Date(`${wire.slice(0, 10)}T00:00:00Z`);

/** Calendar days from the first to the last day of a leave, both included; 0 when it ends before it begins. ASSUMED: 027 */
export function leaveDays(startTime: string, endTime: string): number {
  return Math.max(0, daysBetween(dayOf(startTime), dayOf(endTime)) + 1);
}
