import type { Random } from '../random.ts';

export const WIDTH = 960;
export const HEIGHT = 720;
/** Drawn smaller and enlarged: half the work, and the softness of a lens. */
export const DRAWN_WIDTH = 640;
export const DRAWN_HEIGHT = 480;

const f = (n: number) => n.toFixed(1);

/** A lighter or darker tone of a grey-ish colour given as three numbers. */
export function tone(rgb: readonly [number, number, number], by: number): string {
  const [r, g, b] = rgb.map((c) => Math.max(0, Math.min(255, Math.round(c + by))));
  return `rgb(${r},${g},${b})`;
}

/** The picture seen at a slightly different stand: the same place photographed on another day. */
export function stand(inner: string, turn: number, zoom: number, dx: number, dy: number): string {
  return `<g transform="translate(${dx} ${dy}) rotate(${turn} 480 360) translate(480 360) scale(${zoom}) translate(-480 -360)">${inner}</g>`;
}

/** Everything over the whole frame and a good way beyond, so that a turned picture has no empty corners. */
export function plane(fill: string): string {
  return `<rect x="-120" y="-120" width="1200" height="960" fill="${fill}"/>`;
}

/** Light from one side and the darker corners of a phone lens. */
export function light(from: 'left' | 'right' | 'top', strength = 0.35): string {
  const [x1, y1, x2, y2] = from === 'left' ? [0, 0, 1, 0.4] : from === 'right' ? [1, 0, 0, 0.4] : [0.4, 0, 0.5, 1];
  return `<defs><linearGradient id="lg" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="#fff8e8" stop-opacity="${strength}"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0b1020" stop-opacity="${strength * 1.1}"/></linearGradient><radialGradient id="vg" cx="0.5" cy="0.48" r="0.75"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.42"/></radialGradient></defs><rect width="960" height="720" fill="url(#lg)"/><rect width="960" height="720" fill="url(#vg)"/>`;
}

/** A crack: a random walk with thinner branches, dark with a light lip. */
export function crack(rng: Random, from: [number, number], to: [number, number], width: number, wild = 22): string {
  const steps = 16;
  const points: [number, number][] = [];
  let drift = 0;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const nx = -(to[1] - from[1]) / length;
  const ny = (to[0] - from[0]) / length;
  for (let i = 0; i <= steps; i++) {
    drift = drift * 0.6 + rng.between(-wild, wild);
    const t = i / steps;
    points.push([from[0] + (to[0] - from[0]) * t + nx * drift, from[1] + (to[1] - from[1]) * t + ny * drift]);
  }
  const line = (list: [number, number][]) => list.map(([x, y], i) => `${i ? 'L' : 'M'}${f(x)} ${f(y)}`).join('');
  let out = `<path d="${line(points.map(([x, y]) => [x + width * 0.7, y + width * 0.7]))}" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="${f(width)}"/>`;
  out += `<path d="${line(points)}" fill="none" stroke="#231d18" stroke-opacity="0.9" stroke-width="${f(width)}" stroke-linejoin="round"/>`;
  out += `<path d="${line(points.slice(4, 12))}" fill="none" stroke="#15110e" stroke-width="${f(width * 1.7)}" stroke-linejoin="bevel"/>`;
  for (let i = 0; i < 3; i++) {
    const at = points[rng.int(3, steps - 3)]!;
    const branch: [number, number][] = [at];
    let angle = rng.between(0, Math.PI * 2);
    for (let k = 0; k < 5; k++) {
      angle += rng.between(-0.6, 0.6);
      const last = branch[k]!;
      branch.push([last[0] + Math.cos(angle) * 15, last[1] + Math.sin(angle) * 15]);
    }
    out += `<path d="${line(branch)}" fill="none" stroke="#2b241e" stroke-opacity="0.75" stroke-width="${f(width * 0.55)}"/>`;
  }
  return out;
}

/** A closed uneven shape around a centre: stains, patches, broken-out concrete. */
export function blob(rng: Random, x: number, y: number, rx: number, ry: number, rough = 0.25): string {
  const n = 18;
  const points = Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * Math.PI * 2;
    const r = 1 + rng.between(-rough, rough);
    return [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r] as const;
  });
  const mid = (a: readonly [number, number], b: readonly [number, number]) =>
    `${f((a[0] + b[0]) / 2)} ${f((a[1] + b[1]) / 2)}`;
  const start = mid(points[n - 1]!, points[0]!);
  return `M${start}${points.map((p, i) => `Q${f(p[0])} ${f(p[1])} ${mid(p, points[(i + 1) % n]!)}`).join('')}Z`;
}

