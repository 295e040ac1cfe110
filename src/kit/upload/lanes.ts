/** Runs at most `width` jobs at a time, in the order they came. */
export function lanes(width: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = width;
  return async (job) => {
    if (free > 0) free -= 1;
    else
      await new Promise<void>((go) => {
        waiting.push(go);
      });
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
