import css from './chart.module.css';

/** The mark of the first line is round, of the others square: told apart without their colour. */
export function LineMark({ nth, x, y }: { nth: number; x: number; y: number }) {
  if (nth === 0) return <circle className={css.mark} cx={x} cy={y} r={4} />;
  return <rect className={css.mark} x={x - 3.5} y={y - 3.5} width={7} height={7} />;
}
