import { Link } from 'react-router-dom';
import type { Dashboard } from '#domain/dashboard/figures.ts';
import { ncrDays } from '#domain/dashboard/measured.ts';
import { onTimePercent, shownValue, standingOf, standings } from '#domain/dashboard/standing.ts';
import type { Tone } from '#domain/kernel/flow.ts';
import { toneColor, toneIcon } from '#kit/state/tone.tsx';
import { useWords } from '#locale/words.ts';
import { dashboardWords } from './dashboard-words.ts';
import css from './dashboard.module.css';
import { reportsWhere } from './report-links.ts';

interface Figure {
  name: 'overdue' | 'dueSoon' | 'open' | 'committed' | 'closed' | 'onTime' | 'days';
  tone: Tone;
  filter: Record<string, string>;
  value: string | null;
}

/** The numbers to steer by; red and amber only where there is something to see. look.md */
export function Numbers({ board }: { board: Dashboard }) {
  const t = useWords(dashboardWords);
  const { overdue, dueSoon, open, committed, closed } = board.figures;
  const percent = onTimePercent(board.figures);
  const standing = standingOf(ncrDays, percent);
  const days = board.avgDaysToClose;
  const done = { status: 'closed', sort: 'closeTime-desc' };
  const figures: readonly Figure[] = [
    {
      name: 'overdue',
      tone: overdue > 0 ? 'bad' : 'neutral',
      filter: { overdue: '1', sort: 'deadline-asc' },
      value: String(overdue),
    },
    {
      name: 'dueSoon',
      tone: dueSoon > 0 ? 'warn' : 'neutral',
      filter: { dueSoon: '1', sort: 'deadline-asc' },
      value: String(dueSoon),
    },
    { name: 'open', tone: 'active', filter: { status: 'open' }, value: String(open) },
    { name: 'committed', tone: 'active', filter: { status: 'committed' }, value: String(committed) },
    { name: 'closed', tone: 'good', filter: done, value: String(closed) },
    {
      name: 'onTime',
      tone: standing ? standings[standing].tone : 'neutral',
      filter: done,
      value: percent === null ? null : `${shownValue(percent)} %`,
    },
    { name: 'days', tone: 'neutral', filter: done, value: days === null ? null : days.toFixed(1) },
  ];
  return (
    <nav className={css.numbers} aria-label={t('glance')}>
      {figures.map(({ name, tone, filter, value }) => {
        const Icon = toneIcon[tone];
        return (
          <Link key={name} to={reportsWhere(filter)} className={css.number}>
            <span>
              <span style={{ color: toneColor[tone] }} aria-hidden>
                <Icon />
              </span>{' '}
              {t(name)}
            </span>
            <strong>{value ?? t('none')}</strong>
          </Link>
        );
      })}
    </nav>
  );
}
