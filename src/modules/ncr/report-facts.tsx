import type { ReactNode } from 'react';
import { roleNames } from '#domain/access/roles.ts';
import type { Report } from '#domain/ncr/schema.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { DictText } from '#kit/dict/dict-text.tsx';
import { useSay, useWords } from '#locale/words.ts';
import css from './record.module.css';
import { recordWords } from './record-words.ts';

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
    [t('location'), place || <span className={css.quiet}>{t('noLocation')}</span>],
    [t('discipline'), <DictText key="d" code="profession" biz value={report.professionId} />],
    [t('manager'), report.contractorManagerName || '–'],
    [t('contractor'), report.contractorName || '–'],
    [t('creator'), raiser],
    [t('created'), <DateText key="c" value={report.createTime} time />],
    [t('sent'), <DateText key="s" value={report.sendTime} time />],
    [t('deadline'), <DateText key="l" value={report.deadline} time />],
    [t('checked'), <DateText key="k" value={report.checkDate} time />],
  ];
  const shown = report.status === 'draft' ? facts.slice(0, 6) : facts;
  return (
    <section className={css.section} aria-label={t('facts')}>
      <p className={css.description}>{report.description}</p>
      <dl className={css.facts}>
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
