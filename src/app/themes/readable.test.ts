import { describe, expect, it } from 'vitest';
import { contrastOnWhite, readable } from './readable.ts';

describe('readable shades', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrastOnWhite('#ffffff')).toBeCloseTo(1, 5);
    expect(contrastOnWhite('#000000')).toBeCloseTo(21, 5);
    expect(contrastOnWhite('#767676')).toBeCloseTo(4.54, 2);
  });

  it.each(['#409eff', '#f6ca9d', '#ffffff', '#25aff3', '#52c41a', '#ffff00'])(
    'deepens %s until it can be read',
    (hex) => {
      expect(contrastOnWhite(readable(hex))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['#004ca7', '#20222a', '#000000'])('leaves %s, which can be read already', (hex) => {
    expect(readable(hex)).toBe(hex);
  });

  it('keeps blue blue', () => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(readable('#409eff').slice(at, at + 2), 16));
    expect(b).toBeGreaterThan((g ?? 0) * 1.5);
    expect(g).toBeGreaterThan(r ?? 255);
  });
});
