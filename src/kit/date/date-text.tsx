import { fromWire } from '#domain/kernel/time.ts';
import { useLanguage } from '#locale/words.ts';
import { Hint } from '../page/hint.tsx';
import css from './date.module.css';
import { useDateFormat } from './use-date-format.ts';
import { useNow } from './use-now.ts';
import { formatWire, relativeTo } from './wire-date.ts';

interface Props {
  /** A wire date, with or without time; '' shows a dash. */
  value: string | null | undefined;
  /** Shows hours and minutes too. */
  time?: boolean;
  /** In a table of many dates: hover only, so that the tab key does not stop at every cell. */
  quiet?: boolean;
}

/** A date in the person's own format, with the relative time on hover, focus and tap. look.md */
export function DateText({ value, time = false, quiet = false }: Props) {
  const { format, zone } = useDateFormat();
  const language = useLanguage();
  const now = useNow();
  const at = value ? fromWire(value, zone) : null;
  if (!value || !at) return <span className={css.none}>–</span>;
  return (
    <Hint title={`${formatWire(value, format, true)} · ${relativeTo(at, now, language)}`}>
      <time className={css.date} dateTime={at.toISOString()} tabIndex={quiet ? undefined : 0}>
        {formatWire(value, format, time)}
      </time>
    </Hint>
  );
}
