import { expect, it } from 'vitest';
import { shownLabels, topOf } from './scale.ts';

it.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [7, 10],
  [10, 10],
  [11, 20],
  [21, 40],
  [41, 50],
  [99, 100],
  [101, 200],
])('an axis for %d ends at %d', (most, top) => {
  expect(topOf(most)).toBe(top);
});

it('shows the labels that fit, from the last one back', () => {
  expect([...shownLabels(12, 1200, 60)]).toHaveLength(12);
  expect([...shownLabels(12, 360, 60)].toSorted((a, b) => a - b)).toEqual([1, 3, 5, 7, 9, 11]);
  expect([...shownLabels(3, 0, 60)]).toEqual([2]);
});
