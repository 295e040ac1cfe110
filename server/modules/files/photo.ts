import { readExif } from '#domain/kernel/exif.ts';
import { readJpeg } from '#domain/kernel/jpeg.ts';
import { photoTypeOf } from '#domain/kernel/photo-type.ts';
import { readPng } from '#domain/kernel/png.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { PhotoMime } from './file-name.ts';

const THUMB_EDGE = 320;
/** A small file may unpack into a huge picture; nothing that a phone takes is larger than this. ASSUMED: 006 */
const MAX_PIXELS = 60_000_000;

export interface PhotoFacts {
  mime: PhotoMime;
  /** As shown, that is, upright. */
  width: number;
  height: number;
  takenAt: string;
  lat: number | null;
  lng: number | null;
  /** WebP, upright, without metadata. */
  thumb: Uint8Array;
}

/** What a photo is by its bytes, decoded once to be sure that it is whole. Throws what is wrong with it. spec §5 */
export async function readPhoto(bytes: Uint8Array, name: string): Promise<PhotoFacts> {
  const type = photoTypeOf(bytes);
  if (type === 'heic') throw new Problem('fileHeic', { name });
  if (type === 'other') throw new Problem('fileType', { name });
  const facts = type === 'jpeg' ? readJpeg(bytes) : readPng(bytes);
  if (!facts || facts.width * facts.height > MAX_PIXELS) throw new Problem('fileDamaged', { name });
  const { orientation, takenAt, lat, lng } = readExif(facts.exif);
  const turned = orientation >= 5;
  return {
    mime: type === 'jpeg' ? 'image/jpeg' : 'image/png',
    width: turned ? facts.height : facts.width,
    height: turned ? facts.width : facts.height,
    takenAt,
    lat,
    lng,
    thumb: await thumbOf(bytes, name),
  };
}

async function thumbOf(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const sharp = await decoder();
  try {
    return await sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(THUMB_EDGE, THUMB_EDGE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
  } catch {
    throw new Problem('fileDamaged', { name });
  }
}

type Decoder = (typeof import('sharp'))['default'];
let loading: Promise<Decoder> | undefined;

/** Loaded with the first photo: many servers start and never see one. One picture at a time, nothing kept. */
function decoder(): Promise<Decoder> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}
