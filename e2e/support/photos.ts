import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** Pictures as phones really make them, good and bad. */
export interface SitePhotos {
  /** Stored sideways, orientation in its metadata. */
  rotated: string;
  /** Above 500 KB, with the time it was taken. */
  large: string;
  /** With position and time. */
  located: string;
  heic: string;
  /** Over the limit and damaged inside. */
  damaged: string;
}

const real = join(import.meta.dirname, '../../../shared/data/photos');

/** Real photos where a collection lies beside the checkout, else pictures made here with the same properties. */
export async function sitePhotos(): Promise<SitePhotos> {
  const from = (name: string) => join(real, name);
  if (existsSync(from('gps.jpg')))
    return {
      rotated: from('rotated-exif-6.jpg'),
      large: from('phone-over-500kb.jpg'),
      located: from('gps.jpg'),
      heic: from('phone.heic'),
      damaged: from('corrupted.jpg'),
    };
  const folder = mkdtempSync(join(tmpdir(), 'qcdm-photos-'));
  const write = (name: string, bytes: Uint8Array) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  const taken = { IFD0: { DateTime: '2014:09:21 16:00:56' }, IFD2: { DateTimeOriginal: '2014:09:21 16:00:56' } };
  const position = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '1/1 18/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '103/1 51/1 0/1',
  };
  const large = await noise(2600, 1950).jpeg({ quality: 80 }).withExif(taken).toBuffer();
  const head = Buffer.from([0, 0, 0, 24, ...Buffer.from('ftypheic'), 0, 0, 0, 0, ...Buffer.from('mif1heic')]);
  return {
    rotated: write('rotated.jpg', await noise(600, 450).jpeg().withMetadata({ orientation: 6 }).toBuffer()),
    large: write('large.jpg', large),
    located: write(
      'located.jpg',
      await noise(640, 480)
        .jpeg()
        .withExif({ ...taken, IFD3: position })
        .toBuffer(),
    ),
    heic: write('phone.heic', Buffer.concat([head, Buffer.alloc(4000)])),
    damaged: write('damaged.jpg', large.subarray(0, Math.floor(large.length * 0.7))),
  };
}

function noise(width: number, height: number) {
  const gaussian = { type: 'gaussian' as const, mean: 128, sigma: 24 };
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: gaussian } });
}

/** A HEIC whose name claims to be a JPEG. */
export function renamed(heic: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: readFileSync(heic) };
}
