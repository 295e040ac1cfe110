/** Between the pages, and around them; in pixels of the screen. */
export const GAP = 12;

/** A place in the document that stays the same at every zoom: a page, and how far down it. */
export interface Place {
  index: number;
  part: number;
}

export type HeightOf = (index: number) => number;

/** Which place lies at this distance from the top. */
export function placeAt(offset: number, count: number, heightOf: HeightOf): Place {
  let top = GAP;
  for (let index = 0; index < count; index += 1) {
    const height = heightOf(index);
    if (offset < top + height + GAP || index === count - 1)
      return { index, part: Math.min(1, Math.max(0, (offset - top) / height)) };
    top += height + GAP;
  }
  return { index: 0, part: 0 };
}

/** How far from the top a place lies. */
export function offsetOf({ index, part }: Place, heightOf: HeightOf): number {
  let top = GAP;
  for (let before = 0; before < index; before += 1) top += heightOf(before) + GAP;
  return top + part * heightOf(index);
}
