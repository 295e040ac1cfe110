import type { z } from 'zod';
import type { Words } from './words.ts';

/** A text that a rule of its own judges as well; the rule answers what is wrong, in words, or null. */
export function ruled(schema: z.ZodType<string>, fault: (value: string) => Words | null): z.ZodType<string> {
  return schema.superRefine((value, ctx) => {
    const words = fault(value);
    if (words) ctx.addIssue({ code: 'custom', params: { words } });
  });
}
