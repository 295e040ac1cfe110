import { expect, test } from 'vitest';
import { type Brush, drawInk, inkBox, isSigned } from './ink.ts';

const line = [
  { x: 0.2, y: 0.1 },
  { x: 0.4, y: 0.2 },
  { x: 0.6, y: 0.1 },
];
const dot = [{ x: 0.5, y: 0.05 }];

test('the box holds all ink and some air', () => {
  expect(inkBox([])).toBeNull();
  const box = inkBox([line, dot])!;
  expect(Object.values(box).map((value) => Number(value.toFixed(3)))).toEqual([0.18, 0.03, 0.44, 0.19]);
});

test.each([
  [[], false],
  [[[]], false],
  [[dot], false],
  [[dot, [{ x: 0.52, y: 0.05 }]], false],
  [[line], true],
])('signed? %#', (strokes, signed) => {
  expect(isSigned(strokes)).toBe(signed);
});

test('a line is a curve through its points, a tap is a dot', () => {
  const calls: string[] = [];
  const tell =
    (name: string) =>
    (...at: number[]) =>
      void calls.push(`${name} ${at.map((one) => Math.round(one * 10) / 10).join(' ')}`);
  const names = ['beginPath', 'moveTo', 'lineTo', 'quadraticCurveTo', 'arc', 'stroke', 'fill'] as const;
  const brush = Object.fromEntries(names.map((name) => [name, tell(name)])) as unknown as Brush;
  drawInk(brush, [line, dot, []], 100, { x: 0.1, y: 0 });
  expect(calls.map((call) => call.trim())).toEqual([
    'beginPath',
    'moveTo 10 10',
    'quadraticCurveTo 30 20 40 15',
    'lineTo 50 10',
    'stroke',
    'beginPath',
    'arc 40 5 0.4 0 6.3',
    'fill',
  ]);
});
