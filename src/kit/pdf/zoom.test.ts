import { describe, expect, it } from 'vitest';
import { PIXELS_PER_POINT, scaleOf, sharpness, stepped, within } from './zoom.ts';

const a4 = { width: 595, height: 842 };
const room = { width: 1190, height: 842 };

describe('zoom', () => {
  it('stays between a quarter and four times', () => {
    expect([within(0.01), within(1.1), within(40)]).toEqual([0.25, 1.1, 4]);
    expect([stepped(4, 1), stepped(0.25, -1)]).toEqual([4, 0.25]);
  });

  it('steps from wherever the reader is', () => {
    expect([stepped(1, 1), stepped(1, -1), stepped(1.13, 1), stepped(1.13, -1)]).toEqual([1.25, 0.75, 1.25, 1]);
    expect(stepped(1.2451, 1)).toBe(1.5);
  });

  it('fits each page by itself', () => {
    expect(scaleOf('width', a4, room)).toBeCloseTo(2);
    expect(scaleOf('page', a4, room)).toBeCloseTo(1);
    expect(scaleOf('page', { width: 842, height: 595 }, room)).toBeCloseTo(1190 / 842);
    expect(scaleOf(1, a4, room)).toBeCloseTo(PIXELS_PER_POINT);
  });

  it('never draws more pixels than memory allows', () => {
    expect(sharpness({ width: 600, height: 800 }, 1)).toBe(1);
    expect(sharpness({ width: 600, height: 800 }, 3)).toBe(2);
    const huge = { width: 4000, height: 6000 };
    expect(huge.width * huge.height * sharpness(huge, 2) ** 2).toBeCloseTo(6_000_000);
  });
});
