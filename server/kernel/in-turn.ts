const tails = new Map<string, Promise<unknown>>();

/** Runs what is asked under one name one after the other, within this process. */
export async function inTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
  const before = tails.get(name);
  const mine = (before ?? Promise.resolve()).then(run, run);
  tails.set(name, mine);
  try {
    return await mine;
  } finally {
    if (tails.get(name) === mine) tails.delete(name);
  }
}
