import { fromWire, toWire } from '#domain/kernel/time.ts';

const OPENS = 8 * 60;
const DAY_MINUTES = 10 * 60;
const DAY_MS = 86_400_000;

/**
 * Time as the site counts it: minutes of work, 08:00 to 18:00 on the wall clock, no Sundays. Steps of a story are laid
 * out in it and always fall into working hours, in order, and before now.
 */
export interface SiteClock {
  /** The last minute of work before now. */
  now: number;
  /** Minutes of work up to an instant; outside working hours the next opening. */
  minutes: (at: Date) => number;
  /** The instant of a minute of work. */
  instant: (minutes: number) => Date;
  wall: (at: Date) => string;
}

/** The site's clock in a time zone. */
export function siteClock(now: Date, zone: string): SiteClock {
  // 1970-01-04 was a Sunday.
  const sundaysBefore = (day: number) => Math.floor((day + 3) / 7);
  const minutes = (at: Date) => {
    const wall = toWire(at, zone);
    const day = Date.parse(`${wall.slice(0, 10)}T00:00:00Z`) / DAY_MS;
    const worked = (day - sundaysBefore(day)) * DAY_MINUTES;
    if ((day + 4) % 7 === 0) return worked;
    const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)) - OPENS;
    return worked + Math.max(0, Math.min(DAY_MINUTES, minute));
  };
  const instant = (at: number) => {
    const worked = Math.floor(at / DAY_MINUTES);
    let day = Math.floor((worked * 7) / 6);
    while (day - sundaysBefore(day) < worked || (day + 4) % 7 === 0) day++;
    while (day > 0 && day - 1 - sundaysBefore(day - 1) === worked && (day + 3) % 7 !== 0) day--;
    const minute = OPENS + (at - worked * DAY_MINUTES);
    const hm = `${two(Math.floor(minute / 60))}:${two(Math.floor(minute % 60))}:${two(Math.floor((minute % 1) * 60))}`;
    return fromWire(`${new Date(day * DAY_MS).toISOString().slice(0, 10)} ${hm}`, zone)!;
  };
  return { now: minutes(now) - 2, minutes, instant, wall: (at) => toWire(at, zone) };
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
