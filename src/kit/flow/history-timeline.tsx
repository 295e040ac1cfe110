import type { StateSpec } from '#domain/kernel/flow.ts';
import type { Words } from '#domain/kernel/words.ts';
import type { HistoryEntry } from '#domain/ncr/schema.ts';
import { useSay, useWords } from '#locale/words.ts';
import { DateText } from '../date/date-text.tsx';
import { PhotoGrid } from '../photo/photo-grid.tsx';
import { StateTag } from '../state/state-tag.tsx';
import { toneColor } from '../state/tone.tsx';
import { actorWords, flowWords } from './flow-words.ts';
import css from './flow.module.css';

interface Props {
  entries: readonly HistoryEntry[];
  /** Names of the actions, those of the items among them. */
  labels: Readonly<Record<string, Words>>;
  /** States of the record and of its items. */
  states: Readonly<Record<string, StateSpec>>;
  /** How an item of the record is called: "Defect 2". */
  itemName: (itemId: string) => string;
}

/** Who did what, when, in which role, with which photos; the latest first. look.md */
export function HistoryTimeline({ entries, labels, states, itemName }: Props) {
  const t = useWords(flowWords);
  const say = useSay();
  if (entries.length === 0) return <p className={css.none}>{t('empty')}</p>;
  const title = (action: string) => (labels[action] ? say(labels[action]) : action);
  return (
    <ol className={css.timeline} aria-label={t('history')}>
      {entries.toReversed().map((entry) => {
        const to = states[entry.to];
        const moved = entry.from !== entry.to && to !== undefined;
        return (
          <li key={entry.id} style={{ '--dot': to ? toneColor[to.tone] : toneColor.neutral } as React.CSSProperties}>
            <div className={css.what}>
              <strong>{title(entry.action)}</strong>
              {entry.itemId && <span>{itemName(entry.itemId)}</span>}
              {moved && <StateTag state={to} />}
              {entry.round > 1 && <span className={css.quiet}>{t('round', { round: entry.round })}</span>}
            </div>
            <div className={css.quiet}>
              {entry.role === 'SYSTEM' ? say(actorWords.SYSTEM) : `${entry.byName} · ${say(actorWords[entry.role])}`}
              {' · '}
              <DateText value={entry.at} time />
            </div>
            {entry.note && <p className={css.note}>{entry.note}</p>}
            <PhotoGrid photos={entry.photos} />
          </li>
        );
      })}
    </ol>
  );
}
