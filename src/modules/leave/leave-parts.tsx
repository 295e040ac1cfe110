import { Link } from 'react-router-dom';
import { LEAVE_PROCESS, processPaths } from '#domain/leave/process.ts';
import type { LeaveRow } from '#domain/leave/schema.ts';
import { leaveTypeNames } from '#domain/leave/states.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { useSay, useWords } from '#locale/words.ts';
import type { LeaveView } from './leave-client.ts';
import css from './leave.module.css';
import { leaveWords } from './leave-words.ts';

/** How many days, in words. */
export function DaysText({ days }: { days: number }) {
  const t = useWords(leaveWords);
  return <>{days === 1 ? t('day') : t('days', { n: days })}</>;
}

/** From the first to the last day, and how many these are. */
export function Period({ row, quiet = false }: { row: LeaveRow; quiet?: boolean }) {
  return (
    <span>
      <DateText value={row.startTime} quiet={quiet} />
      {row.endTime !== row.startTime && (
        <>
          {' – '}
          <DateText value={row.endTime} quiet={quiet} />
        </>
      )}{' '}
      <span className={css.quiet}>
        (<DaysText days={row.days} />)
      </span>
    </span>
  );
}

/** The way into an application: to the decision where it waits for one, else to what it says. */
export function LeaveLink({ row, view }: { row: LeaveRow; view: LeaveView }) {
  const say = useSay();
  const to = (view === 'todo' ? processPaths.handle : processPaths.detail)(LEAVE_PROCESS, row.id);
  return <Link to={to}>{say(leaveTypeNames[row.leaveType])}</Link>;
}
