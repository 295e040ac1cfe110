import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { crc32 } from '#domain/kernel/png.ts';

/** Photos made by code, as a phone would take them. */
export const photos = {
  /** 200 × 100, left half red, right half blue. */
  jpeg: () => halves().jpeg({ quality: 90 }).toBuffer(),
  png: () => halves().png().toBuffer(),
  /** Stored lying on its side, upright 100 × 200 with red on top; taken in Singapore, with time and place. */
  turned: () =>
    halves()
      .jpeg({ quality: 90 })
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD2: { DateTimeOriginal: '2026:03:01 09:30:15' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '1/1 17/1 30/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '103/1 51/1 0/1',
        },
      })
      .toBuffer(),
  /** Noise does not compress: about `bytes` large. */
  ofSize: async (bytes: number) => {
    const edge = Math.ceil(Math.sqrt(bytes / 3));
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    return sharp({ create: { width: edge, height: edge, channels: 3, background: '#888', noise } })
      .png({ compressionLevel: 0 })
      .toBuffer();
  },
  /** A sound PNG of 9000 × 9000 black dots in a few kilobytes. */
  bomb: () => {
    const edge = 9000;
    const header = Buffer.alloc(13);
    header.writeUInt32BE(edge, 0);
    header.writeUInt32BE(edge, 4);
    header[8] = 1; // one bit of grey
    const rows = deflateSync(Buffer.alloc(edge * (1 + edge / 8)));
    const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
    return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
  },
  /** The head of a HEIC file: enough to be told from a JPEG. */
  heic: () =>
    new Uint8Array(
      Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2048, 7)]),
    ),
};

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function halves() {
  const blue = { create: { width: 100, height: 100, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width: 200, height: 100, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: 100, top: 0 },
  ]);
}

const real = resolve(dirname(fileURLToPath(import.meta.url)), '../../../shared/data/photos');

/** A photo of the sample collection that lies beside some checkouts; null where it does not. */
export function realPhoto(name: string): Uint8Array | null {
  return existsSync(real) && readdirSync(real).includes(name) ? readFileSync(join(real, name)) : null;
}
