/** A point of a stroke; the width of the drawing field is 1. */
export interface Point {
  x: number;
  y: number;
}
export type Stroke = readonly Point[];

/** Thickness of the pen, of the width of the field. */
const PEN = 0.006;
/** Widest picture of a signature that is made, and the air around the ink. */
const WIDTH = 900;
const MARGIN = 0.02;

/** What a brush must be able to do: a part of a canvas context. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'arc'
  | 'stroke'
  | 'fill'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'strokeStyle'
  | 'fillStyle'
>;

/** Draws strokes as smooth lines; a tap is a dot. */
export function drawInk(brush: Brush, strokes: readonly Stroke[], scale: number, from: Point = { x: 0, y: 0 }): void {
  // Ink on paper, in every theme: the picture goes into documents.
  Object.assign(brush, { strokeStyle: 'black', fillStyle: 'black', lineCap: 'round', lineJoin: 'round' });
  brush.lineWidth = PEN * scale;
  for (const stroke of strokes) {
    const points = stroke.map(({ x, y }) => ({ x: (x - from.x) * scale, y: (y - from.y) * scale }));
    const [first] = points;
    const last = points.at(-1);
    if (!first || !last) continue;
    brush.beginPath();
    if (points.length === 1) {
      brush.arc(first.x, first.y, (PEN * scale) / 1.5, 0, 2 * Math.PI);
      brush.fill();
      continue;
    }
    brush.moveTo(first.x, first.y);
    for (let n = 1; n < points.length - 1; n += 1) {
      const [at, next] = [points[n]!, points[n + 1]!];
      brush.quadraticCurveTo(at.x, at.y, (at.x + next.x) / 2, (at.y + next.y) / 2);
    }
    brush.lineTo(last.x, last.y);
    brush.stroke();
  }
}

/** The box around all ink with its margin; null when there is none. */
export function inkBox(strokes: readonly Stroke[]): (Point & { width: number; height: number }) | null {
  const points = strokes.flat();
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x: left, y: top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

/** Less than this across is a slip of the hand, no signature. */
const SMALLEST = 0.06;

/** Whether somebody really signed. */
export function isSigned(strokes: readonly Stroke[]): boolean {
  const box = inkBox(strokes);
  return box !== null && Math.max(box.width, box.height) - 2 * MARGIN >= SMALLEST;
}

/** The ink alone as a PNG without background, to be laid over a line of a document; null when nothing was drawn. */
export async function inkPng(strokes: readonly Stroke[]): Promise<Blob | null> {
  const box = inkBox(strokes);
  if (!box) return null;
  const scale = WIDTH / Math.max(box.width, box.height, 0.5);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(box.width * scale);
  canvas.height = Math.ceil(box.height * scale);
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  drawInk(brush, strokes, scale, box);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}
