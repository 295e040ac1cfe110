import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import { useWords } from '#locale/words.ts';
import { pdfWords } from './pdf-words.ts';
import css from './pdf.module.css';
import { marked, type Numbered, type PageText } from './search-text.ts';
import { sharpness, type Size } from './zoom.ts';

/** What is marked on a page. */
export interface Marks {
  /** The same key means the same marks. */
  key: string;
  text: PageText;
  matches: readonly Numbered[];
  current: number;
}

interface Props {
  index: number;
  count: number;
  size: Size;
  /** How large it is shown, and how large it was last drawn: in between it is stretched. */
  scale: number;
  drawn: number;
  marks: Marks | null;
  onSize: (index: number, size: Size) => void;
  onMarked: (index: number) => void;
}

/** A page that is only flown past is never drawn. */
const STAY_MS = 60;

function isSame(one: Props, other: Props): boolean {
  const { marks, ...rest } = one;
  return (
    marks?.key === other.marks?.key &&
    Object.entries(rest).every(([name, value]) => other[name as keyof Props] === value)
  );
}

/**
 * Tables as react-pdf tells them to screen readers: it calls their head one of its cells, and leaves text and lines
 * directly in them, which no table may have.
 */
function mendTables(sheet: HTMLElement): void {
  for (const head of sheet.querySelectorAll('[role="columnheader"]:has([role="row"])'))
    head.setAttribute('role', 'rowgroup');
  const loose = '[role="table"] > :not([role]), [role="rowgroup"] > :not([role]), [role="row"] > :not([role])';
  for (const text of sheet.querySelectorAll(loose)) text.removeAttribute('aria-owns');
}

/** One page of the document: paper at once, then what is on it, and its text to select. */
export const PdfPage = memo(function PdfPage(props: Props) {
  const { index, count, size, scale, drawn, marks, onSize, onMarked } = props;
  const t = useWords(pdfWords);
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), STAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const renderText = useMemo(
    () =>
      marks &&
      (({ str, itemIndex }: { str: string; itemIndex: number }) =>
        marked(str, marks.text.starts[itemIndex] ?? 0, marks.matches, marks.current)),
    // The key says what the marks are: other marks would write the text anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [marks?.key],
  );
  const onText = useCallback(() => onMarked(index), [onMarked, index]);
  const sheet = useRef<HTMLDivElement>(null);
  const mend = () => sheet.current && mendTables(sheet.current);
  const paper = { width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
  const sharp = sharpness({ width: size.width * drawn, height: size.height * drawn }, window.devicePixelRatio);
  return (
    <div
      ref={sheet}
      className={css.page}
      style={paper}
      role="group"
      aria-label={t('pageOf', { page: index + 1, count })}
    >
      {stays && (
        <div className={css.drawn} style={scale === drawn ? undefined : { transform: `scale(${scale / drawn})` }}>
          <Page
            pageNumber={index + 1}
            scale={drawn}
            devicePixelRatio={sharp}
            {...(renderText ? { customTextRenderer: renderText } : {})}
            loading={null}
            error={<p className={css.badPage}>{t('badPage')}</p>}
            onLoadSuccess={({ originalWidth, originalHeight }) =>
              onSize(index, { width: originalWidth, height: originalHeight })
            }
            onGetStructTreeSuccess={mend}
            onRenderTextLayerSuccess={onText}
          />
        </div>
      )}
    </div>
  );
}, isSame);
