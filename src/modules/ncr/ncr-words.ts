import type { Words } from '#domain/kernel/words.ts';
import type { AgeingBucket } from '#domain/ncr/rules.ts';
import type { Turn } from '#domain/ncr/schema.ts';

/** Whose turn it is, when no name says it. */
export const turnWords: Record<Turn['side'], Words> = {
  creator: ['Creator', '创建人'],
  contractor: ['Contractor', '分包单位'],
  verifier: ['Verifier', '验收方'],
  none: ['Nobody – done', '无 – 已完成'],
};

export const ageingWords: Record<AgeingBucket, Words> = {
  '0-1': ['0–1 days', '0–1 天'],
  '2-7': ['2–7 days', '2–7 天'],
  '8-14': ['8–14 days', '8–14 天'],
  '15-28': ['15–28 days', '15–28 天'],
  '28+': ['More than 28 days', '28 天以上'],
};
