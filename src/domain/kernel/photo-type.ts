export type PhotoType = 'jpeg' | 'png' | 'heic' | 'other';

/** Brands of the ISO media family that phones write as photos; browsers and PDF writers cannot all read them. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'];

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** What a photo is by its first bytes, whatever its name says. */
export function photoTypeOf(bytes: Uint8Array): PhotoType {
  if (bytes.length >= 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.length >= 8 && bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\u001a\n') return 'png';
  if (bytes.length >= 12 && ascii(bytes, 4, 8) === 'ftyp' && isHeic(bytes)) return 'heic';
  return 'other';
}

/** The major brand, or any of the compatible ones listed after it. */
function isHeic(bytes: Uint8Array): boolean {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(size, bytes.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (at !== 12 && heicBrands.includes(ascii(bytes, at, at + 4))) return true;
  }
  return false;
}
