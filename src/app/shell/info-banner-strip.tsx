import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import Button from 'antd/es/button';
import { Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFigures } from '#api/figures-client.ts';
import type { ProjectFigures } from '#domain/dashboard/figures.ts';
import { measured } from '#domain/dashboard/measured.ts';
import { shownValue, standingOf, standings, type Target } from '#domain/dashboard/standing.ts';
import { toneColor, toneIcon } from '#kit/state/tone.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { useBuiltRoutes } from '../built-routes.ts';
import { lazyPart } from '../lazy-part.ts';
import { bannerWords } from './info-banner-words.ts';
import css from './info-banner-strip.module.css';

const Targets = lazyPart(async () => (await import('./info-banner-targets.tsx')).InfoBannerTargets);

const reports = '/qaqc/report/index';

/** What stands in the banner: the figures that there are, and behind a button every threshold. spec §9 */
export function InfoBannerStrip({ pathname }: { pathname: string }) {
  const t = useWords(bannerWords);
  const id = useId();
  const [open, setOpen] = useState(false);
  const { screens } = useBuiltRoutes();
  const { data, isError } = useFigures();
  // What a project hides from a role has no figures here either. spec §3
  const { ncr, ...others } = data ?? {};
  const figures: ProjectFigures = ncr && screens.has(reports) ? { ...others, ncr } : others;
  const shown = measured.filter((target) => target.figure?.(figures) !== undefined);
  const says = data ? 'none' : isError ? 'away' : undefined;
  return (
    <section className={css.banner} aria-label={t('banner')} aria-busy={!data && !isError}>
      <div className={css.strip}>
        <div className={css.figures}>
          {shown.map((target) => (
            <Figure key={target.name} target={target} value={target.figure?.(figures) ?? null} figures={figures} />
          ))}
          {figures.ncr && figures.ncr.overdue > 0 && <Overdue count={figures.ncr.overdue} />}
          {shown.length === 0 && says && <span className={css.text}>{t(says)}</span>}
        </div>
        <Button
          type="text"
          size="small"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={t('all')}
          onClick={() => setOpen(!open)}
        >
          <span className={css.wide}>{t('all')}</span>
          <DownOutlined aria-hidden className={open ? css.up : ''} />
        </Button>
      </div>
      {open && (
        <Suspense>
          <Targets id={id} pathname={pathname} figures={figures} />
        </Suspense>
      )}
    </section>
  );
}

function Figure({ target, value, figures }: { target: Target; value: number | null; figures: ProjectFigures }) {
  const t = useWords(bannerWords);
  const say = useSay();
  const standing = standingOf(target, value);
  const look = standing ? standings[standing] : null;
  const tone = look?.tone ?? 'neutral';
  const Icon = toneIcon[tone];
  return (
    <span className={css.figure} title={target.rule && say(target.rule)}>
      <span className={css.mark} style={{ color: toneColor[tone] }}>
        <Icon aria-hidden /> {look ? say(look.label) : t('open')}
      </span>
      <span className={css.text}>
        {say(target.label)}
        {figures.ncr?.scope === 'own' && ` (${t('own')})`}
      </span>
      {value !== null && (
        <strong className={css.value}>
          {shownValue(value)}
          {target.unit === 'percent' && ' %'}
        </strong>
      )}
    </span>
  );
}

function Overdue({ count }: { count: number }) {
  const t = useWords(bannerWords);
  return (
    <Link className={css.late} to={`${reports}?overdue=1&sort=deadline-asc`}>
      {t('overdue', { count })}
    </Link>
  );
}
