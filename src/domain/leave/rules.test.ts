import { describe, expect, it } from 'vitest';
import { leaveDays } from './rules.ts';

describe('days of leave', () => {
  it('counts both ends', () => {
    expect(leaveDays('2026-03-02', '2026-03-02')).toBe(1);
    expect(leaveDays('2026-03-02', '2026-03-06')).toBe(5);
    expect(leaveDays('2026-02-27', '2026-03-01')).toBe(3);
    expect(leaveDays('2028-02-28 09:00:00', '2028-03-01 18:00:00')).toBe(3);
  });
  it('is none when it ends before it begins', () => {
    expect(leaveDays('2026-03-02', '2026-03-01')).toBe(0);
    expect(leaveDays('2026-03-02', '2026-01-01')).toBe(0);
  });
});
