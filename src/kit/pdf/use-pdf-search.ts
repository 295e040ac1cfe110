import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../resource/use-debounced.ts';
import { asked, findIn, inRow, type Match, type PageText } from './search-text.ts';

interface Findings {
  wanted: string;
  matches: Match[];
  /** Which of them the reader is at. */
  at: number;
  /** How many pages have been read. */
  read: number;
  /** Any of them had text. */
  hasText: boolean;
}

const none: Findings = { wanted: '', matches: [], at: 0, read: 0, hasText: false };
const PAUSE_MS = 200;
/** Nobody steps through more. */
export const MOST_MATCHES = 2000;
/** Pages between two reports: the count grows in sight, and a long document is not slowed down by it. */
const REPORT_EVERY = 20;

/** Looks through all pages while the reader reads on; another question ends it. Pages are counted from 0. */
export function usePdfSearch(pdf: PDFDocumentProxy | null, current: number) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(none);
  const texts = useRef(new Map<number, PageText>());
  const place = useRef(current);
  const wanted = asked(useDebounced(query, PAUSE_MS));

  useEffect(() => {
    place.current = current;
  }, [current]);
  useEffect(() => {
    texts.current = new Map();
  }, [pdf]);

  useEffect(() => {
    setFound({ ...none, wanted });
    if (!pdf || wanted === '') return undefined;
    const stop = new AbortController();
    void look(pdf, texts.current, wanted, place.current, stop.signal, setFound);
    return () => stop.abort();
  }, [pdf, wanted]);

  const step = (by: 1 | -1) =>
    setFound((was) => {
      const count = was.matches.length;
      return count === 0 ? was : { ...was, at: (was.at + by + count) % count };
    });

  return {
    ...found,
    query,
    setQuery,
    searching: found.wanted !== '' && found.read < (pdf?.numPages ?? 0),
    textOn: (page: number) => texts.current.get(page),
    step,
  };
}

/** From the first page to the last; the reader is led to the first match from the page in sight on. */
async function look(
  pdf: PDFDocumentProxy,
  known: Map<number, PageText>,
  wanted: string,
  start: number,
  signal: AbortSignal,
  report: (change: (was: Findings) => Findings) => void,
): Promise<void> {
  const matches: Match[] = [];
  let hasText = false;
  let settled = false;
  for (let page = 0; page < pdf.numPages; page += 1) {
    // One page after the other, so that it can be ended.
    const text = await textOf(pdf, page, known);
    if (signal.aborted) return;
    hasText ||= text.text !== '';
    for (const match of findIn(text, wanted, page)) if (matches.length < MOST_MATCHES) matches.push(match);
    const isLast = page === pdf.numPages - 1 || matches.length >= MOST_MATCHES;
    if (!isLast && page % REPORT_EVERY > 0) continue;
    const ahead = matches.findIndex((match) => match.page >= start);
    // Until there is one ahead nothing is shown: the reader would be led back and forth.
    const shown = ahead >= 0 || isLast ? [...matches] : [];
    const first = settled ? null : Math.max(0, ahead);
    settled ||= shown.length > 0;
    const read = isLast ? pdf.numPages : page + 1;
    const text0 = hasText;
    report((was) => ({ wanted, matches: shown, at: first ?? was.at, read, hasText: text0 }));
    if (isLast) return;
  }
}

async function textOf(pdf: PDFDocumentProxy, index: number, known: Map<number, PageText>): Promise<PageText> {
  const had = known.get(index);
  if (had) return had;
  let text = inRow([]);
  try {
    const page = await pdf.getPage(index + 1);
    const { items } = await page.getTextContent();
    text = inRow(items.map((item) => ('str' in item ? item : { str: '', hasEOL: false })));
  } catch {
    // A page that cannot be read holds nothing that could be found.
  }
  known.set(index, text);
  return text;
}

export type PdfSearch = ReturnType<typeof usePdfSearch>;
