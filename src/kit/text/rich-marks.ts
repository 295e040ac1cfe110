/** What the buttons above a text do to it. */
export type Mark = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'link';

/** A text and what is selected in it. */
export interface Marked {
  text: string;
  start: number;
  end: number;
}

const signs = { bold: '**', italic: '*' } as const;
const lineStart = /^(?:#{1,3} |- |\d+\. )?/;

/** Puts a mark on what is selected, or takes it away where it is there already; the same words stay selected. */
export function withMark(mark: Mark, marked: Marked): Marked {
  if (mark === 'bold' || mark === 'italic') return around(signs[mark], marked);
  if (mark === 'link') return asLink(marked);
  return onLines(mark, marked);
}

function around(sign: string, { text, start, end }: Marked): Marked {
  const n = sign.length;
  const inside = text.slice(start, end);
  if (text.slice(start - n, start) === sign && text.slice(end, end + n) === sign)
    return { text: text.slice(0, start - n) + inside + text.slice(end + n), start: start - n, end: end - n };
  return { text: text.slice(0, start) + sign + inside + sign + text.slice(end), start: start + n, end: end + n };
}

const address = 'https://';

/** The address is what is selected afterwards: it is what is to be typed. */
function asLink({ text, start, end }: Marked): Marked {
  const label = text.slice(start, end).replaceAll('\n', ' ');
  const from = start + label.length + 3;
  return {
    text: `${text.slice(0, start)}[${label}](${address})${text.slice(end)}`,
    start: from,
    end: from + address.length,
  };
}

function onLines(mark: 'heading' | 'bullets' | 'numbers', { text, start, end }: Marked): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const begin = (at: number) => ({ heading: '## ', bullets: '- ', numbers: `${at + 1}. ` })[mark];
  const there = lines.every((line, at) => line.startsWith(begin(at)));
  const changed = lines.map((line, at) => line.replace(lineStart, there ? '' : begin(at))).join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}
