/** Drizzle wraps what the driver throws, and says the whole statement with its values: the cause is what may be told. */
export function rootCause(error: Error): Error {
  let at = error;
  for (let depth = 0; depth < 5 && at.cause instanceof Error; depth += 1) at = at.cause;
  return at;
}
