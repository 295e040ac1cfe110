import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDebounced } from '../resource/use-debounced.ts';
import { type Marks, PdfPage } from './pdf-page.tsx';
import css from './pdf.module.css';
import type { Pages } from './use-pages.ts';
import type { PdfSearch } from './use-pdf-search.ts';

interface Props {
  count: number;
  pages: Pages;
  search: PdfSearch;
}

/** While somebody turns the wheel pages are stretched; drawn anew when it rests. */
const REST_MS = 150;

/** The pages in sight, each at its place in the whole height of the document. */
export function PdfPages({ count, pages, search }: Props) {
  const { virtualizer, width, sizeOf, scaleAt, onSize } = pages;
  // In an object: a function alone would be taken for a way to make the value.
  const settled = useDebounced(
    useMemo(() => ({ scaleAt }), [scaleAt]),
    REST_MS,
  );
  const numbered = useMemo(() => search.matches.map((match, at) => ({ ...match, at })), [search.matches]);
  const now = search.matches[search.at];

  const marksOn = (index: number): Marks | null => {
    const text = search.textOn(index);
    const matches = numbered.filter((match) => match.page === index);
    if (!text || matches.length === 0) return null;
    const current = now?.page === index ? search.at : -1;
    return { key: `${search.wanted} ${matches[0]!.at} ${matches.length} ${current}`, text, matches, current };
  };

  /** The match that is still to be brought into sight. */
  const pending = useRef(-1);
  const { goTo } = pages;
  const inSight = virtualizer.getVirtualItems().some(({ index }) => index === now?.page);
  const latest = useRef({ goTo, inSight });
  useEffect(() => {
    latest.current = { goTo, inSight };
  });
  useEffect(() => {
    if (!now) return;
    pending.current = now.page;
    if (!latest.current.inSight) latest.current.goTo(now.page);
  }, [now]);
  const list = useRef<HTMLDivElement>(null);
  const onMarked = useCallback((index: number) => {
    if (pending.current !== index) return;
    const mark = list.current?.querySelector(`[data-index="${index}"] mark.current`);
    if (!mark) return;
    pending.current = -1;
    mark.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, []);

  return (
    <div ref={list} className={css.pages} style={{ width, height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <div key={index} data-index={index} className={css.place} style={{ transform: `translateY(${start}px)` }}>
          <PdfPage
            index={index}
            count={count}
            size={sizeOf(index)}
            scale={scaleAt(index)}
            drawn={settled.scaleAt(index)}
            marks={marksOn(index)}
            onSize={onSize}
            onMarked={onMarked}
          />
        </div>
      ))}
    </div>
  );
}
