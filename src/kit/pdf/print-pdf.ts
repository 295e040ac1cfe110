import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Dots per point: 150 to the inch, which small print needs and memory allows. */
const DOTS = 150 / 72;
const MOST_PIXELS = 12_000_000;

interface Watch {
  /** Tells which page is being drawn. */
  onPage: (page: number) => void;
  signal: AbortSignal;
}

/**
 * Prints a document: its pages are drawn into a hidden frame of this site, which is printed then. The browser's own
 * viewer is not asked: phones have none, the policy of our pages lets none in, and it would ask for the password again.
 */
export async function printPdf(pdf: PDFDocumentProxy, { onPage, signal }: Watch): Promise<void> {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  const addresses: string[] = [];
  const before = document.activeElement;
  const clear = () => {
    frame.remove();
    // The frame had the focus to be printed; the keys belong to the document again.
    if (before instanceof HTMLElement) before.focus();
    for (const address of addresses) URL.revokeObjectURL(address);
  };
  try {
    document.body.append(frame);
    const paper = frame.contentDocument!;
    for (let page = 1; page <= pdf.numPages; page += 1) {
      if (signal.aborted) return clear();
      onPage(page);
      const { blob, width, height } = await drawn(pdf, page);
      const picture = paper.createElement('img');
      const address = URL.createObjectURL(blob);
      addresses.push(address);
      picture.src = address;
      if (page === 1) paper.head.append(sheetRules(paper, width, height));
      paper.body.append(picture);
      await picture.decode();
    }
    if (signal.aborted) return clear();
    // Some browsers answer at once and print later: the frame stays until they have.
    frame.contentWindow!.addEventListener('afterprint', clear, { once: true });
    frame.contentWindow!.focus();
    frame.contentWindow!.print();
  } catch (error) {
    clear();
    throw error;
  }
}

function sheetRules(paper: Document, width: number, height: number): HTMLStyleElement {
  const style = paper.createElement('style');
  style.textContent = `@page { size: ${width}pt ${height}pt; margin: 0 }
    body { margin: 0 }
    img { display: block; width: 100vw; height: 100vh; object-fit: contain; break-after: page }
    img:last-child { break-after: auto }`;
  return style;
}

async function drawn(pdf: PDFDocumentProxy, number: number): Promise<{ blob: Blob; width: number; height: number }> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(DOTS, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  canvas.width = 0;
  canvas.height = 0;
  page.cleanup();
  if (!blob) throw new Error('the page could not be drawn');
  return { blob, width, height };
}
