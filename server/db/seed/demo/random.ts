/** A small seeded generator (mulberry32): the demo project is the same project every time. */
export interface Random {
  /** In [0, 1). */
  next: () => number;
  between: (low: number, high: number) => number;
  int: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
}

/** Makes a generator from a word, so that every part of the demo has a stream of its own. */
export function randomOf(word: string): Random {
  let state = 0x811c9dc5;
  for (const letter of word) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const int = (low: number, high: number) => Math.floor(between(low, high + 1));
  return { next, between, int, pick: (list) => list[Math.floor(next() * list.length)]! };
}
