/** A piece of a line: text, or text with a meaning. */
export type Piece =
  | string
  | { kind: 'bold'; pieces: Piece[] }
  | { kind: 'italic'; pieces: Piece[] }
  | { kind: 'link'; href: string; label: string };

/** A part of a text: its lines as they stand, a heading, or a list. */
export type Block =
  | { kind: 'text'; pieces: Piece[] }
  | { kind: 'heading'; level: 1 | 2 | 3; pieces: Piece[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Piece[][] };

const heading = /^(#{1,3})\s+(\S.*)$/;
const bullet = /^\s{0,3}[-*•]\s+(\S.*)$/;
const numbered = /^\s{0,3}(\d{1,3})[.)]\s+(\S.*)$/;

/**
 * Reads the small part of Markdown that notices are written in: headings, bold, italics, lists and links. There is no
 * markup in it that could do harm, for nothing but these becomes anything else than text. docs/decisions/024
 */
export function richBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endText = () => {
    const said = lines.join('\n').replace(/^\n+|\s+$/g, '');
    lines = [];
    if (said !== '') blocks.push({ kind: 'text', pieces: piecesOf(said) });
  };
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const head = heading.exec(line);
    const item = itemOf(line);
    if (!head && !item) {
      lines.push(line);
      continue;
    }
    const follows = lines.length === 0;
    endText();
    if (head) blocks.push({ kind: 'heading', level: head[1]!.length as 1 | 2 | 3, pieces: piecesOf(head[2]!.trim()) });
    else if (item) putItem(blocks, item, follows);
  }
  endText();
  return blocks;
}

interface Item {
  ordered: boolean;
  number: number;
  pieces: Piece[];
}

function itemOf(line: string): Item | null {
  const plain = bullet.exec(line);
  if (plain) return { ordered: false, number: 1, pieces: piecesOf(plain[1]!.trim()) };
  const counted = numbered.exec(line);
  return counted ? { ordered: true, number: Number(counted[1]), pieces: piecesOf(counted[2]!.trim()) } : null;
}

/** Items that follow each other are one list. */
function putItem(blocks: Block[], item: Item, follows: boolean): void {
  const last = blocks.at(-1);
  if (follows && last?.kind === 'list' && last.ordered === item.ordered) last.items.push(item.pieces);
  else blocks.push({ kind: 'list', ordered: item.ordered, start: item.number, items: [item.pieces] });
}

const marks =
  /\*\*(?=\S)((?:[^*\n]|\*(?!\*))+?)(?<=\S)\*\*|(?<![*\w])\*(?=[^\s*])([^*\n]+?)(?<=\S)\*(?![*\w])|\[([^\][\n]{1,300})\]\(([^\s()]{1,1000})\)|https?:\/\/[^\s<>()[\]“”，。；：！？、（）《》【】]+/gu;

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, bold, italic, label, target] = match;
    const piece = pieceOf({ whole, bold, italic, label, target });
    if (!piece) continue;
    if (match.index > at) pieces.push(text.slice(at, match.index));
    pieces.push(piece);
    at = match.index + whole.length;
    // What ends a sentence does not belong to its last address.
    const tail = typeof piece === 'object' && piece.kind === 'link' && !label ? whole.length - piece.label.length : 0;
    at -= tail;
  }
  if (at < text.length) pieces.push(text.slice(at));
  return pieces;
}

function pieceOf(found: Record<'whole' | 'bold' | 'italic' | 'label' | 'target', string | undefined>): Piece | null {
  const { whole = '', bold, italic, label, target } = found;
  if (bold !== undefined) return { kind: 'bold', pieces: piecesOf(bold) };
  if (italic !== undefined) return { kind: 'italic', pieces: piecesOf(italic) };
  const said = label ?? whole.replace(/[.,;:!?'"]+$/, '');
  const href = safeHref(target ?? said);
  return href ? { kind: 'link', href, label: said } : null;
}

/** Addresses of the web only: nothing that runs, reads files or calls somebody. */
function safeHref(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}

/** The words alone, for a preview of two lines. */
export function plainText(text: string): string {
  const words = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) => (typeof piece === 'string' ? piece : piece.kind === 'link' ? piece.label : words(piece.pieces)))
      .join('');
  return richBlocks(text)
    .map((block) =>
      block.kind === 'list' ? block.items.map((item) => `• ${words(item)}`).join('\n') : words(block.pieces),
    )
    .join('\n');
}
