import { BarChart } from '#kit/chart/bar-chart.tsx';
import { ChartCard } from '#kit/chart/chart-card.tsx';
import { LineChart } from '#kit/chart/line-chart.tsx';
import { useWords } from '#locale/words.ts';
import { galleryWords } from './gallery-words.ts';
import css from './gallery.module.css';

const bars = [
  ['A', 12, 5],
  ['B', 7, 2],
  ['C', 3, 0],
  ['D', 0, 0],
] as const;
const weeks = [4, 6, 5, 9, 12, 8, 11, 14].map((incoming, at) => ({ n: at + 1, in: incoming, out: (at * 5 + 3) % 11 }));

/** Charts of the kit, with the same numbers as tables. */
export function ChartsPart() {
  const t = useWords(galleryWords);
  return (
    <div className={css.halves}>
      <ChartCard
        title={t('bars')}
        answer={t('barsText')}
        head={[t('name'), t('all'), t('bad')]}
        rows={bars.map(([name, all, late]) => ({
          key: name,
          cells: [{ text: name }, { text: String(all) }, { text: String(late) }],
        }))}
      >
        <BarChart
          bars={bars.map(([name, all, late]) => ({
            key: name,
            label: name,
            text: String(all),
            parts: [
              { key: 'late', tone: 'bad', value: late },
              { key: 'rest', tone: 'active', value: all - late },
            ],
            note: late > 0 ? { text: t('late', { n: late }) } : undefined,
          }))}
        />
      </ChartCard>
      <ChartCard
        title={t('lines')}
        answer={t('linesText')}
        head={[t('name'), t('in'), t('out')]}
        rows={weeks.map((week) => ({
          key: String(week.n),
          cells: [{ text: t('week', { n: week.n }) }, { text: String(week.in) }, { text: String(week.out) }],
        }))}
      >
        <LineChart
          points={weeks.map((week) => ({
            key: String(week.n),
            label: t('weekShort', { n: week.n }),
            text: t('point', week),
            to: '/test/index',
          }))}
          lines={[
            { key: 'in', name: t('in'), tone: 'active', values: weeks.map((week) => week.in) },
            { key: 'out', name: t('out'), tone: 'good', values: weeks.map((week) => week.out) },
          ]}
        />
      </ChartCard>
    </div>
  );
}
