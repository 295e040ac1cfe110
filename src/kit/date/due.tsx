import { fromWire } from '#domain/kernel/time.ts';
import { useSay } from '#locale/words.ts';
import { Hint } from '../page/hint.tsx';
import { toneIcon } from '../state/tone.tsx';
import { DateText } from './date-text.tsx';
import css from './date.module.css';
import { dueOf } from './due-of.ts';
import { useDateFormat } from './use-date-format.ts';
import { useNow } from './use-now.ts';
import { formatWire } from './wire-date.ts';

interface Props {
  /** The deadline as the wire says it; '' shows a dash. */
  at: string | null | undefined;
  /** The clock has stopped: closed records show the bare date. */
  done?: boolean;
  quiet?: boolean;
}

/** A deadline with its clock: "2 days left", amber when near, red and with a sign when overdue. look.md */
export function Due({ at, done = false, quiet = false }: Props) {
  const { format, zone } = useDateFormat();
  const now = useNow();
  const say = useSay();
  const deadline = at ? fromWire(at, zone) : null;
  if (!at || !deadline || done) return <DateText value={at} quiet={quiet} />;
  const due = dueOf(deadline, now);
  const Icon = due.tone === 'late' ? toneIcon.bad : toneIcon.warn;
  return (
    <Hint title={formatWire(at, format, true)}>
      <time
        className={`${css.due} ${css[due.tone]}`}
        dateTime={deadline.toISOString()}
        tabIndex={quiet ? undefined : 0}
      >
        {due.tone !== 'calm' && <Icon aria-hidden />}
        {say(due.words, due.params)}
      </time>
    </Hint>
  );
}
