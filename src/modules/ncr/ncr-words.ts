import type { Words } from '#domain/kernel/words.ts';
import type { Turn } from '#domain/ncr/schema.ts';

/** Whose turn it is, when no name says it. */
export const turnWords: Record<Turn['side'], Words> = {
  creator: ['Creator', '创建人'],
  contractor: ['Contractor', '分包单位'],
  verifier: ['Verifier', '验收方'],
  none: ['Nobody – done', '无 – 已完成'],
};
