import type { ReactNode } from 'react';
import { type Block, type Piece, richBlocks } from './rich-blocks.ts';
import css from './rich-text.module.css';

/** A text with headings, lists, emphasis and links, as React elements: markup in it stays text. docs/decisions/024 */
export function RichText({ text }: { text: string }) {
  return (
    <div className={css.text}>
      {placed(richBlocks(text)).map(([key, block]) => (
        <Part key={key} block={block} />
      ))}
    </div>
  );
}

/** Parts of a text are what they are by their place in it. */
function placed<T>(all: readonly T[]): [key: string, one: T][] {
  return all.map((one, at) => [String(at), one]);
}

const headings = { 1: 'h3', 2: 'h4', 3: 'h5' } as const;

function Part({ block }: { block: Block }) {
  if (block.kind === 'text') return <p>{piecesOf(block.pieces)}</p>;
  if (block.kind === 'heading') {
    const Heading = headings[block.level];
    return <Heading>{piecesOf(block.pieces)}</Heading>;
  }
  const items = placed(block.items).map(([key, item]) => <li key={key}>{piecesOf(item)}</li>);
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

function piecesOf(all: readonly Piece[]): ReactNode {
  return placed(all).map(([key, piece]) => {
    if (typeof piece === 'string') return piece;
    if (piece.kind === 'bold') return <strong key={key}>{piecesOf(piece.pieces)}</strong>;
    if (piece.kind === 'italic') return <em key={key}>{piecesOf(piece.pieces)}</em>;
    return (
      <a key={key} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
        {piece.label}
      </a>
    );
  });
}
