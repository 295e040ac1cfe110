import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useMemo, useState } from 'react';
import type { DocumentProps } from 'react-pdf';
import { type Failure, failureOf } from './pdf-failure.ts';
import { ownAddress } from './pdf-link.ts';
import type { Size } from './zoom.ts';

interface Question {
  wrong: boolean;
  /** How often it was asked: another question is another, empty field. */
  times: number;
  answer: (password: string) => void;
}

const INCORRECT = 2;

/** What is known of a document while it is fetched and read; `events` go to react-pdf. */
export function usePdfDocument(link: string) {
  const address = useMemo(() => ownAddress(link, window.location.href), [link]);
  const [attempt, setAttempt] = useState(0);
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [first, setFirst] = useState<Size | null>(null);
  const [progress, setProgress] = useState({ loaded: 0, total: 0 });
  const [question, setQuestion] = useState<Question | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(
    () => () => {
      // Behind the lock the document is let go; it is read anew afterwards.
      setPdf(null);
      setFirst(null);
    },
    [],
  );

  const fail = (error: unknown) => {
    setQuestion(null);
    setFailure(failureOf(error));
  };
  const events: Pick<
    DocumentProps,
    'onLoadSuccess' | 'onLoadError' | 'onSourceError' | 'onLoadProgress' | 'onPassword'
  > = {
    onLoadSuccess: (loaded) => {
      setQuestion(null);
      loaded.getPage(1).then((page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        setFirst({ width, height });
        setPdf(loaded);
      }, fail);
    },
    onLoadError: fail,
    onSourceError: fail,
    onLoadProgress: setProgress,
    onPassword: (answer, reason) =>
      setQuestion((was) => ({ wrong: reason === INCORRECT, times: (was?.times ?? 0) + 1, answer })),
  };

  return {
    address,
    attempt,
    pdf,
    first,
    progress,
    question,
    failure: address === null ? ('foreign' as const) : failure,
    events,
    retry: () => {
      setFailure(null);
      setPdf(null);
      setFirst(null);
      setProgress({ loaded: 0, total: 0 });
      setAttempt(attempt + 1);
    },
  };
}
