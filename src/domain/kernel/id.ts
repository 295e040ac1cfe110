import { z } from 'zod';

const MAX = 9_223_372_036_854_775_807n;

/** An id on the wire: a decimal string of at most 64 bits. wire.md §1 */
export const idSchema = z
  .string()
  .regex(/^\d{1,19}$/)
  .refine((text) => /^\d{1,19}$/.test(text) && BigInt(text) <= MAX);

/** Comma-joined ids as removes send them in the query: `ids=1,2,3`, at most 500, none repeated. */
export const idsSchema = z
  .string()
  .min(1)
  .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))])
  .pipe(z.array(idSchema).min(1).max(500));
