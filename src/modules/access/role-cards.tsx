import { RowActions } from '#kit/resource/row-actions.tsx';
import { useLanguage, useWords } from '#locale/words.ts';
import css from './access.module.css';
import { flatRoles, roleNameIn, type RoleRow } from './role-rows.ts';
import type { RoleListProps } from './role-table.tsx';
import { roleWords } from './role-words.ts';

/** The roles on a phone: one card each, in the order of the tree, saying what it is part of. look.md */
export function RoleCards({ roles, actionsOf, onOpen }: RoleListProps) {
  const t = useWords(roleWords);
  const language = useLanguage();
  const rows = flatRoles(roles);
  const nameOf = (id: string) => {
    const found = rows.find((row) => row.id === id);
    return found && roleNameIn(language, found);
  };
  return (
    <ul className={css.cards}>
      {rows.map((row) => (
        <li key={row.id} className={css.card}>
          <div className={css.cardHead}>
            <span className={css.cardName}>
              <Name row={row} onOpen={onOpen} />
            </span>
            <RowActions menu actions={actionsOf(row)} name={roleNameIn(language, row)} />
          </div>
          <dl className={css.facts}>
            <div>
              <dt>{t('alias')}</dt>
              <dd>{row.roleAlias}</dd>
            </div>
            <div>
              <dt>{t('people')}</dt>
              <dd className={css.number}>{row.people}</dd>
            </div>
            {nameOf(row.parentId) && (
              <div>
                <dt>{t('partOf')}</dt>
                <dd>{nameOf(row.parentId)}</dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Name({ row, onOpen }: { row: RoleRow; onOpen: RoleListProps['onOpen'] }) {
  const name = roleNameIn(useLanguage(), row);
  if (!onOpen) return name;
  return (
    <button type="button" className={css.link} onClick={() => onOpen(row)}>
      {name}
    </button>
  );
}
