import { expect, test } from 'vitest';
import { GAP, offsetOf, placeAt } from './page-places.ts';

const heightOf = (zoom: number) => (index: number) => (index === 1 ? 500 : 1000) * zoom;

test.each([0, GAP + 1, 700, 1100, 1400, 2600])('what lies at %i is found again at another zoom', (offset) => {
  const place = placeAt(offset, 3, heightOf(1));
  const again = placeAt(offsetOf(place, heightOf(3)), 3, heightOf(3));
  expect(again.index).toBe(place.index);
  expect(again.part).toBeCloseTo(place.part);
});

test('the second page is shorter, and after the last there is nothing', () => {
  expect(placeAt(1200, 3, heightOf(1)).index).toBe(1);
  expect(placeAt(99_999, 3, heightOf(1))).toEqual({ index: 2, part: 1 });
  expect(offsetOf({ index: 2, part: 0 }, heightOf(2))).toBe(3 * GAP + 3000);
});
