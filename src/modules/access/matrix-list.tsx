import type { Matrix } from '#domain/access/grants.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { useWords } from '#locale/words.ts';
import { type MatrixRow, rowsOf } from './matrix-rows.ts';
import { matrixWords } from './matrix-words.ts';
import css from './matrix.module.css';

interface Props {
  role: Matrix['roles'][number];
  rows: readonly MatrixRow[];
  granted: ReadonlySet<string>;
}

/** What one role may do, on a phone: pages under their headings, each with its buttons. */
export function MatrixList({ role, rows, granted }: Props) {
  const t = useWords(matrixWords);
  const mine = rowsOf(rows, granted);
  if (mine.length === 0) return <EmptyState title={t('noneOfRole')} text={t('noneOfRoleText')} />;
  return (
    <>
      <p className={css.legend}>{role.people === 1 ? t('peopleOne') : t('people', { n: role.people })}</p>
      <ul className={css.list}>
        {mine
          .filter((row) => row.kind !== 'button')
          .map((row) => (
            <li key={row.id} className={css[row.kind]}>
              <span className={css.pageName}>{row.title}</span>
              {row.kind === 'heading' ? (
                <span className={css.count}>
                  {t('inside', { n: row.inside.filter((id) => granted.has(id)).length, all: row.inside.length })}
                </span>
              ) : (
                <Buttons names={mine.filter((one) => row.inside.includes(one.id)).map((one) => one.title)} />
              )}
            </li>
          ))}
      </ul>
    </>
  );
}

function Buttons({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <span className={css.buttons}>
      {names.map((name) => (
        <span key={name} className={css.chip}>
          {name}
        </span>
      ))}
    </span>
  );
}
