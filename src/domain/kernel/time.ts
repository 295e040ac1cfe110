const DAY = 86_400_000;

/** Wall-clock parts of an instant in an IANA zone, as `yyyy-MM-dd HH:mm:ss`. wire.md §1 */
export function toWire(at: Date, zone: string): string {
  const parts = formatter(zone).formatToParts(at);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '00';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
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

function offsetAt(at: Date, zone: string): number {
  const wall = toWire(at, zone).replace(' ', 'T');
  return Date.parse(`${wall}Z`) - Math.floor(at.getTime() / 1000) * 1000;
}

/** `days` × 24 h later: deadlines run in calendar days from the triggering instant. domain.md §2.0 */
export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY);
}

/** Whole days from `from` to `to`, rounded down; negative when `to` is earlier. */
export function daysBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / DAY);
}
