import { pdfjs } from 'react-pdf';

/** Worker, character maps, fonts and decoders lie beside our own files, under their version. vite.config.ts */
const home = `/assets/pdfjs-${pdfjs.version}/`;

pdfjs.GlobalWorkerOptions.workerSrc = `${home}pdf.worker.js`;

/** Small pictures of notes in a document. */
export const notePictures = `${home}images/`;

/** How documents are read: nothing from other hosts, nothing of the document runs. docs/decisions/014 */
export const engineOptions = {
  cMapUrl: `${home}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${home}standard_fonts/`,
  iccUrl: `${home}iccs/`,
  wasmUrl: `${home}wasm/`,
  // The policy of our pages compiles nothing at run time: scans in JPEG 2000 are decoded by plain script.
  useWasm: false,
  isEvalSupported: false,
  enableXfa: false,
  // Errors only: what is wrong with a document is said on the page.
  verbosity: 0,
};
