import type { z } from 'zod';
import type { Check } from './storage.ts';

/** A check of stored content by a schema: what does not parse counts as never written. */
export function checked<T>(schema: z.ZodType<T>): Check<T> {
  return (content) => {
    const parsed = schema.safeParse(content);
    return parsed.success ? parsed.data : undefined;
  };
}
