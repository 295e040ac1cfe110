import { randomInt } from 'node:crypto';
import { type Point, signs, strokesOf } from './captcha-font.ts';

const WIDTH = 130;
const HEIGHT = 48;
const LENGTH = 5;

const between = (low: number, high: number) => low + ((high - low) * randomInt(10_000)) / 10_000;

/** Five signs drawn without order by a source nobody can foresee. */
export function captchaText(): string {
  return Array.from({ length: LENGTH }, () => signs[randomInt(signs.length)]).join('');
}

/**
 * A picture of the text: strokes bent by a wave, cut into pieces and shuffled among pieces of noise, so that neither the
 * order nor the shape of the paths in the file gives the letters away.
 */
export function captchaPicture(text: string): string {
  const wave = { height: between(1.5, 3), length: between(14, 24), phase: between(0, 6.3) };
  const bend = ([x, y]: Point): Point => [x, y + wave.height * Math.sin(x / wave.length + wave.phase)];
  const drawn = (lines: Point[][], attribute: string) =>
    lines
      .flatMap((line) => cut(finer(line).map(bend)))
      .map((piece) => `<path d="${piece.map(pointWords).join('')}"${attribute}/>`);
  // Noise is thinner than the letters: people must not take it for a part of one.
  const noises = drawn([noise(), noise(), noise()], ' stroke-width="1.1"');
  const paths = shuffled([...drawn([...text].flatMap(letter), ''), ...noises]).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f3f5f8"/><g fill="none" stroke="#33415c" stroke-width="2.2" ` +
    `stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function letter(sign: string, index: number): Point[][] {
  const scale = between(1.3, 1.6);
  const turn = between(-0.26, 0.26);
  const lean = between(-0.2, 0.2);
  const left = 17 + index * 24 + between(-2, 2);
  const middle = HEIGHT / 2 + between(-3, 3);
  return strokesOf(sign).map((line) =>
    line.map(([x, y]): Point => {
      const [across, down] = [(x - 5) * scale + between(-0.8, 0.8), (y - 7) * scale + between(-0.8, 0.8)];
      const slanted = across + lean * down;
      return [
        left + slanted * Math.cos(turn) - down * Math.sin(turn),
        middle + slanted * Math.sin(turn) + down * Math.cos(turn),
      ];
    }),
  );
}

/** A stray curve across a part of the picture, about as long as a letter's stroke. */
function noise(): Point[] {
  const [x, y, way] = [between(5, WIDTH - 40), between(12, HEIGHT - 12), between(-0.5, 0.5)];
  return Array.from({ length: 5 }, (_, step): Point => [x + step * 9, y + step * 9 * way + between(-1, 1)]);
}

/** Points at most three units apart. */
function finer(line: readonly Point[]): Point[] {
  return line.flatMap((point, index) => {
    const from = line[index - 1];
    if (!from) return [point];
    const steps = Math.max(1, Math.ceil(Math.hypot(point[0] - from[0], point[1] - from[1]) / 3));
    return Array.from({ length: steps }, (_, step): Point => {
      const part = (step + 1) / steps;
      return [from[0] + (point[0] - from[0]) * part, from[1] + (point[1] - from[1]) * part];
    });
  });
}

function cut(line: Point[]): Point[][] {
  const pieces: Point[][] = [];
  for (let at = 0; at < line.length - 1;) {
    const end = Math.min(line.length - 1, at + randomInt(2, 5));
    const piece = line.slice(at, end + 1);
    pieces.push(randomInt(2) === 0 ? piece : piece.toReversed());
    at = end;
  }
  return pieces;
}

function shuffled<T>(items: T[]): T[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return all;
}

const pointWords = ([x, y]: Point, index: number) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
