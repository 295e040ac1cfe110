import { reportStateSpecs } from '#domain/ncr/states.ts';
import Segmented from 'antd/es/segmented';
import { useSay, useWords } from '#locale/words.ts';
import { listWords } from './list-words.ts';
import css from './list.module.css';
import { type ReportSummary } from './ncr-client.ts';
import { isFlag, type View, views } from './use-report-filters.ts';

interface Props {
  view: View;
  onView: (view: View) => void;
  summary: ReportSummary | undefined;
}

/** Quick views with their counts; on a phone they scroll sideways. */
export function ReportViews({ view, onView, summary }: Props) {
  const t = useWords(listWords);
  const say = useSay();
  const nameOf = (one: View) => (one === 'all' || isFlag(one) ? t(one) : say(reportStateSpecs[one].label));
  const countOf = (one: View) => {
    if (!summary) return undefined;
    if (one === 'all') return summary.total;
    return isFlag(one) ? summary[one] : summary.byStatus[one];
  };
  return (
    <nav className={css.views} aria-label={t('views')}>
      <Segmented<View>
        aria-label={t('views')}
        value={view}
        onChange={onView}
        options={views.map((one) => ({
          value: one,
          label: (
            <span className={css.view}>
              {nameOf(one)}
              <span className={`${css.count} ${one === 'overdue' && countOf(one) ? css.late : ''}`}>
                {countOf(one)}
              </span>
            </span>
          ),
        }))}
      />
    </nav>
  );
}
