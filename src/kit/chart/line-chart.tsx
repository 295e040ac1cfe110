import { Link } from 'react-router-dom';
import type { Tone } from '#domain/kernel/flow.ts';
import { toneColor } from '../state/tone.tsx';
import css from './chart.module.css';
import { LineMark } from './line-mark.tsx';
import { shownLabels, topOf } from './scale.ts';
import { useWidth } from './use-width.ts';

export interface Line {
  key: string;
  name: string;
  tone: Tone;
  values: readonly number[];
}

export interface LinePoint {
  key: string;
  /** Below the axis. */
  label: string;
  /** What is there, in words: shown and read out. */
  text: string;
  to: string;
}

const HEIGHT = 200;
const LEFT = 28;
const TOP = 8;
const FLOOR = HEIGHT - 24;
/** Pixels that a label needs. */
const ROOM = 56;

/** Lines over the same points. Each line has its own mark and stroke; each point says its numbers and leads to its list. */
export function LineChart({ lines, points }: { lines: readonly Line[]; points: readonly LinePoint[] }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const top = topOf(Math.max(0, ...lines.flatMap(({ values }) => values)));
  const step = (Math.max(width, ROOM) - LEFT) / points.length;
  const x = (at: number) => LEFT + step * (at + 0.5);
  const y = (value: number) => FLOOR - (value / top) * (FLOOR - TOP);
  const labels = shownLabels(points.length, width - LEFT, ROOM);
  return (
    <figure className={css.figure}>
      <div ref={box} className={css.plot} style={{ height: HEIGHT }}>
        {width > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden>
            {[0, top / 2, top].map((tick) => (
              <g key={tick}>
                <line className={css.grid} x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
                <text className={css.tick} x={LEFT - 8} y={y(tick)} dy="0.35em" textAnchor="end">
                  {tick}
                </text>
              </g>
            ))}
            {points.map(({ key, label }, at) =>
              labels.has(at) ? (
                <text key={key} className={css.tick} x={x(at)} y={HEIGHT - 6} textAnchor="middle">
                  {label}
                </text>
              ) : null,
            )}
            {lines.map(({ key, tone, values }, nth) => (
              <g key={key} style={{ color: toneColor[tone] }}>
                <polyline
                  className={nth === 0 ? css.line : css.dashed}
                  points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')}
                />
                {values.map((value, at) => (
                  <LineMark key={points[at]?.key} nth={nth} x={x(at)} y={y(value)} />
                ))}
              </g>
            ))}
          </svg>
        )}
        <ul className={css.points} style={{ insetInlineStart: LEFT }}>
          {points.map(({ key, text, to }, at) => (
            <li key={key} className={at * 2 < points.length ? '' : css.late}>
              <Link to={to} aria-label={text}>
                <span className={css.hint} aria-hidden>
                  {text}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={css.legend}>
        {lines.map(({ key, name, tone }, nth) => (
          <span key={key}>
            <svg width={28} height={12} aria-hidden style={{ color: toneColor[tone] }}>
              <line className={nth === 0 ? css.line : css.dashed} x1={1} x2={27} y1={6} y2={6} />
              <LineMark nth={nth} x={14} y={6} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
