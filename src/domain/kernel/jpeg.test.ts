import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { readExif, uprightExif } from './exif.ts';
import { readJpeg, withExif } from './jpeg.ts';
import { photoTypeOf } from './photo-type.ts';
import { crc32, readPng } from './png.ts';

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } });
const bytesOf = async (made: Sharp) => new Uint8Array(await made.toBuffer());
const jpeg = () => bytesOf(picture().jpeg());
const png = () => bytesOf(picture().png());

/** The start of an ISO media file of this brand. */
const ftyp = (brand: string) => new TextEncoder().encode(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`);
/** Two bytes of picture and a restart marker. */
const rst = (n: number) => [1, 2, 0xff, 0xd0 + n];

/** A JPEG reduced to its skeleton: frame, restart interval, one scan with these bytes. */
const skeleton = (interval: number, scan: number[], end = [0xff, 0xd9]) =>
  Uint8Array.from(
    [
      [0xff, 0xd8],
      [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0],
      [0xff, 0xdd, 0, 4, 0, interval],
      [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
      scan,
      end,
    ].flat(),
  );

/** A TIFF block, by hand: orientation, time, and position, in either byte order. */
function tiffOf({ little = true, orientation = 6, taken = '2026:03:04 05:06:07' } = {}): Uint8Array {
  const bytes = new Uint8Array(260);
  const view = new DataView(bytes.buffer);
  const text = (at: number, s: string) => [...s].forEach((c, i) => view.setUint8(at + i, c.charCodeAt(0)));
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    view.setUint16(at, tag, little);
    view.setUint16(at + 2, type, little);
    view.setUint32(at + 4, count, little);
    if (type === 3) view.setUint16(at + 8, value, little);
    else view.setUint32(at + 8, value, little);
  };
  const fractions = (at: number, ...values: number[]) =>
    values.forEach((v, i) => {
      view.setUint32(at + i * 8, Math.round(v * 100), little);
      view.setUint32(at + i * 8 + 4, 100, little);
    });
  text(0, little ? 'II' : 'MM');
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  view.setUint16(8, 3, little);
  entry(10, 0x0112, 3, 1, orientation);
  entry(22, 0x8769, 4, 1, 60);
  entry(34, 0x8825, 4, 1, 80);
  view.setUint32(46, 250, little); // a preview, which must go
  view.setUint16(60, 1, little);
  entry(62, 0x9003, 2, 20, 140);
  view.setUint16(80, 4, little);
  entry(82, 1, 2, 2, 0);
  text(90, 'S');
  entry(94, 2, 5, 3, 164);
  entry(106, 3, 2, 2, 0);
  text(114, 'E');
  entry(118, 4, 5, 3, 188);
  text(140, taken);
  fractions(164, 1, 30, 36);
  fractions(188, 103, 48, 0);
  return bytes;
}

describe('type by bytes', () => {
  test('a HEIC photo stays HEIC under any name, AVIF is of the same family', () => {
    expect(photoTypeOf(ftyp('heic'))).toBe('heic');
    expect(photoTypeOf(ftyp('avif'))).toBe('heic');
    expect(photoTypeOf(new TextEncoder().encode('\0\0\0\u0014ftypqt  \0\0\0\0qt  '))).toBe('other');
  });
  test('jpeg, png, and what is neither', async () => {
    expect(photoTypeOf(await jpeg())).toBe('jpeg');
    expect(photoTypeOf(await png())).toBe('png');
    expect(photoTypeOf(await bytesOf(picture().webp()))).toBe('other');
    expect(photoTypeOf(new Uint8Array())).toBe('other');
  });
});

describe('structure of a JPEG', () => {
  test('sound ones, baseline and progressive, tell their size', async () => {
    expect(readJpeg(await jpeg())).toMatchObject({ width: 40, height: 30, exif: null });
    expect(readJpeg(await bytesOf(picture().jpeg({ progressive: true })))).toMatchObject({ width: 40 });
  });
  test('refuses a file cut anywhere', async () => {
    const whole = await jpeg();
    for (let length = 0; length < whole.length; length += 7) expect(readJpeg(whole.subarray(0, length))).toBeNull();
  });
  test('refuses restart markers out of order, lost, or not announced', () => {
    const nine = [0, 1, 2, 3, 4, 5, 6, 7, 0].flatMap(rst);
    expect(readJpeg(skeleton(1, [...nine, 3]))).not.toBeNull();
    expect(readJpeg(skeleton(1, [...rst(0), ...rst(2), 3]))).toBeNull();
    expect(readJpeg(skeleton(0, [...rst(0), 3]))).toBeNull();
  });
  test('refuses a marker that has no place in a scan, and a scan without data', () => {
    expect(readJpeg(skeleton(0, [1, 0xff, 0x9f, 1, 1]))).toBeNull();
    expect(readJpeg(skeleton(0, [1, 0xff, 0, 0xff, 0xff, 0xd9]))).not.toBeNull();
    expect(readJpeg(skeleton(0, []))).toBeNull();
  });
  test('lets a second picture after the end be', () => {
    expect(readJpeg(skeleton(0, [1, 2], [0xff, 0xd9, 7, 7, 7]))).not.toBeNull();
  });
});

describe('structure of a PNG', () => {
  test('sound, damaged, cut', async () => {
    const whole = await png();
    expect(readPng(whole)).toMatchObject({ width: 40, height: 30 });
    const damaged = whole.slice();
    damaged[whole.length - 20]! ^= 1;
    expect(readPng(damaged)).toBeNull();
    for (let length = 8; length < whole.length; length += 5) expect(readPng(whole.subarray(0, length))).toBeNull();
  });
  test('the checksum of IEND', () => {
    expect(crc32(new TextEncoder().encode('IEND'))).toBe(0xae426082);
  });
});

describe('EXIF', () => {
  test.each([true, false])('reads orientation, time and place, little-endian %s', (little) => {
    expect(readExif(tiffOf({ little }))).toEqual({
      orientation: 6,
      takenAt: '2026-03-04 05:06:07',
      lat: -1.51,
      lng: 103.8,
    });
  });
  test('what a redrawn photo carries: upright, without preview, time and place as they were', async () => {
    const carried = uprightExif(tiffOf())!;
    const photo = withExif(await jpeg(), carried);
    const facts = readJpeg(photo)!;
    expect(facts.width).toBe(40);
    expect(readExif(facts.exif)).toEqual({ orientation: 1, takenAt: '2026-03-04 05:06:07', lat: -1.51, lng: 103.8 });
    expect(new DataView(carried.buffer).getUint32(46, true)).toBe(0);
    expect((await sharp(photo).metadata()).orientation).toBe(1);
  });
  test('takes the place of the EXIF block that was there', async () => {
    const first = withExif(await jpeg(), tiffOf());
    expect(withExif(first, tiffOf({ orientation: 1 })).length).toBe(first.length);
  });
  test('rubbish is passed over', () => {
    const calm = { orientation: 1, takenAt: '', lat: null, lng: null };
    expect(readExif(null)).toEqual(calm);
    expect(readExif(new Uint8Array(40).fill(0xff))).toEqual(calm);
    expect(readExif(tiffOf({ orientation: 77, taken: '0000:00:00 00:00:00' }))).toMatchObject({
      orientation: 1,
      takenAt: '',
    });
    const wild = tiffOf();
    for (let at = 8; at < wild.length; at += 1) {
      const broken = wild.slice();
      broken[at] = 0xff;
      expect(() => readExif(broken)).not.toThrow();
      expect(() => uprightExif(broken)).not.toThrow();
    }
  });
});
