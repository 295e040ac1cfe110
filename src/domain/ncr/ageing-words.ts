import type { Words } from '../kernel/words.ts';
import type { AgeingBucket } from './rules.ts';

/** How the buckets of age are called. domain.md §2.0 */
export const ageingWords: Record<AgeingBucket, Words> = {
  '0-1': ['0–1 days', '0–1 天'],
  '2-7': ['2–7 days', '2–7 天'],
  '8-14': ['8–14 days', '8–14 天'],
  '15-28': ['15–28 days', '15–28 天'],
  '28+': ['More than 28 days', '28 天以上'],
};
