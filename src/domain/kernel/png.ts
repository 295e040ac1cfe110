/** What the chunks of a sound PNG tell without decoding it. */
export interface PngFacts {
  width: number;
  height: number;
  /** The TIFF block of its eXIf chunk, or null. */
  exif: Uint8Array | null;
}

/** Walks the chunks: lengths, checksums, IHDR first, some IDAT, IEND last. Null when one of them is not as it must be. */
export function readPng(bytes: Uint8Array): PngFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let facts: PngFacts | null = null;
  let data = false;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!facts) {
      if (type !== 'IHDR' || length !== 13) return null;
      facts = { width: view.getUint32(at + 8), height: view.getUint32(at + 12), exif: null };
      if (facts.width === 0 || facts.height === 0) return null;
    } else if (type === 'IDAT') data = true;
    else if (type === 'eXIf') facts.exif = bytes.subarray(at + 8, end - 4);
    else if (type === 'IEND') return data ? facts : null;
    at = end;
  }
  return null;
}

let table: Uint32Array | null = null;

function crcTable(): Uint32Array {
  if (table) return table;
  table = new Uint32Array(256);
  for (let n = 0; n < 256; n += 1) {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    table[n] = c;
  }
  return table;
}

/** The checksum at the end of every PNG chunk. */
export function crc32(bytes: Uint8Array): number {
  const t = crcTable();
  let c = 0xffffffff;
  for (const byte of bytes) c = t[(c ^ byte) & 0xff]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
