import Skeleton from 'antd/es/skeleton';
import { Link } from 'react-router-dom';
import type { Tone } from '#domain/kernel/flow.ts';
import { ErrorState } from '#kit/page/error-state.tsx';
import { toneColor, toneIcon } from '#kit/state/tone.tsx';
import { useWords } from '#locale/words.ts';
import { type Counts, useCounts } from './home-client.ts';
import { homeWords } from './home-words.ts';
import css from './home.module.css';

const list = '/qaqc/report/index';

interface Tile {
  name: 'open' | 'overdue' | 'dueSoon' | 'verify' | 'onTime';
  tone: Tone;
  to: string;
  value: (counts: Counts) => number | null;
}

/** Each number leads to the list behind it; red and amber only where there is something to see. look.md */
const tiles: readonly Tile[] = [
  { name: 'overdue', tone: 'bad', to: `${list}?overdue=1&sort=deadline-asc`, value: (c) => c.overdue },
  { name: 'dueSoon', tone: 'warn', to: `${list}?dueSoon=1&sort=deadline-asc`, value: (c) => c.dueSoon },
  { name: 'open', tone: 'active', to: `${list}?status=open`, value: (c) => c.byStatus.open },
  { name: 'verify', tone: 'active', to: `${list}?status=committed`, value: (c) => c.byStatus.committed },
  { name: 'onTime', tone: 'good', to: `${list}?status=closed&sort=closeTime-desc`, value: (c) => c.onTimeRate },
];

/** How the NCR reports of the project stand. */
export function Tiles() {
  const t = useWords(homeWords);
  const { data, error, refetch } = useCounts(true);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <nav className={css.tiles} aria-label={t('ncr')}>
      {tiles.map(({ name, tone, to, value }) => {
        const number = data ? value(data) : null;
        const Icon = toneIcon[tone];
        const calm = tone !== 'good' && number === 0;
        const shown = name !== 'onTime' ? number : number === null ? t('noRate') : `${Math.round(number * 100)} %`;
        return (
          <Link key={name} to={to} className={css.tile}>
            <span className={css.tileName} style={calm ? undefined : { color: toneColor[tone] }}>
              <Icon aria-hidden />
              <span>{t(name)}</span>
            </span>
            {data ? <strong className={css.number}>{shown}</strong> : <Skeleton.Input active size="small" />}
          </Link>
        );
      })}
    </nav>
  );
}
