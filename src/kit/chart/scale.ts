/** The top of an axis from 0 that holds `most` and can be cut into `steps` whole parts: 0 1 2, 0 5 10, 0 20 40. */
export function topOf(most: number, steps = 2): number {
  const least = Math.max(1, Math.ceil(most / steps));
  const size = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * size).find((one) => one >= least && Number.isInteger(one));
  return (step ?? least) * steps;
}

/** Which of `count` labels are shown where every one needs `room` of `width`: every n-th, the last one always. */
export function shownLabels(count: number, width: number, room: number): ReadonlySet<number> {
  const every = Math.max(1, Math.ceil((count * room) / Math.max(width, room)));
  const shown = new Set<number>();
  for (let at = count - 1; at >= 0; at -= every) shown.add(at);
  return shown;
}
