import type { CSSProperties } from 'react';
import { dept } from '#domain/resources/dept.ts';
import { RowActions } from '#kit/resource/row-actions.tsx';
import { useSay } from '#locale/words.ts';
import { flatDepts } from './dept-rows.ts';
import { type DeptListProps, DeptName } from './dept-table.tsx';
import css from './organisation.module.css';

/** Deeper ones are not moved further in: a phone has no room for it. */
const DEEPEST = 3;

/** The departments on a phone: one card each, moved in by how deep it lies. look.md */
export function DeptCards({ depts, actionsOf, onOpen }: DeptListProps) {
  const say = useSay();
  return (
    <ul className={css.cards}>
      {flatDepts(depts).map(({ row, depth }) => (
        <li key={row.id} className={css.card} style={{ '--depth': Math.min(depth, DEEPEST) } as CSSProperties}>
          <div className={css.cardHead}>
            <span className={css.cardName}>
              <DeptName row={row} onOpen={onOpen} />
            </span>
            <RowActions menu actions={actionsOf(row)} name={row.deptName} />
          </div>
          <dl className={css.cardFacts}>
            {row.fullName && row.fullName !== row.deptName && (
              <div>
                <dt>{say(dept.fields.fullName.label)}</dt>
                <dd>{row.fullName}</dd>
              </div>
            )}
            <div>
              <dt>{say(dept.derived!.people!.label)}</dt>
              <dd className={css.number}>{row.people}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
