import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GAP, offsetOf, placeAt } from './page-places.ts';
import { scaleOf, type Size, type Zoom } from './zoom.ts';

const nothing: Size = { width: 1, height: 1 };
/** Wider windows open a document at this factor: as wide as they are it could not be read. */
const COMFORTABLE = 1.25;

/** Where the pages lie in the stage, how large they are, and which of them are drawn: those in sight and one more. */
export function usePages(stage: RefObject<HTMLDivElement | null>, count: number, first: Size | null) {
  const [room, setRoom] = useState<Size | null>(null);
  const [chosen, setChosen] = useState<Zoom | null>(null);
  const [current, setCurrent] = useState(0);
  const [widest, setWidest] = useState(0);
  const sizes = useRef(new Map<number, Size>());
  /** Where the reader is; the browser tells it late, and several steps of zoom may come before. */
  const spot = useRef({ top: 0, left: 0 });
  /** The page that was asked for; near the end it may not reach the top. */
  const wanted = useRef(-1);
  /** What stays where it is at a change of zoom: the pointer, else the upper edge. */
  const pivot = useRef(0);

  const ready = first !== null && room !== null && count > 0;
  const zoom =
    chosen ?? (ready && scaleOf('width', first, room) > scaleOf(COMFORTABLE, first, room) ? COMFORTABLE : 'width');
  const width = room?.width ?? 0;
  const height = room?.height ?? 0;
  const sizeOf = useCallback((index: number): Size => sizes.current.get(index) ?? first ?? nothing, [first]);
  const scaleAt = useCallback(
    (index: number) => scaleOf(zoom, sizeOf(index), { width: width - 2 * GAP, height: height - 2 * GAP }),
    [zoom, sizeOf, width, height],
  );
  const heightOf = useCallback((index: number) => sizeOf(index).height * scaleAt(index), [sizeOf, scaleAt]);
  const layout = `${zoom}@${width}x${height}`;

  const virtualizer = useVirtualizer({
    count: ready ? count : 0,
    getScrollElement: () => stage.current,
    estimateSize: heightOf,
    // Another zoom measures everything anew.
    getItemKey: useCallback((index: number) => `${index}@${layout}`, [layout]),
    overscan: 1,
    gap: GAP,
    paddingStart: GAP,
    paddingEnd: GAP,
  });

  useEffect(() => {
    const box = stage.current;
    if (!box) return undefined;
    const measure = () => setRoom({ width: box.clientWidth, height: box.clientHeight });
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    measure();
    return () => watch.disconnect();
  }, [stage]);

  const contentWidth =
    typeof zoom === 'number' ? Math.max(width, Math.max(widest, first?.width ?? 0) * scaleAt(0) + 2 * GAP) : width;

  /** How it was laid out before: the same place is looked for in the new layout. */
  const before = useRef<{ layout: string; heightOf: typeof heightOf; width: number } | null>(null);
  useLayoutEffect(() => {
    const box = stage.current;
    const was = before.current;
    if (!box || !ready) return;
    before.current = { layout, heightOf, width: contentWidth };
    if (!was || was.layout === layout) return;
    const y = pivot.current;
    pivot.current = 0;
    const place = placeAt(spot.current.top + y, count, was.heightOf);
    box.scrollTop = offsetOf(place, heightOf) - y;
    const middle = (spot.current.left + box.clientWidth / 2) / was.width;
    box.scrollLeft = middle * contentWidth - box.clientWidth / 2;
    spot.current = { top: box.scrollTop, left: box.scrollLeft };
  }, [ready, layout, heightOf, contentWidth, count, stage]);

  const onScroll = () => {
    const box = stage.current;
    if (!box || !ready) return;
    spot.current = { top: box.scrollTop, left: box.scrollLeft };
    const from = placeAt(box.scrollTop, count, heightOf).index;
    const to = placeAt(box.scrollTop + box.clientHeight, count, heightOf).index;
    const isSeen = wanted.current >= from && wanted.current <= to;
    setCurrent(isSeen ? wanted.current : placeAt(box.scrollTop + box.clientHeight / 3, count, heightOf).index);
  };

  const goTo = (index: number) => {
    const box = stage.current;
    if (!box || !ready) return;
    const target = Math.min(count - 1, Math.max(0, index));
    wanted.current = target;
    setCurrent(target);
    box.scrollTop = offsetOf({ index: target, part: 0 }, heightOf) - GAP;
    spot.current.top = box.scrollTop;
  };

  /** A page has come and says how large it is. */
  const onSize = useCallback(
    (index: number, size: Size) => {
      const known = sizeOf(index);
      if (known.width === size.width && known.height === size.height) return;
      sizes.current.set(index, size);
      setWidest((most) => Math.max(most, size.width));
      virtualizer.resizeItem(index, heightOf(index));
    },
    [sizeOf, heightOf, virtualizer],
  );

  const byHand = () => {
    wanted.current = -1;
  };
  return {
    ready,
    zoom,
    factor: ready ? scaleAt(current) / scaleOf(1, nothing, nothing) : 1,
    current,
    virtualizer,
    width: contentWidth,
    sizeOf,
    scaleAt,
    goTo,
    onSize,
    setZoom: (next: Zoom, at = 0) => {
      pivot.current = at;
      setChosen(next);
    },
    scrolling: { onScroll, onWheel: byHand, onTouchMove: byHand, onPointerDown: byHand },
  };
}

export type Pages = ReturnType<typeof usePages>;
