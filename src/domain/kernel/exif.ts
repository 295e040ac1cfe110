/** What a photo says about itself: how to turn it, when (`yyyy-MM-dd HH:mm:ss`, '' unknown) and where it was taken. */
export interface ExifFacts {
  /** 1 is upright; 2–8 are mirrored or turned. */
  orientation: number;
  takenAt: string;
  lat: number | null;
  lng: number | null;
}

const nothing: ExifFacts = { orientation: 1, takenAt: '', lat: null, lng: null };

const TAG = { orientation: 0x0112, dateTime: 0x0132, exifIfd: 0x8769, gpsIfd: 0x8825, taken: 0x9003 } as const;
/** Bytes of one value by TIFF type: BYTE, ASCII, SHORT, LONG, RATIONAL, … */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

interface Entry {
  type: number;
  count: number;
  /** Where the value stands: in the entry itself, or where the entry points. */
  at: number;
}

/** Reads a TIFF block. Rubbish in it is passed over: metadata never makes a photo unusable. */
export function readExif(tiff: Uint8Array | null): ExifFacts {
  const block = tiff && openTiff(tiff);
  if (!block) return nothing;
  const main = entriesOf(block, block.long(4));
  const orientation = short(block, main.get(TAG.orientation)) ?? 1;
  const detail = subIfd(block, main.get(TAG.exifIfd));
  const gps = subIfd(block, main.get(TAG.gpsIfd));
  const where = { lat: degrees(block, gps, 1, 2, 'S', 90), lng: degrees(block, gps, 3, 4, 'W', 180) };
  const known = where.lat !== null && where.lng !== null;
  return {
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    takenAt: moment(text(block, detail.get(TAG.taken))) || moment(text(block, main.get(TAG.dateTime))),
    lat: known ? where.lat : null,
    lng: known ? where.lng : null,
  };
}

/**
 * The same block for a picture that was redrawn upright: orientation 1, and the small preview cut off the chain,
 * because it still lies on its side. Everything else, time and place among it, stays byte for byte.
 */
export function uprightExif(tiff: Uint8Array): Uint8Array | null {
  const copy = tiff.slice();
  const block = openTiff(copy);
  if (!block) return null;
  const start = block.long(4);
  const entry = entriesOf(block, start).get(TAG.orientation);
  if (entry && entry.type === 3) block.view.setUint16(entry.at, 1, block.little);
  const next = start + 2 + block.word(start) * 12;
  if (next + 4 <= copy.length) block.view.setUint32(next, 0, block.little);
  return copy;
}

interface Tiff {
  view: DataView;
  little: boolean;
  word: (at: number) => number;
  long: (at: number) => number;
}

function openTiff(bytes: Uint8Array): Tiff | null {
  if (bytes.length < 14) return null;
  const little = bytes[0] === 0x49 && bytes[1] === 0x49;
  if (!little && !(bytes[0] === 0x4d && bytes[1] === 0x4d)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => (at >= 0 && at + 2 <= view.byteLength ? view.getUint16(at, little) : 0);
  const long = (at: number) => (at >= 0 && at + 4 <= view.byteLength ? view.getUint32(at, little) : 0);
  return word(2) === 42 ? { view, little, word, long } : null;
}

function entriesOf(block: Tiff, start: number): Map<number, Entry> {
  const found = new Map<number, Entry>();
  const size = block.view.byteLength;
  const count = start > 0 ? block.word(start) : 0;
  for (let i = 0; i < count && start + 14 + i * 12 <= size; i += 1) {
    const at = start + 2 + i * 12;
    const type = block.word(at + 2);
    const values = block.long(at + 4);
    const bytes = (TYPE_BYTES[type] ?? 0) * values;
    const where = bytes <= 4 ? at + 8 : block.long(at + 8);
    if (bytes > 0 && where + bytes <= size) found.set(block.word(at), { type, count: values, at: where });
  }
  return found;
}

function subIfd(block: Tiff, entry: Entry | undefined): Map<number, Entry> {
  return entry ? entriesOf(block, block.long(entry.at)) : new Map();
}

const short = (block: Tiff, entry: Entry | undefined) =>
  entry && entry.type === 3 && entry.count >= 1 ? block.word(entry.at) : null;

function text(block: Tiff, entry: Entry | undefined): string {
  if (!entry || entry.type !== 2) return '';
  let out = '';
  for (let i = 0; i < entry.count; i += 1) {
    const code = block.view.getUint8(entry.at + i);
    if (code === 0) break;
    out += String.fromCharCode(code);
  }
  return out.trim();
}

/** `2014:09:21 16:00:56` as the wire writes it; a camera whose clock was never set says zeros or blanks. */
function moment(exif: string): string {
  const match = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})/.exec(exif);
  return match && match[1] !== '0000' && match[2] !== '00' ? `${match[1]}-${match[2]}-${match[3]} ${match[4]}` : '';
}

/** Degrees, minutes and seconds as three fractions, with the letter of the hemisphere. */
function degrees(b: Tiff, gps: Map<number, Entry>, ref: number, tag: number, minus: string, max: number) {
  const entry = gps.get(tag);
  if (!entry || entry.type !== 5 || entry.count < 3) return null;
  const part = (i: number) => b.long(entry.at + i * 8) / b.long(entry.at + i * 8 + 4);
  const seconds = part(2);
  const value = part(0) + part(1) / 60 + (Number.isFinite(seconds) ? seconds : 0) / 3600;
  if (!Number.isFinite(value) || value > max) return null;
  return Number((text(b, gps.get(ref)).toUpperCase() === minus ? -value : value).toFixed(7));
}
