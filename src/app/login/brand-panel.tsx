import css from './login.module.css';

interface Props {
  name: string;
  title: string;
  promise: string;
  points: readonly string[];
}

/** What the product is for, beside the form on wide screens. Drawn, not loaded: nothing here costs a request. */
export function BrandPanel({ name, title, promise, points }: Props) {
  return (
    <section className={css.brand} aria-label={name}>
      <Mark />
      <div className={css.brandText}>
        <p className={css.brandTitle}>{title}</p>
        <p className={css.promise}>{promise}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <Elevation />
    </section>
  );
}

/** The name with its sign. */
export function Mark() {
  return (
    <span className={css.mark}>
      <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
        <path d="M6 26V12l8-4.500v18.500M14 26V5l12 6.500V26M3 26h26" />
        <path className={css.tick} d="m17 18 2.400 2.400 4.600-5" />
      </svg>
      QCDM
    </span>
  );
}

const storeys = [0, 1, 2, 3, 4, 5, 6];
const bays = [0, 1, 2, 3, 4];
/** Storey and bay of the openings that are marked: one finding, one repaired. */
const marks: Readonly<Record<string, string | undefined>> = {
  '2-3': css.found,
  '4-1': css.repaired,
  '1-0': css.repaired,
};

/** The elevation of a block as lines. */
function Elevation() {
  return (
    <svg className={css.elevation} viewBox="0 0 420 360" aria-hidden="true">
      <path d="M20 350h380M60 350V40h260v310M320 110h60v240" />
      {storeys.map((storey) => (
        <g key={storey}>
          <path d={`M60 ${350 - storey * 44}h260`} />
          {bays.map((bay) => (
            <rect
              key={bay}
              className={marks[`${storey}-${bay}`]}
              x={74 + bay * 49}
              y={316 - storey * 44}
              width="34"
              height="24"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
