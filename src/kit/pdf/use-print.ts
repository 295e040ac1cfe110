import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { printPdf } from './print-pdf.ts';

/** Printing, page by page, until it is called off or the document is closed. */
export function usePrint(pdf: PDFDocumentProxy | null) {
  const [page, setPage] = useState(0);
  const [failed, setFailed] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const print = async () => {
    if (!pdf || page > 0) return;
    // The paper takes the focus to be printed, and goes.
    const before = document.activeElement;
    const mine = new AbortController();
    stop.current = mine;
    setFailed(false);
    try {
      await printPdf(pdf, { onPage: setPage, signal: mine.signal });
    } catch {
      setFailed(!mine.signal.aborted);
    }
    setPage(0);
    if (before instanceof HTMLElement) before.focus();
  };
  return { page, failed, print: () => void print(), cancel: () => stop.current?.abort() };
}
