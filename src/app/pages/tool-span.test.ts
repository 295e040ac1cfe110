import { expect, it } from 'vitest';
import { spanOf } from './tool-span.ts';

it.each([
  [31_000, '31 s', '31 秒'],
  [119_999, '120 s', '120 秒'],
  [120_000, '2 min', '2 分钟'],
  [3 * 3_600_000, '180 min', '180 分钟'],
  [3 * 86_400_000, '3 d', '3 天'],
])('%d ms is %s', (ms, english, chinese) => {
  expect(spanOf(ms)).toEqual([english, chinese]);
});
