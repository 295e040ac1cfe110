import BarChartOutlined from '@ant-design/icons/es/icons/BarChartOutlined';
import TableOutlined from '@ant-design/icons/es/icons/TableOutlined';
import Button from 'antd/es/button';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '#locale/words.ts';
import css from './chart.module.css';
import { chartWords } from './chart-words.ts';

/** A number or name in a table; with `to` it leads to the list behind it. */
export interface ChartCell {
  text: string;
  to?: string | undefined;
}

interface Props {
  /** What is shown. */
  title: string;
  /** What it says, in a sentence. look.md: a chart answers one question. */
  answer?: string;
  /** The same as a table: the head, and rows that begin with their name. */
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ChartCell[] }[];
  wide?: boolean;
  children: ReactNode;
}

/** A chart with its title, its answer, and the same numbers as a table for those who prefer reading. look.md */
export function ChartCard({ title, answer, head, rows, wide = false, children }: Props) {
  const t = useWords(chartWords);
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const other = t(asTable ? 'chart' : 'table', { title });
  return (
    <section className={`${css.card} ${wide ? css.wide : ''}`} aria-labelledby={id}>
      <header className={css.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {answer && <p>{answer}</p>}
        </div>
        <Button
          type="text"
          aria-label={other}
          title={other}
          icon={asTable ? <BarChartOutlined /> : <TableOutlined />}
          onClick={() => setAsTable(!asTable)}
        />
      </header>
      {asTable ? <ChartTable title={title} head={head} rows={rows} /> : children}
    </section>
  );
}

function ChartTable({ title, head, rows }: Pick<Props, 'title' | 'head' | 'rows'>) {
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={title}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name && <Cell {...name} />}</th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]}>
                  <Cell {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ text, to }: ChartCell) {
  return to ? <Link to={to}>{text}</Link> : text;
}
