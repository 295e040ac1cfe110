import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReportRow } from '#domain/ncr/schema.ts';
import { daysBetween, fromWire } from '#domain/kernel/time.ts';
import type { Words } from '#domain/kernel/words.ts';
import { reportStateSpecs } from '#domain/ncr/states.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { Due } from '#kit/date/due.tsx';
import { useDateFormat } from '#kit/date/use-date-format.ts';
import { useNow } from '#kit/date/use-now.ts';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import css from './list.module.css';
import { ncrPaths } from './ncr-paths.ts';
import { turnWords } from './ncr-words.ts';

/** One column of the report list. */
export interface ReportColumn {
  name: string;
  label: Words;
  sortable?: true;
  numeric?: true;
  width?: number;
  render: (row: ReportRow) => ReactNode;
}

const words = listWords.words;

/** look.md: the code first, then what and where, whose turn, due, and the rest. */
export const reportColumns: readonly ReportColumn[] = [
  { name: 'reportCode', label: words.code, sortable: true, width: 178, render: (row) => <ReportLink row={row} /> },
  { name: 'description', label: words.description, render: (row) => <Cut text={row.description} /> },
  { name: 'location', label: words.location, width: 140, render: (row) => <Cut text={row.reportLocation} /> },
  { name: 'turn', label: words.turn, width: 108, render: (row) => <TurnText row={row} /> },
  {
    name: 'deadline',
    label: words.due,
    sortable: true,
    width: 172,
    render: (row) => <Due at={row.deadline} done={row.status === 'closed'} quiet />,
  },
  { name: 'age', label: words.age, numeric: true, width: 64, render: (row) => <Age row={row} /> },
  { name: 'progress', label: words.progress, width: 104, render: (row) => <Passed row={row} /> },
  {
    name: 'status',
    label: words.status,
    width: 108,
    render: (row) => <StateTag state={reportStateSpecs[row.status]} />,
  },
  {
    name: 'createTime',
    label: words.createTime,
    sortable: true,
    width: 104,
    render: (row) => <DateText value={row.createTime} quiet />,
  },
];

/** The way into a report: its code, or that it is still a draft. */
export function ReportLink({ row }: { row: Pick<ReportRow, 'id' | 'reportCode'> }) {
  const t = useWords(listWords);
  return (
    <Link to={ncrPaths.record(row.id)} className={row.reportCode ? (css.code ?? '') : ''}>
      {row.reportCode || t('draftCode')}
    </Link>
  );
}

function Cut({ text }: { text: string }) {
  return text ? (
    <span className={css.cut} title={text}>
      {text}
    </span>
  ) : (
    <>–</>
  );
}

/** Who has to do something next; "You" stands out. */
export function TurnText({ row }: { row: ReportRow }) {
  const t = useWords(listWords);
  const say = useSay();
  if (row.mine) return <strong className={css.mine}>{t('you')}</strong>;
  if (row.turn.side === 'none') return <>–</>;
  return <>{row.turn.name || say(turnWords[row.turn.side])}</>;
}

/** Days since it was sent, while it runs or until it was closed. */
function Age({ row }: { row: ReportRow }) {
  const t = useWords(listWords);
  const { zone } = useDateFormat();
  const now = useNow();
  const sent = fromWire(row.sendTime, zone);
  if (!sent) return <>–</>;
  const end = fromWire(row.closeTime, zone) ?? now;
  return <span className={css.number}>{t('ageDays', { n: Math.max(0, daysBetween(sent, end)) })}</span>;
}

/** Defects passed out of all. */
export function Passed({ row }: { row: Pick<ReportRow, 'passCount' | 'defectCount'> }) {
  const t = useWords(listWords);
  const { passCount: pass, defectCount: count } = row;
  const percent = count === 0 ? 0 : Math.round((pass / count) * 100);
  return (
    <span className={css.passed} title={t('progressOf', { pass, count })}>
      <span
        className={css.meter}
        role="progressbar"
        aria-label={t('progressOf', { pass, count })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        data-full={percent === 100}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className={css.number}>
        {pass}/{count}
      </span>
    </span>
  );
}
