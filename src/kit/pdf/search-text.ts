/** A piece of text as the document holds it; `hasEOL` ends a line. */
export interface Piece {
  str: string;
  hasEOL: boolean;
}

/** The text of a page in one row, and which piece each letter comes from. */
export interface PageText {
  text: string;
  /** Where each piece begins in `text`. */
  starts: number[];
}

/** Where something was found: on which page, and from where to where in its row of text. */
export interface Match {
  page: number;
  from: number;
  to: number;
}

/** Letters of one width stay one letter: what is found in the row is where it stands in the pieces. */
function plain(text: string): string {
  let row = '';
  for (const letter of text) {
    const small = letter.normalize('NFKC').toLowerCase();
    row += small.length === letter.length ? small : letter;
  }
  return row.replace(/\s/g, ' ');
}

const han = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

/** Puts the pieces of a page in a row. A line that ends is a space, but not between Chinese letters. */
export function inRow(pieces: readonly Piece[]): PageText {
  let text = '';
  const starts: number[] = [];
  let broken = false;
  for (const { str, hasEOL } of pieces) {
    const glued = text === '' || str === '' || /\s$/.test(text) || (han.test(text.at(-1)!) && han.test(str[0]!));
    if (broken && !glued) text += ' ';
    if (str !== '') broken = false;
    starts.push(text.length);
    text += plain(str);
    broken ||= hasEOL;
  }
  return { text, starts };
}

/** What is asked for, as the row is written. */
export const asked = (text: string): string => plain(text).trim().replace(/ +/g, ' ');

/** All places of a page where `wanted` (see `asked`) stands. */
export function findIn({ text }: PageText, wanted: string, page: number): Match[] {
  const found: Match[] = [];
  if (wanted === '') return found;
  // Documents set several spaces where people type one.
  const pattern = new RegExp(wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', ' +'), 'g');
  for (const one of text.matchAll(pattern)) found.push({ page, from: one.index, to: one.index + one[0].length });
  return found;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter]!);

/** A match with its number in the whole document. */
export interface Numbered extends Match {
  at: number;
}

/** One piece with its part of the matches marked; the piece is the document's own text and is taken as text only. */
export function marked(str: string, start: number, matches: readonly Numbered[], current: number): string {
  let html = '';
  let done = 0;
  for (const { from, to, at } of matches) {
    const first = Math.max(done, from - start);
    const end = Math.min(str.length, to - start);
    if (end <= first) continue;
    const kind = at === current ? ' class="current"' : '';
    html += `${escaped(str.slice(done, first))}<mark data-match="${at}"${kind}>${escaped(str.slice(first, end))}</mark>`;
    done = end;
  }
  return html + escaped(str.slice(done));
}
