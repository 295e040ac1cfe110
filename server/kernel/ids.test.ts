import { expect, test } from 'vitest';
import { idGenerator } from './ids.ts';

test('ids fit into 64 bits, are all different and grow', () => {
  const next = idGenerator(1023);
  const ids = Array.from({ length: 20_000 }, next);
  expect(ids.every((id) => /^\d{1,19}$/.test(id) && BigInt(id) < 2n ** 63n)).toBe(true);
  expect(ids.map(BigInt)).toEqual(ids.map(BigInt).toSorted((a, b) => (a < b ? -1 : 1)));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a clock set back does not bring ids back', () => {
  let now = Date.UTC(2026, 5, 1);
  const next = idGenerator(1, () => now);
  const before = BigInt(next());
  now -= 60_000;
  expect(BigInt(next()) > before).toBe(true);
});

test('two workers of the same millisecond never meet', () => {
  const at = Date.UTC(2026, 5, 1);
  const one = idGenerator(1, () => at);
  const two = idGenerator(2, () => at);
  const ids = [...Array.from({ length: 4096 }, one), ...Array.from({ length: 4096 }, two)];
  expect(new Set(ids).size).toBe(8192);
});
