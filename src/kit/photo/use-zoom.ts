import { type PointerEvent, type WheelEvent, useCallback, useRef, useState } from 'react';

interface View {
  scale: number;
  x: number;
  y: number;
}
interface Point {
  x: number;
  y: number;
}

const whole: View = { scale: 1, x: 0, y: 0 };
const MOST = 6;
const DOUBLE_TAP_MS = 300;
/** How far a finger goes sideways before it means the next picture. */
const SWIPE_PX = 50;

/** Zoom by wheel, pinch or double tap, pan while zoomed, swipe sideways while whole. */
export function useZoom(onSwipe: (step: 1 | -1) => void) {
  const [view, setView] = useState(whole);
  const [moving, setMoving] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const lastTap = useRef(0);

  const reset = useCallback(() => setView(whole), []);
  const zoomBy = useCallback((factor: number) => {
    setView((before) => {
      const scale = Math.min(MOST, Math.max(1, before.scale * factor));
      const ratio = scale / before.scale;
      return scale === 1 ? whole : { scale, x: before.x * ratio, y: before.y * ratio };
    });
  }, []);

  const down = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start.current = fingers.current.size === 1 ? { x: event.clientX, y: event.clientY } : null;
    setMoving(true);
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      if (was > 0) zoomBy(Math.hypot(now.x - other.x, now.y - other.y) / was);
      return;
    }
    setView((v) => (v.scale === 1 ? v : { ...v, x: v.x + now.x - before.x, y: v.y + now.y - before.y }));
  };

  const up = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    fingers.current.delete(event.pointerId);
    start.current = null;
    setMoving(fingers.current.size > 0);
    if (!from) return;
    const aside = event.clientX - from.x;
    const along = event.clientY - from.y;
    if (Math.abs(aside) > SWIPE_PX && Math.abs(aside) > Math.abs(along)) {
      if (view.scale === 1) onSwipe(aside < 0 ? 1 : -1);
    } else if (Math.hypot(aside, along) < 10) tapped(event.timeStamp);
  };

  const tapped = (at: number) => {
    const double = at - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = double ? 0 : at;
    if (double) setView((before) => (before.scale > 1 ? whole : { ...whole, scale: 2.5 }));
  };

  const wheel = (event: WheelEvent) => zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15);
  const gone = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    setMoving(false);
  };

  return {
    view,
    moving,
    reset,
    zoomBy,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: gone, onWheel: wheel },
  };
}
