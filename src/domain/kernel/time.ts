const DAY = 86_400_000;

/** Wall-clock parts of an instant in an IANA zone, as `yyyy-MM-dd HH:mm:ss`. wire.md §1 */
export function toWire(at: Date, zone: string): string {
  return new Date(at.getTime() + offsetAt(at, zone)).toISOString().slice(0, 19).replace('T', ' ');
}

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(zone: string): Intl.DateTimeFormat {
  let found = formatters.get(zone);
  if (!found) {
    found = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(zone, found);
  }
  return found;
}

/** The instant of a wire date (`yyyy-MM-dd` or with time) read as wall clock in `zone`; null when it is not a date. */
export function fromWire(text: string, zone: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  if (!match) return null;
  const [year, month, day, hour = 0, minute = 0, second = 0] = match.slice(1).map((p) => (p ? Number(p) : 0));
  const asUtc = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  const check = new Date(asUtc);
  if (check.getUTCMonth() !== (month ?? 1) - 1 || check.getUTCDate() !== day || hour > 23 || minute > 59 || second > 59)
    return null;
  const first = new Date(asUtc - offsetAt(new Date(asUtc), zone));
  return new Date(asUtc - offsetAt(first, zone));
}

const QUARTER = 900_000;
const MOST_OFFSETS = 5000;
const offsets = new Map<string, number>();

/** How far the wall clock of a zone is ahead of UTC, ms. Zones change only at full quarters of an hour: each is asked once. */
function offsetAt(at: Date, zone: string): number {
  const quarter = Math.floor(at.getTime() / QUARTER);
  const key = `${zone} ${quarter}`;
  let found = offsets.get(key);
  if (found === undefined) {
    if (offsets.size >= MOST_OFFSETS) offsets.clear();
    found = askedOffset(new Date(quarter * QUARTER), zone);
    offsets.set(key, found);
  }
  return found;
}

function askedOffset(at: Date, zone: string): number {
  const parts = formatter(zone).formatToParts(at);
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value ?? 0);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - at.getTime();
}

/** `days` × 24 h later: deadlines run in calendar days from the triggering instant. domain.md §2.0 */
export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY);
}

/** Whole days from `from` to `to`, rounded down; negative when `to` is earlier. */
export function daysBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / DAY);
}
