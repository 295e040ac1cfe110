import { type CSSProperties, memo } from 'react';
import type { Matrix } from '#domain/access/grants.ts';
import { useLanguage, useWords } from '#locale/words.ts';
import type { MatrixRow } from './matrix-rows.ts';
import { matrixWords } from './matrix-words.ts';
import css from './matrix.module.css';
import { roleNameIn } from './role-rows.ts';

type Roles = Matrix['roles'];
type Granted = ReadonlyMap<string, ReadonlySet<string>>;

/** From here on the names of the roles stand upright on paper. */
const MANY = 13;

interface Props {
  rows: readonly MatrixRow[];
  roles: Roles;
  granted: Granted;
}

/**
 * A plain table: ten thousand cells of it are drawn faster than a hundred of a component library, and a browser prints it
 * over pages with its header on each.
 */
export function MatrixTable({ rows, roles, granted }: Props) {
  const t = useWords(matrixWords);
  const language = useLanguage();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls both ways: the keyboard must reach it
    <section className={css.scroll} aria-label={t('table')} tabIndex={0}>
      <table className={`${css.table} ${roles.length >= MANY ? css.many : ''}`}>
        <thead>
          <tr>
            <th scope="col">{t('permission')}</th>
            {roles.map((role) => (
              <th key={role.id} scope="col" title={role.roleAlias}>
                <span>{roleNameIn(language, role)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.id} row={row} roles={roles} granted={granted} may={t('may')} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const depth = (n: number) => ({ '--depth': n }) as CSSProperties;

interface LineProps {
  row: MatrixRow;
  roles: Roles;
  granted: Granted;
  may: string;
}

const Line = memo(function Line({ row, roles, granted, may }: LineProps) {
  return (
    <tr className={css[row.kind]}>
      <th scope="row" style={depth(row.depth)}>
        <span className={css.title}>{row.title}</span>
        <span className={css.code}>{row.code}</span>
      </th>
      {roles.map((role) => (
        <td key={role.id}>
          <Cell row={row} has={granted.get(role.id)} may={may} />
        </td>
      ))}
    </tr>
  );
});

function Cell({ row, has, may }: { row: MatrixRow; has: ReadonlySet<string> | undefined; may: string }) {
  if (row.kind === 'heading') {
    const n = row.inside.filter((id) => has?.has(id)).length;
    return n > 0 && <span className={css.count}>{`${n}/${row.inside.length}`}</span>;
  }
  return (
    has?.has(row.id) && (
      <span className={css.tick} role="img" aria-label={may}>
        ✓
      </span>
    )
  );
}
