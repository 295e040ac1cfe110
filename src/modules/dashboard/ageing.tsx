import type { Dashboard } from '#domain/dashboard/figures.ts';
import type { Tone } from '#domain/kernel/flow.ts';
import { ageingBuckets, ageingDays } from '#domain/ncr/rules.ts';
import { limits } from '#domain/limits.ts';
import { ageingWords } from '#domain/ncr/ageing-words.ts';
import { BarChart } from '#kit/chart/bar-chart.tsx';
import { ChartCard } from '#kit/chart/chart-card.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { dashboardWords } from './dashboard-words.ts';
import { reportsWhere } from './report-links.ts';

/** How old the running reports are; those of a bucket that lies past the deadline are red. spec §9: 7 days */
export function Ageing({ board: { ageing, figures } }: { board: Dashboard }) {
  const t = useWords(dashboardWords);
  const say = useSay();
  const buckets = ageingBuckets.map((bucket) => {
    const late = ageingDays[bucket][0] > limits.ncrDays;
    const value = ageing[bucket];
    return { bucket, late, value, label: say(ageingWords[bucket]), to: reportsWhere({ ageing: bucket }) };
  });
  const old = buckets.reduce((total, { late, value }) => total + (late ? value : 0), 0);
  return (
    <ChartCard
      title={t('ageing')}
      answer={
        figures.running === 0 ? t('calm') : t(old > 0 ? 'ageingSome' : 'ageingNone', { old, all: figures.running })
      }
      head={[t('age'), t('running')]}
      rows={buckets.map(({ bucket, label, value, to }) => ({
        key: bucket,
        cells: [{ text: label }, { text: String(value), to }],
      }))}
    >
      <BarChart
        bars={buckets.map(({ bucket, late, value, label, to }) => ({
          key: bucket,
          label,
          text: String(value),
          to,
          parts: [{ key: 'n', tone: (late ? 'bad' : 'active') satisfies Tone, value }],
        }))}
      />
    </ChartCard>
  );
}
