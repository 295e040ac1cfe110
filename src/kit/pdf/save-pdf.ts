import type { PDFDocumentProxy } from 'pdfjs-dist';
import { pdfName } from './pdf-link.ts';

/** Keeps the document on the device under its name; the bytes that are here are not fetched again. */
export async function savePdf(pdf: PDFDocumentProxy, title: string, link: string): Promise<void> {
  const [bytes, about] = await Promise.all([pdf.getData(), pdf.getMetadata().catch(() => null)]);
  const told = about && 'contentDispositionFilename' in about ? about.contentDispositionFilename : '';
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = pdfName(typeof told === 'string' ? told : '', title, link);
  anchor.click();
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
