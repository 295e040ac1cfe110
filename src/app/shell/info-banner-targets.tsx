import { Link } from 'react-router-dom';
import type { ProjectFigures } from '#domain/dashboard/figures.ts';
import { shownValue, standingOf, standings, type Target } from '#domain/dashboard/standing.ts';
import { targetsAt } from '#domain/dashboard/targets.ts';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { useBuiltRoutes } from '../built-routes.ts';
import { hasScreen } from '../screens.tsx';
import { bannerWords } from './info-banner-words.ts';
import css from './info-banner-targets.module.css';

interface Props {
  id: string;
  pathname: string;
  figures: ProjectFigures;
}

/** Every threshold of spec §9 with its rule; those without a figure say so. */
export function InfoBannerTargets({ id, pathname, figures }: Props) {
  return (
    <ul id={id} className={css.all}>
      {targetsAt(pathname).map((target) => (
        <Row key={target.name} target={target} value={target.figure?.(figures)} />
      ))}
    </ul>
  );
}

function Row({ target, value }: { target: Target; value: number | null | undefined }) {
  const t = useWords(bannerWords);
  const say = useSay();
  const { screens } = useBuiltRoutes();
  const page = `${target.route}/index`;
  const standing = standingOf(target, value ?? null);
  const unit = target.unit === 'percent' ? ' %' : '';
  return (
    <li>
      <span className={css.rule}>
        {screens.has(page) && hasScreen(page) ? <Link to={page}>{say(target.label)}</Link> : say(target.label)}
        {target.rule && <small>{say(target.rule)}</small>}
      </span>
      <span className={css.least}>
        {value != null && (
          <strong className={css.value}>
            {shownValue(value)}
            {unit}
          </strong>
        )}{' '}
        {t(target.above ? 'above' : 'atLeast', { value: `${target.least}${unit}` })}
      </span>
      {standing ? (
        <StateTag state={standings[standing]} />
      ) : (
        <span className={css.none}>{t(value === undefined ? 'unmeasured' : 'open')}</span>
      )}
    </li>
  );
}
