/** As wide as the window, one whole page, or a factor of the paper's own size. */
export type Zoom = 'width' | 'page' | number;

export interface Size {
  width: number;
  height: number;
}

/** A point of the paper is a 72th of an inch, a pixel of the page a 96th. */
export const PIXELS_PER_POINT = 96 / 72;

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
const least = steps[0]!;
const most = steps.at(-1)!;

export const within = (factor: number): number => Math.min(most, Math.max(least, factor));

/** The next step up or down from where the reader is. */
export function stepped(factor: number, direction: 1 | -1): number {
  // A fit is rarely a step itself: what is nearly one counts as it.
  const tolerance = 0.01;
  if (direction === 1) return steps.find((step) => step > factor + tolerance) ?? most;
  return steps.findLast((step) => step < factor - tolerance) ?? least;
}

/** Pixels of the screen per point of this page. Pages of a document differ: each fits by itself. */
export function scaleOf(zoom: Zoom, page: Size, room: Size): number {
  if (typeof zoom === 'number') return zoom * PIXELS_PER_POINT;
  const wide = room.width / page.width;
  const fit = zoom === 'width' ? wide : Math.min(wide, room.height / page.height);
  return within(fit / PIXELS_PER_POINT) * PIXELS_PER_POINT;
}

/** A drawn page costs four bytes for each of these: three pages in view stay under 75 MB, whatever is zoomed. */
const MOST_PIXELS = 6_000_000;

/** Pixels of the canvas per pixel of the screen: as sharp as the screen, as far as memory allows. */
export function sharpness(size: Size, ofScreen: number): number {
  return Math.min(ofScreen, 2, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
}
