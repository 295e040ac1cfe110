/** Which square of a picture is kept: zoom from 1, and where in the free room, 0 to 1 on each axis. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const ZOOM_MAX = 4;
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

interface Size {
  width: number;
  height: number;
}

/** The kept square in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** The crop after the picture was dragged by so many pixels of a preview of this edge; it never leaves the picture. */
export function dragged(size: Size, crop: Crop, by: { x: number; y: number }, edge: number): Crop {
  const { side } = squareOf(size, crop);
  const move = (at: number, room: number, pixels: number) =>
    room <= 0 ? 0.5 : Math.min(1, Math.max(0, at - (pixels * side) / edge / room));
  return { ...crop, x: move(crop.x, size.width - side, by.x), y: move(crop.y, size.height - side, by.y) };
}
