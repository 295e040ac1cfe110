import { expect, it } from 'vitest';
import { lastDayOf, lastWeeks } from './weeks.ts';

const zone = 'Asia/Singapore';

it.each([
  // Sunday 23:59 and Monday 00:00 on the wall clock of the project.
  ['2026-03-08T15:59:59Z', '2026-03-02'],
  ['2026-03-08T16:00:00Z', '2026-03-09'],
  ['2026-03-12T03:00:00Z', '2026-03-09'],
])('at %s this week began on %s', (now, monday) => {
  const weeks = lastWeeks(new Date(now), zone);
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)?.from).toBe(monday);
});

it('has no gap, also where clocks are moved', () => {
  const weeks = lastWeeks(new Date('2026-04-20T12:00:00Z'), 'Europe/Berlin');
  expect(weeks[0]).toEqual({ from: '2026-02-02', begins: new Date('2026-02-01T23:00:00Z') });
  expect(weeks.at(-1)).toEqual({ from: '2026-04-20', begins: new Date('2026-04-19T22:00:00Z') });
  expect(lastDayOf('2026-02-23')).toBe('2026-03-01');
});
