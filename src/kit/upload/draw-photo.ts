/** Quality steps of the JPEG writer, best first; under the last one the picture itself is made smaller. */
const qualities = [0.9, 0.82, 0.74, 0.66, 0.58, 0.5];
const SHRINK = 0.8;
const SMALLEST_EDGE = 320;

export interface Drawn {
  blob: Blob;
  width: number;
  height: number;
}

/** Whether this browser can decode and draw; where it cannot, photos travel as they are and the server decides. */
export const canDraw = () => typeof createImageBitmap === 'function';

/** The picture upright, as its EXIF says. Rejects when the browser cannot decode it. */
export function decodeUpright(blob: Blob): Promise<ImageBitmap> {
  return createImageBitmap(blob, { imageOrientation: 'from-image' });
}

/** Draws a picture as a JPEG of at most `edge` pixels and fewer than `maxBytes` bytes. domain.md §2.0 */
export async function drawJpeg(bitmap: ImageBitmap, edge: number, maxBytes: number): Promise<Drawn | null> {
  const longest = Math.max(bitmap.width, bitmap.height);
  for (let size = Math.min(edge, longest); size >= Math.min(SMALLEST_EDGE, longest); size = Math.floor(size * SHRINK)) {
    const width = Math.max(1, Math.round((bitmap.width * size) / longest));
    const height = Math.max(1, Math.round((bitmap.height * size) / longest));
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const brush = canvas.getContext('2d');
    if (!brush) return null;
    // JPEG knows no transparency: what is see-through in a PNG turns white, not black.
    brush.fillStyle = 'white';
    brush.fillRect(0, 0, width, height);
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(bitmap, 0, 0, width, height);
    for (const quality of qualities) {
      const blob = await encode(canvas, quality);
      if (blob && blob.size < maxBytes) return { blob, width, height };
    }
  }
  return null;
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
