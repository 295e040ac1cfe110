import type { Check } from './storage.ts';

// Stored content is read before the first page is shown: these few checks are all it takes, and the schema library
// comes with the first form. docs/decisions/008

/** What a check makes of content it accepts. */
export type Checked<C> = C extends Check<infer T> ? T : never;

/** Text that fits the pattern. */
export const textLike =
  (pattern: RegExp): Check<string> =>
  (content) =>
    typeof content === 'string' && pattern.test(content) ? content : undefined;

/** Text with at least one character. */
export const someText = textLike(/[^]/);

/** Yes or no. */
export const asFlag: Check<boolean> = (content) => (typeof content === 'boolean' ? content : undefined);

/** One of a few values. */
export const oneOf =
  <const T>(values: readonly T[]): Check<T> =>
  (content) =>
    values.find((value) => value === content);

/** Whatever passes one check or else the other. */
export const either =
  <A, B>(first: Check<A>, second: Check<B>): Check<A | B> =>
  (content) =>
    first(content) ?? second(content);

/** Rubbish becomes the fallback instead of spoiling what surrounds it. */
export const orElse =
  <T>(check: Check<T>, fallback: T): Check<T> =>
  (content) =>
    check(content) ?? fallback;

/** A list; one odd entry spoils it. */
export const listOf =
  <T>(item: Check<T>): Check<T[]> =>
  (content) => {
    if (!Array.isArray(content)) return undefined;
    const items = content.map(item);
    return items.includes(undefined) ? undefined : (items as T[]);
  };

/** Values by name; one odd value spoils it. */
export const recordOf =
  <T>(item: Check<T>): Check<Record<string, T>> =>
  (content) => {
    if (!isObject(content)) return undefined;
    const entries = Object.entries(content).map(([name, value]) => [name, item(value)] as const);
    return entries.some(([, value]) => value === undefined)
      ? undefined
      : (Object.fromEntries(entries) as Record<string, T>);
  };

/** An object with these fields; others are dropped, one that fails spoils it. */
export const shape =
  <F extends Record<string, Check<unknown>>>(fields: F): Check<{ [K in keyof F]: Checked<F[K]> }> =>
  (content) => {
    if (!isObject(content)) return undefined;
    const made: Record<string, unknown> = {};
    for (const [name, check] of Object.entries(fields)) {
      const value = check(Object.hasOwn(content, name) ? content[name] : undefined);
      if (value === undefined) return undefined;
      made[name] = value;
    }
    return made as { [K in keyof F]: Checked<F[K]> };
  };

/** A plain object, as JSON makes it. */
export function isObject(content: unknown): content is Record<string, unknown> {
  return typeof content === 'object' && content !== null && !Array.isArray(content);
}
