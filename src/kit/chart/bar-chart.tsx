import { Link } from 'react-router-dom';
import type { Tone } from '#domain/kernel/flow.ts';
import { toneColor } from '../state/tone.tsx';
import css from './chart.module.css';

/** A part of a bar; the parts of a bar stand behind one another. */
export interface BarPart {
  key: string;
  tone: Tone;
  value: number;
}

export interface Bar {
  key: string;
  label: string;
  /** Shown at the end of the bar: the whole. */
  text: string;
  parts: readonly BarPart[];
  /** The list behind the whole bar. */
  to?: string | undefined;
  /** A part of it in words, beside the whole: "3 overdue". */
  note?: { text: string; to?: string | undefined } | undefined;
}

/** Lying bars with their names and numbers in words; each leads to the list behind it. Colour is never the only sign. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ parts }) => sum(parts)));
  return (
    <ul className={`${css.bars} ${bars.some(({ note }) => note) ? css.noted : ''}`}>
      {bars.map(({ key, label, text, parts, to, note }) => (
        <li key={key}>
          <span className={css.label}>{to ? <Link to={to}>{label}</Link> : label}</span>
          <Strip parts={parts} most={most} />
          <strong className={css.number}>{text}</strong>
          {note && <span className={css.note}>{note.to ? <Link to={note.to}>{note.text}</Link> : note.text}</span>}
        </li>
      ))}
    </ul>
  );
}

const sum = (parts: readonly BarPart[]) => parts.reduce((total, { value }) => total + value, 0);

function Strip({ parts, most }: { parts: readonly BarPart[]; most: number }) {
  let at = 0;
  return (
    <svg className={css.strip} viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden>
      {parts.map(({ key, tone, value }) => {
        const x = at;
        at += value;
        return <rect key={key} x={x} width={value} height={1} style={{ fill: toneColor[tone] }} />;
      })}
    </svg>
  );
}
