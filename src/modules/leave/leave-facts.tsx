import type { ReactNode } from 'react';
import type { Leave } from '#domain/leave/schema.ts';
import { leaveTypeNames } from '#domain/leave/states.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { Period } from './leave-parts.tsx';
import css from './leave.module.css';
import { leaveWords } from './leave-words.ts';

/** What was asked for, of whom, and the word of who decided. */
export function LeaveFacts({ leave }: { leave: Leave }) {
  const t = useWords(leaveWords);
  const say = useSay();
  const facts: [label: string, value: ReactNode][] = [
    [t('period'), <Period key="p" row={leave} />],
    [t('kind'), say(leaveTypeNames[leave.leaveType])],
    [t('applicant'), leave.createUserName],
    [t('approver'), leave.approverName],
    [t('asked'), <DateText key="a" value={leave.createTime} time />],
    // What nobody said needs no line.
    ...(leave.comment ? [[t('comment'), leave.comment] as [string, ReactNode]] : []),
  ];
  return (
    <section className={css.section} aria-label={t('facts')}>
      <p className={css.reason}>{leave.reason}</p>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
