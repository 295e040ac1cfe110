import { describe, expect, it } from 'vitest';
import { contrast, type Grounds, mix, readable, TINT } from './readable.ts';

const light: Grounds = { dark: false, on: ['#ffffff', '#f5f7fa'], tinted: '#ffffff' };
const dark: Grounds = { dark: true, on: ['#0b0f1e', '#1c2540'], tinted: '#1c2540' };
const picked = ['#409eff', '#f6ca9d', '#ffffff', '#25aff3', '#52c41a', '#ffff00', '#004ca7', '#20222a', '#000000'];

describe('readable shades', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#ffffff')).toBeCloseTo(1, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each(picked)('can be read on light and on dark grounds, and on their own tint: %s', (hex) => {
    for (const grounds of [light, dark]) {
      const shade = readable(hex, grounds);
      const tint = mix(grounds.tinted, shade, grounds.dark ? TINT.dark : TINT.light);
      for (const ground of [...grounds.on, tint]) expect(contrast(shade, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['#004ca7', '#20222a', '#000000'])('leaves %s, which can be read already', (hex) => {
    expect(readable(hex, light)).toBe(hex);
  });

  it('keeps blue blue', () => {
    for (const grounds of [light, dark]) {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(readable('#409eff', grounds).slice(at, at + 2), 16),
      );
      expect(b).toBeGreaterThan(g * 1.3);
      expect(g).toBeGreaterThan(r);
    }
  });
});
