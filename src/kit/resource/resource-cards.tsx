import Pagination from 'antd/es/pagination';
import Skeleton from 'antd/es/skeleton';
import { useSay } from '#locale/words.ts';
import css from './resource.module.css';
import { OpenLink } from './resource-columns.tsx';
import type { ListProps } from './resource-table.tsx';
import { RowActions } from './row-actions.tsx';

/** The same list on a phone: each row a card, what it is called and its state on top. look.md */
export function ResourceCards(props: ListProps) {
  const { columns, rows, total, refreshing, list, open, nameOf, actionsOf, current, empty } = props;
  const say = useSay();
  if (rows === undefined)
    return (
      <ul className={css.cards} aria-busy>
        {['a', 'b', 'c', 'd'].map((key) => (
          <li key={key} className={css.card}>
            <Skeleton active title={{ width: '50%' }} paragraph={{ rows: 2 }} />
          </li>
        ))}
      </ul>
    );
  if (rows.length === 0) return empty;
  const [first, ...rest] = columns;
  const state = rest.find((column) => column.name === 'status');
  const facts = rest.filter((column) => column !== state);
  return (
    <>
      <ul className={`${css.cards} ${refreshing ? css.refreshing : ''}`} aria-busy={refreshing}>
        {rows.map((row) => (
          <li key={row.id} className={`${css.card} ${row.id === current ? css.current : ''}`}>
            <div className={css.cardHead}>
              <span className={css.cardName}>
                {first && (open ? <OpenLink column={first} row={row} open={open} /> : first.render(row))}
              </span>
              {state?.render(row)}
              <RowActions menu actions={actionsOf(row)} name={nameOf(row)} />
            </div>
            <dl className={css.facts}>
              {facts
                .filter((column) => !isOpen(row[column.name]))
                .map((column) => [
                  <dt key={`${column.name}-label`}>{say(column.label)}</dt>,
                  <dd key={column.name}>{column.render(row)}</dd>,
                ])}
            </dl>
          </li>
        ))}
      </ul>
      {total > list.size && (
        <div className={css.pager}>
          <Pagination
            simple
            current={list.current}
            pageSize={list.size}
            total={total}
            showSizeChanger={false}
            onChange={(page) => list.setPage(page, list.size)}
          />
        </div>
      )}
    </>
  );
}

/** A card has no room for lines that say nothing. */
function isOpen(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}