/** Where a floor point lies in the picture: u across, v away from the camera. */
function onFloor(u: number, v: number): [number, number] {
  const z = 1 + v * 0.55;
  return [480 + (u * 700) / z, -160 + 940 / z];
}

export interface Tile {
  path: string;
  centre: [number, number];
  column: number;
  row: number;
}

/** The tiles of a floor in perspective. */
export function floorTiles(size = 0.5): Tile[] {
  const tiles: Tile[] = [];
  for (let row = -1; row < 9; row++)
    for (let column = -5; column < 5; column++) {
      const [u, v, w] = [column * size, row * size, size * 0.975];
      const corners = [onFloor(u, v), onFloor(u + w, v), onFloor(u + w, v + w), onFloor(u, v + w)];
      const path = `M${corners.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;
      tiles.push({ path, centre: onFloor(u + w / 2, v + w / 2), column, row });
    }
  return tiles;
}

/** A tiled floor in perspective: grout below, every tile a little different. */
export function floor(rng: Random, rgb: readonly [number, number, number], grout: string, size = 0.5): string {
  return (
    plane(grout) +
    floorTiles(size)
      .map((t) => `<path d="${t.path}" fill="${tone(rgb, rng.between(-9, 9))}"/>`)
      .join('')
  );
}

/** A tiled wall seen straight on. */
export function wallTiles(
  rng: Random,
  rgb: readonly [number, number, number],
  grout: string,
  w: number,
  h: number,
): string {
  let out = plane(grout);
  for (let y = -120, row = 0; y < 840; y += h, row++)
    for (let x = -120; x < 1080; x += w)
      out += `<rect x="${x + 3}" y="${y + 3}" width="${w - 6}" height="${h - 6}" rx="2" fill="${tone(rgb, rng.between(-6, 6))}"/><rect x="${x + 3}" y="${y + 3}" width="${w - 6}" height="4" fill="#fff" fill-opacity="0.25"/>`;
  return out;
}

/** Water running down from a line. */
export function streaks(
  rng: Random,
  x1: number,
  x2: number,
  y: number,
  length: number,
  colour: string,
  count = 14,
): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = rng.between(x1, x2);
    const w = rng.between(5, 26);
    const l = rng.between(length * 0.35, length);
    out += `<path d="M${f(x)} ${y}q${f(w * 0.5)} ${f(l * 0.5)} ${f(rng.between(-6, 6))} ${f(l)}q${f(-w)} ${f(-l * 0.4)} ${f(-w * 0.7)} ${f(-l)}z" fill="${colour}" fill-opacity="${f(rng.between(0.15, 0.5))}"/>`;
  }
  return out;
}

/** Small pits, spots and grains scattered in an ellipse. */
export function scatter(
  rng: Random,
  at: [number, number],
  spread: [number, number],
  count: number,
  size: [number, number],
  fills: readonly string[],
): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const angle = rng.between(0, Math.PI * 2);
    const r = Math.sqrt(rng.next());
    const s = rng.between(size[0], size[1]);
    out += `<ellipse cx="${f(at[0] + Math.cos(angle) * r * spread[0])}" cy="${f(at[1] + Math.sin(angle) * r * spread[1])}" rx="${f(s)}" ry="${f(s * rng.between(0.55, 1))}" fill="${rng.pick(fills)}" transform="rotate(${rng.int(-30, 30)} ${f(at[0])} ${f(at[1])})"/>`;
  }
  return out;
}

/** The strip of blue masking tape an inspector leaves beside a defect. */
export function tape(x: number, y: number, angle: number, length = 110): string {
  return `<g transform="rotate(${angle} ${x} ${y})"><rect x="${x + 3}" y="${y + 4}" width="${length}" height="26" fill="#000" fill-opacity="0.25"/><rect x="${x}" y="${y}" width="${length}" height="26" fill="#2f7fb8"/><rect x="${x}" y="${y}" width="${length}" height="7" fill="#fff" fill-opacity="0.18"/></g>`;
}
