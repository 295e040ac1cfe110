import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Dashboard } from '#domain/dashboard/figures.ts';
import type { ReportRow } from '#domain/ncr/schema.ts';
import { reportStateSpecs } from '#domain/ncr/states.ts';
import { Due } from '#kit/date/due.tsx';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useWords } from '#locale/words.ts';
import { dashboardWords } from './dashboard-words.ts';
import css from './dashboard.module.css';
import { reportAt, reportsWhere } from './report-links.ts';

/** What waits for the person who looks. */
export function MyTurn({ mine: { total, records } }: { mine: Dashboard['mine'] }) {
  const t = useWords(dashboardWords);
  const more = total > records.length && (
    <Link to={reportsWhere({ mine: '1', sort: 'deadline-asc' })}>{t('all', { count: total })}</Link>
  );
  return (
    <Part title={t('mine')} text={t(total === 0 ? 'mineNone' : 'mineText')} more={more}>
      <Rows rows={records} />
    </Part>
  );
}

/** What was sent first and is not closed yet, and with whom it lies. */
export function LongestWaiting({ rows }: { rows: readonly ReportRow[] }) {
  const t = useWords(dashboardWords);
  return (
    <Part title={t('longest')} text={t(rows.length === 0 ? 'calm' : 'longestText')}>
      <Rows rows={rows} named />
    </Part>
  );
}

function Part({ title, text, more, children }: { title: string; text: string; more?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {more}
        <p>{text}</p>
      </header>
      {children}
    </section>
  );
}

function Rows({ rows, named = false }: { rows: readonly ReportRow[]; named?: boolean }) {
  const t = useWords(dashboardWords);
  return (
    <ul className={css.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <div className={css.what}>
            <Link to={reportAt(row.id)} className={row.reportCode ? css.code : ''}>
              {row.reportCode || t('draft')}
            </Link>
            <span className={css.text}>{row.description}</span>
            {named && row.turn.name && <span className={css.who}>{t('waitsFor', { name: row.turn.name })}</span>}
          </div>
          <StateTag state={reportStateSpecs[row.status]} />
          <span className={css.due}>
            <Due at={row.deadline} quiet />
          </span>
        </li>
      ))}
    </ul>
  );
}
