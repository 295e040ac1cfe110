import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Which ends of a strip are out of sight: '', 'left', 'right' or 'left right'; and how to look again. */
export function useOverflow(strip: RefObject<HTMLElement | null>, content: unknown): [over: string, look: () => void] {
  const [over, setOver] = useState('');
  const look = useCallback(() => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = strip.current ?? {};
    const ends = [scrollLeft > 1 && 'left', scrollLeft + clientWidth < scrollWidth - 1 && 'right'];
    setOver(ends.filter(Boolean).join(' '));
  }, [strip]);
  useEffect(look, [look, content]);
  useEffect(() => {
    const watcher = new ResizeObserver(look);
    if (strip.current) watcher.observe(strip.current);
    return () => watcher.disconnect();
  }, [look, strip]);
  return [over, look];
}
