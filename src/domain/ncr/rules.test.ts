import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/time.ts';
import { afterConfirm, ageingBuckets, ageingDays, ageingOf, dueTone, isOverdue, ncrDeadline } from './rules.ts';

const sent = new Date('2026-03-01T02:00:00Z');

describe('deadline', () => {
  it('is seven days after sending', () => {
    expect(ncrDeadline(sent).toISOString()).toBe('2026-03-08T02:00:00.000Z');
  });
  it.each([
    ['open', 7, false],
    ['open', 7.001, true],
    ['committed', 8, true],
    ['closed', 30, false],
    ['draft', 30, false],
  ] as const)('%s after %d days: overdue %s', (status, days, overdue) => {
    expect(isOverdue(status, ncrDeadline(sent), addDays(sent, days))).toBe(overdue);
  });
  it.each([
    [4.9, 'calm'],
    [5.1, 'soon'],
    [7.1, 'late'],
  ] as const)('after %d days it looks %s', (days, tone) => {
    expect(dueTone('open', ncrDeadline(sent), addDays(sent, days))).toBe(tone);
  });
});

describe('ageing', () => {
  it.each([
    [0, '0-1'],
    [1.9, '0-1'],
    [2, '2-7'],
    [7.9, '2-7'],
    [8, '8-14'],
    [15, '15-28'],
    [28.9, '15-28'],
    [29, '28+'],
  ] as const)('%d days → %s', (days, bucket) => {
    expect(ageingOf(sent, addDays(sent, days))).toBe(bucket);
  });
  it('has no gap between its buckets', () => {
    for (const [i, bucket] of ageingBuckets.entries())
      expect(ageingDays[bucket][1]).toBe(ageingBuckets[i + 1] ? ageingDays[ageingBuckets[i + 1]!][0] : null);
  });
});

describe('after verdicts', () => {
  const counts = fc.record({ todo: fc.nat(5), fix: fc.nat(5), fail: fc.nat(5), pass: fc.nat(5) });
  it('closes exactly when every defect passed, and starts a round exactly when one did not', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 20 }), (c, round) => {
        const after = afterConfirm(c, round);
        expect(after.to === 'closed').toBe(c.todo + c.fix + c.fail === 0);
        expect(after.round).toBe(after.to === 'open' ? round + 1 : round);
        expect(after.to === 'committed').toBe(c.fix > 0);
      }),
    );
  });
});
