import type { Language } from '#domain/kernel/words.ts';

/** `2026-03-01 09:30:00` in a person's format (`DD/MM/YYYY`); the time is kept to the minute when asked for. spec §9 */
export function formatWire(wire: string, format: string, withTime: boolean): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2}))?/.exec(wire);
  if (!match) return '';
  const [, year = '', month = '', day = '', time] = match;
  const date = format.replace('YYYY', year).replace('MM', month).replace('DD', day);
  return withTime && time ? `${date} ${time}` : date;
}

const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago or ahead an instant is, in words of the reader's language: "3 days ago", "2小时后". */
export function relativeTo(at: Date, now: Date, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return words.format(Math.trunc(seconds / size), unit);
  }
  return words.format(0, 'minute');
}
