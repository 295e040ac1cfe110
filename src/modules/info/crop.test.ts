import { expect, test } from 'vitest';
import { dragged, squareOf, wholeCrop } from './crop.ts';

const wide = { width: 400, height: 200 };

test.each([
  [wholeCrop, { left: 100, top: 0, side: 200 }],
  [
    { zoom: 1, x: 0, y: 1 },
    { left: 0, top: 0, side: 200 },
  ],
  [
    { zoom: 2, x: 1, y: 1 },
    { left: 300, top: 100, side: 100 },
  ],
])('%j keeps %j', (crop, square) => {
  expect(squareOf(wide, crop)).toEqual(square);
});

test('the picture follows the finger and stops at its edges', () => {
  // A preview of 100 px shows 200 px of the picture: 25 px of the finger are 50 of it.
  const moved = dragged(wide, wholeCrop, { x: 25, y: 25 }, 100);
  expect(squareOf(wide, moved)).toEqual({ left: 50, top: 0, side: 200 });
  expect(moved.y).toBe(0.5);
  expect(squareOf(wide, dragged(wide, moved, { x: 900, y: 0 }, 100)).left).toBe(0);
  expect(squareOf(wide, dragged(wide, moved, { x: -900, y: 0 }, 100)).left).toBe(200);
});
