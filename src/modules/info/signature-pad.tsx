import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { useWords } from '#locale/words.ts';
import { drawInk, type Stroke } from './ink.ts';
import css from './profile.module.css';
import { profileWords } from './profile-words.ts';

interface Props {
  strokes: readonly Stroke[];
  onStroke: (stroke: Stroke) => void;
}

/** A field to sign in with finger, pen or mouse. Ink is kept as lines, so that it is sharp at every size. */
export function SignaturePad({ strokes, onStroke }: Props) {
  const t = useWords(profileWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const growing = useRef<{ pointer: number; points: { x: number; y: number }[] } | null>(null);
  const paint = useCallback(() => {
    const sheet = canvas.current;
    const brush = sheet?.getContext('2d');
    if (!sheet || !brush) return;
    const sharp = window.devicePixelRatio || 1;
    const [width, height] = [Math.round(sheet.clientWidth * sharp), Math.round(sheet.clientHeight * sharp)];
    if (sheet.width !== width || sheet.height !== height) Object.assign(sheet, { width, height });
    brush.clearRect(0, 0, width, height);
    drawInk(brush, growing.current ? [...strokes, growing.current.points] : strokes, width);
  }, [strokes]);
  useEffect(() => {
    paint();
    if (!canvas.current) return undefined;
    const watch = new ResizeObserver(paint);
    watch.observe(canvas.current);
    return () => watch.disconnect();
  }, [paint]);
  // It opens below the button: all of it is to be seen.
  useEffect(() => {
    void canvas.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const placeOf = (event: { clientX: number; clientY: number }, sheet: HTMLCanvasElement) => {
    const box = sheet.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.width };
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    // A palm beside the pen is a second pointer.
    if (growing.current || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    growing.current = { pointer: event.pointerId, points: [placeOf(event, event.currentTarget)] };
    paint();
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    const sheet = event.currentTarget;
    if (growing.current?.pointer !== event.pointerId) return;
    // A fast pen is between two frames at many places.
    const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const passed = all.length > 0 ? all : [event.nativeEvent];
    growing.current.points.push(...passed.map((one) => placeOf(one, sheet)));
    paint();
  };
  const end = (event: PointerEvent<HTMLCanvasElement>) => {
    if (growing.current?.pointer !== event.pointerId) return;
    const { points } = growing.current;
    growing.current = null;
    onStroke(points);
  };
  return (
    <div className={css.pad}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('signaturePad')}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {strokes.length === 0 && <span aria-hidden>{t('signatureHere')}</span>}
    </div>
  );
}
