/** What the structure of a sound JPEG tells without decoding it. */
export interface JpegFacts {
  width: number;
  height: number;
  /** The TIFF block of its EXIF segment, without the `Exif\0\0` in front; null when there is none. */
  exif: Uint8Array | null;
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DRI = 0xdd;
const APP1 = 0xe1;
const EXIF_HEADER = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** Start-of-frame markers: C0–CF without DHT (C4), JPG (C8) and DAC (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Markers that carry a length and may stand between SOI and EOI: frames, tables, DNL…EXP, APPn and COM. */
const isSegment = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) ||
  (marker >= SOS && marker <= 0xdf) ||
  (marker >= 0xe0 && marker <= 0xef) ||
  marker === 0xfe;

/**
 * Walks the whole file, segment by segment and through the scans. Null when something is not as it must be: a browser
 * would still paint the upper half of such a file, and the evidence would be lost unnoticed. Bytes after the end are
 * let be; several makers put a second picture there.
 */
export function readJpeg(bytes: Uint8Array): JpegFacts | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const facts: JpegFacts = { width: 0, height: 0, exif: null };
  let restarts = false;
  let scans = 0;
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === EOI) return scans > 0 ? facts : null;
    if (marker === undefined || !isSegment(marker)) return null;
    const from = at + 4;
    const end = at + 2 + word(bytes, at + 2);
    if (end < from || end > bytes.length) return null;
    if (isFrame(marker)) {
      if (end - from < 6) return null;
      facts.height = word(bytes, from + 1);
      facts.width = word(bytes, from + 3);
      if (facts.width === 0) return null;
    } else if (marker === DRI) restarts = word(bytes, from) > 0;
    else if (marker === APP1 && !facts.exif && startsWith(bytes, from, EXIF_HEADER))
      facts.exif = bytes.subarray(from + EXIF_HEADER.length, end);
    at = end;
    if (marker === SOS) {
      if (facts.width === 0) return null;
      const after = endOfScan(bytes, end, restarts);
      if (after === null) return null;
      at = after;
      scans += 1;
    }
  }
  return null;
}

/** Where the entropy-coded data ends: at the next marker that is no restart. Restarts count 0…7 in a circle. */
function endOfScan(bytes: Uint8Array, start: number, restarts: boolean): number | null {
  let expected = 0;
  let at = start;
  while (at < bytes.length - 1) {
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }
    const next = bytes[at + 1]!;
    if (next === 0) at += 2;
    else if (next === 0xff) at += 1;
    else if (next >= 0xd0 && next <= 0xd7) {
      if (!restarts || next - 0xd0 !== expected) return null;
      expected = (expected + 1) % 8;
      at += 2;
    } else return at === start ? null : at;
  }
  return null;
}

/** A JPEG with this TIFF block as its EXIF segment, first after SOI, in place of any it had. */
export function withExif(jpeg: Uint8Array, tiff: Uint8Array): Uint8Array {
  const size = 2 + EXIF_HEADER.length + tiff.length;
  if (size > 0xffff) return jpeg;
  const rest = withoutExif(jpeg);
  const out = new Uint8Array(2 + 2 + size + rest.length);
  out.set([0xff, SOI, 0xff, APP1, size >> 8, size & 0xff, ...EXIF_HEADER]);
  out.set(tiff, 6 + EXIF_HEADER.length);
  out.set(rest, 4 + size);
  return out;
}

/** Everything after SOI, EXIF segments left out. */
function withoutExif(jpeg: Uint8Array): Uint8Array {
  let at = 2;
  while (jpeg[at] === 0xff && jpeg[at + 1]! >= 0xe0 && jpeg[at + 1]! <= 0xef) {
    const end = at + 2 + word(jpeg, at + 2);
    if (jpeg[at + 1] === APP1 && startsWith(jpeg, at + 4, EXIF_HEADER)) {
      const kept = new Uint8Array(jpeg.length - 2 - (end - at));
      kept.set(jpeg.subarray(2, at));
      kept.set(jpeg.subarray(end), at - 2);
      return kept;
    }
    at = end;
  }
  return jpeg.subarray(2);
}

const word = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const startsWith = (bytes: Uint8Array, at: number, head: readonly number[]) =>
  head.every((b, i) => bytes[at + i] === b);
