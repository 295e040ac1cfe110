import { z } from 'zod';

/** One page of a list as MyBatis-Plus says it. size −1 asks for all rows. wire.md §1 */
export interface Page<T> {
  records: T[];
  total: number;
  size: number;
  current: number;
  pages: number;
}

export const MAX_PAGE_SIZE = 500;

/** `current` and `size` of a list call, from query text; rubbish is refused, not guessed. */
export const pageQuery = z.object({
  current: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce
    .number()
    .int()
    .refine((n) => n === -1 || (n >= 1 && n <= MAX_PAGE_SIZE))
    .default(10),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** Builds the page of `records` out of `total` rows. */
export function pageOf<T>(records: T[], total: number, query: PageQuery): Page<T> {
  const size = query.size === -1 ? Math.max(total, 1) : query.size;
  return { records, total, size: query.size, current: query.current, pages: Math.ceil(total / size) };
}
