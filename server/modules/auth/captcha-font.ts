export type Point = readonly [x: number, y: number];

/**
 * A font of strokes on a 10 × 14 grid: each sign a few lines of points. Signs that people mistake for each other
 * (0 O Q, 1 I L, 2 Z, 5 S, 8 B, U V, C G) are left out or represented once.
 */
const font: Readonly<Record<string, string>> = {
  A: '0,14 5,0 10,14 | 2,9 8,9',
  D: '0,0 0,14 6,14 10,10 10,4 6,0 0,0',
  E: '10,0 0,0 0,14 10,14 | 0,7 7,7',
  F: '10,0 0,0 0,14 | 0,7 7,7',
  H: '0,0 0,14 | 10,0 10,14 | 0,7 10,7',
  J: '8,0 8,11 5,14 2,14 0,11 | 4,0 10,0',
  K: '0,0 0,14 | 9,0 0,8 | 3,6 10,14',
  M: '0,14 0,0 5,8 10,0 10,14',
  N: '0,14 0,0 10,14 10,0',
  P: '0,14 0,0 7,0 10,3 10,5 7,8 0,8',
  R: '0,14 0,0 7,0 10,3 10,5 7,8 0,8 | 5,8 10,14',
  T: '0,0 10,0 | 5,0 5,14',
  U: '0,0 0,10 3,14 7,14 10,10 10,0',
  W: '0,0 2,14 5,5 8,14 10,0',
  X: '0,0 10,14 | 10,0 0,14',
  Y: '0,0 5,7 10,0 | 5,7 5,14',
  3: '0,1 4,0 8,1 9,4 4,7 9,9 9,12 5,14 0,13',
  4: '7,14 7,0 0,10 10,10',
  6: '9,1 5,0 1,4 0,9 2,14 8,14 10,10 7,7 1,8',
  7: '0,0 10,0 4,14 | 3,7 9,7',
  9: '9,6 3,7 0,4 2,0 8,0 10,5 9,10 5,14 1,13',
};

/** Every sign that a captcha may show. */
export const signs: readonly string[] = Object.keys(font);

/** The lines that make up a sign. */
export function strokesOf(sign: string): Point[][] {
  return (font[sign] ?? '').split(' | ').map((line) =>
    line.split(' ').map((point): Point => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return [x, y];
    }),
  );
}
