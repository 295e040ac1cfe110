import sharp from 'sharp';
import { randomOf } from '../random.ts';
import { HEIGHT, WIDTH } from './brush.ts';

/** The film is larger than a picture, so that every picture lies on another part of it without a seam. */
const FILM_WIDTH = 1280;
const FILM_HEIGHT = 960;
// As for uploads: one thread a picture, nothing kept; the pictures themselves are drawn side by side.
sharp.concurrency(1);
sharp.cache(false);

const PIXELS = FILM_WIDTH * FILM_HEIGHT;

/** Mottled surface and sensor grain, made once for all pictures. */
export interface Film {
  mottle: Int8Array;
  grain: Int8Array;
}

/** Uneven light on a real surface: three sizes of soft noise. */
export async function makeFilm(): Promise<Film> {
  const rng = randomOf('film');
  const cloud = (w: number, h: number) => {
    const dots = Uint8Array.from({ length: w * h }, () => rng.next() * 256);
    return sharp(dots, { raw: { width: w, height: h, channels: 1 } })
      .resize(FILM_WIDTH, FILM_HEIGHT, { kernel: 'cubic', fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
  };
  const [large, middle, small] = await Promise.all([cloud(16, 12), cloud(106, 80), cloud(400, 300)]);
  const mottle = new Int8Array(PIXELS);
  const grain = new Int8Array(PIXELS);
  let seed = 0x9e3779b9;
  for (let i = 0; i < PIXELS; i++) {
    mottle[i] = (large[i]! - 128) * 0.22 + (middle[i]! - 128) * 0.12 + (small[i]! - 128) * 0.1;
    // A rough hash is random enough for grain.
    seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + i;
    grain[i] = ((seed & 0xff) + ((seed >>> 8) & 0xff) - 255) * 0.08;
  }
  return { mottle, grain };
}

/** Exposes one SVG: a JPEG of phone quality and its thumbnail. */
export async function develop(
  svg: string,
  film: Film,
  rough: number,
  place: number,
): Promise<{ jpeg: Buffer; thumb: Buffer }> {
  const plate = await sharp(Buffer.from(svg))
    .removeAlpha()
    .resize(WIDTH, HEIGHT, { kernel: 'linear' })
    .raw()
    .toBuffer();
  const light = new Uint8ClampedArray(plate.buffer, plate.byteOffset, plate.length);
  const { mottle, grain } = film;
  // In sixteenths: whole numbers are quicker, and 35 million of them are added.
  const coarse = Math.round(rough * 16);
  const left = place % (FILM_WIDTH - WIDTH);
  const top = (place * 7) % (FILM_HEIGHT - HEIGHT);
  let i = 0;
  for (let y = 0; y < HEIGHT; y++) {
    const row = (top + y) * FILM_WIDTH + left;
    const end = row + WIDTH;
    for (let at = row; at < end; at++) {
      const change = (mottle[at]! * coarse + grain[at]! * 10) >> 4;
      light[i] = light[i]! + change;
      light[i + 1] = light[i + 1]! + change;
      light[i + 2] = light[i + 2]! + change;
      i += 3;
    }
  }
  const raw = { raw: { width: WIDTH, height: HEIGHT, channels: 3 as const } };
  const [jpeg, thumb] = await Promise.all([
    sharp(plate, raw).jpeg({ quality: 74 }).toBuffer(),
    sharp(plate, raw).resize(320, 240, { kernel: 'linear' }).webp({ quality: 70, effort: 0 }).toBuffer(),
  ]);
  return { jpeg, thumb };
}
