import Button from 'antd/es/button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Document } from 'react-pdf';
import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { engineOptions, notePictures } from './pdf-engine.ts';
import { PdfFrame } from './pdf-frame.tsx';
import { pdfKeys } from './pdf-keys.ts';
import { pdfName } from './pdf-link.ts';
import { PdfLoading, PdfPassword, PdfProblem } from './pdf-notices.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { PdfSearchBar } from './pdf-search-bar.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { pdfWords } from './pdf-words.ts';
import css from './pdf.module.css';
import { savePdf } from './save-pdf.ts';
import { usePages } from './use-pages.ts';
import { usePdfDocument } from './use-pdf-document.ts';
import { usePdfSearch } from './use-pdf-search.ts';
import { usePrint } from './use-print.ts';
import { stepped, within } from './zoom.ts';

interface Props {
  link: string;
  title: string;
  onClose: () => void;
}

/** The full-size side drawer that shows a PDF: read, find, zoom, print, keep. spec §2, docs/decisions/014 */
export function PdfDrawer({ link, title, onClose }: Props) {
  const t = useWords(pdfWords);
  const shared = useWords(sharedWords);
  const stage = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [finding, setFinding] = useState(false);
  const { address, attempt, pdf, first, progress, question, failure, events, retry } = usePdfDocument(link);
  const count = pdf?.numPages ?? 0;
  const pages = usePages(stage, count, first);
  const search = usePdfSearch(finding ? pdf : null, pages.current);
  const printing = usePrint(pdf);
  const { goTo, setZoom, factor, current } = pages;
  const name = pdfName('', title, link);
  const zoomBy = (step: 1 | -1) => setZoom(stepped(factor, step));

  // react-pdf keeps the first function it is given.
  const latestGoTo = useRef(goTo);
  useEffect(() => {
    latestGoTo.current = goTo;
  });
  const follow = useCallback(({ pageIndex }: { pageIndex: number }) => latestGoTo.current(pageIndex), []);

  /** The wheel with Ctrl, and two fingers on a touchpad, zoom about the pointer; the page itself must not. */
  const turned = useRef((_turn: WheelEvent) => {});
  useEffect(() => {
    turned.current = (turn) => {
      if (!turn.ctrlKey) return;
      turn.preventDefault();
      const top = stage.current?.getBoundingClientRect().top ?? 0;
      if (count > 0) setZoom(within(factor * Math.exp(-Math.sign(turn.deltaY) * 0.1)), turn.clientY - top);
    };
  });
  useEffect(() => {
    const box = stage.current;
    const listen = (turn: WheelEvent) => turned.current(turn);
    box?.addEventListener('wheel', listen, { passive: false });
    return () => box?.removeEventListener('wheel', listen);
  }, []);

  const find = () => {
    if (!pdf) return;
    setFinding(true);
    field.current?.select();
  };
  const closeFind = () => {
    setFinding(false);
    search.setQuery('');
    stage.current?.focus();
  };
  return (
    <PdfFrame
      title={name}
      onClose={onClose}
      onKey={(press) =>
        pdfKeys(press, {
          goBy: (by) => goTo(current + by),
          goToEnd: (end) => goTo(end === 'first' ? 0 : count - 1),
          zoom: zoomBy,
          actualSize: () => setZoom(1),
          find,
          findNext: search.step,
          escape: finding ? closeFind : onClose,
        })
      }
    >
      <PdfToolbar
        title={name}
        count={count}
        pages={pages}
        finding={finding}
        onZoom={zoomBy}
        onFind={finding ? closeFind : find}
        onPrint={printing.print}
        onDownload={() => pdf && void savePdf(pdf, title, link)}
        onClose={onClose}
      />
      {finding && pdf && <PdfSearchBar search={search} count={count} field={field} onClose={closeFind} />}
      {printing.page > 0 && (
        <div className={css.strip} role="status">
          <span>{t('printing', { page: printing.page, count })}</span>
          <Button size="small" onClick={printing.cancel}>
            {shared('cancel')}
          </Button>
        </div>
      )}
      {printing.failed && (
        <div className={css.strip} role="alert">
          {t('printFailed')}
        </div>
      )}
      <div className={css.room}>
        <div
          ref={stage}
          className={css.stage}
          // The keys that scroll need a focus, and the first one is here.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="region"
          aria-label={t('pages')}
          data-start
          {...pages.scrolling}
        >
          {failure && <PdfProblem failure={failure} link={link} name={name} onRetry={retry} />}
          {question && !failure && (
            <PdfPassword
              key={question.times}
              wrong={question.wrong}
              onPassword={(password) => question.answer(password)}
              onClose={onClose}
            />
          )}
          {!failure && !question && !pages.ready && <PdfLoading {...progress} />}
          {!failure && address !== null && (
            <Document
              key={attempt}
              file={address}
              options={engineOptions}
              imageResourcesPath={notePictures}
              externalLinkTarget="_blank"
              externalLinkRel="noopener noreferrer nofollow"
              loading={null}
              error={null}
              noData={null}
              onItemClick={follow}
              {...events}
            >
              {pdf && pages.ready && <PdfPages count={count} pages={pages} search={search} />}
            </Document>
          )}
        </div>
        <div className={css.ring} aria-hidden />
      </div>
    </PdfFrame>
  );
}
