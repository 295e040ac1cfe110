import type { Week } from '#domain/dashboard/figures.ts';
import { lastDayOf } from '#domain/dashboard/weeks.ts';
import { ChartCard } from '#kit/chart/chart-card.tsx';
import { LineChart } from '#kit/chart/line-chart.tsx';
import { useDateFormat } from '#kit/date/use-date-format.ts';
import { formatWire } from '#kit/date/wire-date.ts';
import { useLanguage, useWords } from '#locale/words.ts';
import { dashboardWords } from './dashboard-words.ts';
import { reportsWhere } from './report-links.ts';

/** Whether more comes in than goes out. */
export function Weekly({ weeks }: { weeks: readonly Week[] }) {
  const t = useWords(dashboardWords);
  const language = useLanguage();
  const { format } = useDateFormat();
  const short = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const sent = weeks.reduce((total, week) => total + week.sent, 0);
  const closed = weeks.reduce((total, week) => total + week.closed, 0);
  const answer = sent > closed ? 'weeklyMore' : sent < closed ? 'weeklyLess' : 'weeklySame';
  const points = weeks.map(({ from, ...counts }) => {
    const to = lastDayOf(from);
    const day = formatWire(from, format, false);
    return {
      key: from,
      day,
      ...counts,
      label: short.format(new Date(`${from}T00:00:00Z`)),
      text: t('ofWeek', { day, ...counts }),
      to: reportsWhere({ sendTime_ge: from, sendTime_le: to }),
      toClosed: reportsWhere({ closeTime_ge: from, closeTime_le: to }),
    };
  });
  return (
    <ChartCard
      wide
      title={t('weekly')}
      answer={t(answer, { sent, closed, more: sent - closed, less: closed - sent })}
      head={[t('week'), t('sent'), t('closed')]}
      rows={points.toReversed().map((point) => ({
        key: point.key,
        cells: [
          { text: point.day },
          { text: String(point.sent), to: point.to },
          { text: String(point.closed), to: point.toClosed },
        ],
      }))}
    >
      <LineChart
        points={points}
        lines={[
          { key: 'sent', name: t('sent'), tone: 'active', values: weeks.map((week) => week.sent) },
          { key: 'closed', name: t('closed'), tone: 'good', values: weeks.map((week) => week.closed) },
        ]}
      />
    </ChartCard>
  );
}
