import type { Words } from './words.ts';

/** The Blade envelope `R`: success is exactly code 200; a body without a code counts as 200. wire.md §1 */
export interface Envelope<T = unknown> {
  code: number;
  success: boolean;
  data: T;
  msg: string;
}

export const succeeded: Words = ['Operation succeeded', '操作成功'];
export const failed: Words = ['Operation failed', '操作失败'];

/** The wire code of any body: what it says, or 200 when it says nothing. */
export function codeOf(body: unknown): number {
  if (typeof body !== 'object' || body === null || !('code' in body)) return 200;
  const code = Number((body as { code: unknown }).code);
  return Number.isFinite(code) && code > 0 ? code : 200;
}
