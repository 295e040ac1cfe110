import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import Button from 'antd/es/button';
import { Link, useNavigate } from 'react-router-dom';
import type { ReportRow } from '#domain/ncr/schema.ts';
import { reportStateSpecs } from '#domain/ncr/states.ts';
import { Due } from '#kit/date/due.tsx';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useWords } from '#locale/words.ts';
import { useMyTurn } from './home-client.ts';
import { homeWords } from './home-words.ts';
import css from './home.module.css';

/** The next reports that wait for this person. */
export function MyTurn() {
  const t = useWords(homeWords);
  const { data, error, refetch } = useMyTurn(true);
  return (
    <section className={css.section} aria-label={t('myTurn')}>
      <header className={css.sectionHead}>
        <h2>{t('myTurn')}</h2>
        {data !== undefined && data.total > data.records.length && (
          <Link to="/qaqc/report/index?mine=1&sort=deadline-asc">{t('all', { count: data.total })}</Link>
        )}
      </header>
      {data ? (
        <Rows rows={data.records} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton rows={6} />
      )}
    </section>
  );
}

function Rows({ rows }: { rows: readonly ReportRow[] }) {
  const t = useWords(homeWords);
  const navigate = useNavigate();
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<CheckCircleOutlined />}
        title={t('nothing')}
        text={t('nothingText')}
        action={<Button onClick={() => void navigate('/qaqc/report/index')}>{t('list')}</Button>}
      />
    );
  return (
    <ul className={css.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <div className={css.what}>
            <Link to={`/qaqc/report/detail/${row.id}`} className={row.reportCode ? css.code : ''}>
              {row.reportCode || t('draft')}
            </Link>
            <span className={css.text}>{row.description}</span>
            <span className={css.place}>{row.reportLocation}</span>
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
