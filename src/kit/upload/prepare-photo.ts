import { readExif, uprightExif } from '#domain/kernel/exif.ts';
import { readJpeg, withExif } from '#domain/kernel/jpeg.ts';
import { photoTypeOf } from '#domain/kernel/photo-type.ts';
import { readPng } from '#domain/kernel/png.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { limits } from '#domain/limits.ts';
import { canDraw, decodeUpright, drawJpeg } from './draw-photo.ts';

/** A photo ready to be sent. */
export interface PreparedPhoto {
  blob: Blob;
  name: string;
}

/** Bytes that the EXIF segment costs on top of its block. */
const EXIF_OVERHEAD = 10;

/**
 * Makes a chosen file fit to be sent: refuses by its bytes what is no photo, HEIC, or damaged; redraws what is too large
 * or lies on its side, upright and under the limit, keeping its time and position. Throws the Problem that the server
 * would answer, before a byte is sent. spec §5, domain.md §2.0
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw new Problem('fileEmpty');
  const type = photoTypeOf(bytes);
  if (type === 'heic') throw new Problem('fileHeic', { name: file.name });
  if (type === 'other') throw new Problem('fileType', { name: file.name });
  const facts = type === 'jpeg' ? readJpeg(bytes) : readPng(bytes);
  if (!facts) throw new Problem('fileDamaged', { name: file.name });

  const original = new Blob([bytes], { type: type === 'jpeg' ? 'image/jpeg' : 'image/png' });
  const upright = readExif(facts.exif).orientation === 1;
  const small = bytes.length <= limits.photoBytes && Math.max(facts.width, facts.height) <= limits.photoEdge;
  if (!canDraw()) return { blob: original, name: file.name };

  const bitmap = await decodeUpright(original).catch(() => {
    throw new Problem('fileDamaged', { name: file.name });
  });
  try {
    if (upright && small) return { blob: original, name: file.name };
    const exif = facts.exif && uprightExif(facts.exif);
    const room = limits.photoBytes - (exif ? exif.length + EXIF_OVERHEAD : 0);
    const drawn = await drawJpeg(bitmap, limits.photoEdge, room);
    if (!drawn) throw new Problem('fileTooLarge', { limit: '500 KB' });
    return { blob: exif ? await carrying(drawn.blob, exif) : drawn.blob, name: jpegName(file.name) };
  } finally {
    bitmap.close();
  }
}

async function carrying(blob: Blob, exif: Uint8Array): Promise<Blob> {
  const whole = withExif(new Uint8Array(await blob.arrayBuffer()), exif);
  return new Blob([whole as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' });
}

/** The name follows the bytes: a PNG that was redrawn is a JPEG now. */
const jpegName = (name: string) => (/\.jpe?g$/i.test(name) ? name : `${name.replace(/\.\w{1,5}$/, '')}.jpg`);
