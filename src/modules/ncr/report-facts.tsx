import type { ReactNode } from 'react';
import { roleNames } from '#domain/access/roles.ts';
import type { Report } from '#domain/ncr/schema.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { DictText } from '#kit/dict/dict-text.tsx';
import { useSay, useWords } from '#locale/words.ts';
import css from './record.module.css';
import { recordWords } from './record-words.ts';

const moments = ['createTime', 'sendTime', 'deadline', 'checkDate', 'closeTime'] as const;

/** What is wrong, where, who repairs it, and the moments that count. */
export function ReportFacts({ report }: { report: Report }) {
  const t = useWords(recordWords);
  const say = useSay();
  const place = [
    report.reportLocation,
    report.gridline && !report.reportLocation.includes(report.gridline) ? report.gridline : '',
  ]
    .filter(Boolean)
    .join(' · ');
  const raiser = report.raisedBy
    ? `${report.createUserName} · ${say(roleNames[report.raisedBy])}`
    : report.createUserName;
  const facts: [label: string, value: ReactNode][] = [
    [
      t('location'),
      place || (
        <span key="l" className={css.quiet}>
          {t('noLocation')}
        </span>
      ),
    ],
    [t('discipline'), <DictText key="d" code="profession" biz value={report.professionId} />],
    [t('manager'), report.contractorManagerName || '–'],
    [t('contractor'), report.contractorName || '–'],
    [t('creator'), raiser],
    ...moments.flatMap((name): [string, ReactNode][] =>
      // What has not happened yet needs no line.
      report[name] ? [[t(name), <DateText key={name} value={report[name]} time />]] : [],
    ),
  ];
  return (
    <section className={css.section} aria-label={t('facts')}>
      <p className={css.description}>{report.description}</p>
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
