import { BUTTON } from '#domain/resources/menu.ts';
import { RowActions } from '#kit/resource/row-actions.tsx';
import { useWords } from '#locale/words.ts';
import css from './menu.module.css';
import { MenuName, Opener, useMenuName } from './menu-name.tsx';
import type { MenuListProps } from './menu-table.tsx';
import { menuWords } from './menu-words.ts';

/** The same tree on a phone: a list that is opened level by level; moving is among the actions of a row. look.md */
export function MenuCards({ lines, found, onToggle, onOpen, stepsOf, actionsOf }: MenuListProps) {
  const t = useWords(menuWords);
  const nameOf = useMenuName();
  return (
    <ul className={css.list} aria-label={t('tree')}>
      {lines.map((line) => (
        <li
          key={line.id}
          className={css.item}
          style={{
            paddingInlineStart: `calc(var(--ant-padding-xxs) + var(--ant-padding) * ${found ? 0 : Math.min(line.depth, 4)})`,
          }}
        >
          {!found && <Opener thumb row={line.row} open={line.open} onToggle={() => onToggle(line.id)} />}
          <div className={css.itemText}>
            <span className={css.name}>
              <MenuName row={line.row} onOpen={() => onOpen(line.row)} />
            </span>
            <p className={css.muted}>
              {found ? `${line.row.categoryName} · ${line.row.parentName || t('top')} · ` : ''}
              {line.row.category === BUTTON ? line.row.code : line.row.path}
            </p>
          </div>
          <RowActions
            menu
            actions={[...(found ? [] : stepsOf(line)), ...actionsOf(line.row)]}
            name={nameOf(line.row)}
          />
        </li>
      ))}
    </ul>
  );
}
