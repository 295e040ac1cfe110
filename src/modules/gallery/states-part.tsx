import { standings } from '#domain/dashboard/standing.ts';
import type { StateSpec, Tone } from '#domain/kernel/flow.ts';
import { defectStateSpecs, reportStateSpecs } from '#domain/ncr/states.ts';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useWords } from '#locale/words.ts';
import { galleryWords } from './gallery-words.ts';
import css from './gallery.module.css';

const { words } = galleryWords;
const tones: readonly Tone[] = ['neutral', 'active', 'warn', 'bad', 'good', 'void'];
const groups = [
  ['tones', tones.map((tone) => ({ tone, label: words[tone] }))],
  ['reports', Object.values(reportStateSpecs)],
  ['defects', Object.values(defectStateSpecs)],
  ['targets', Object.values(standings)],
] as const satisfies readonly (readonly [string, readonly Pick<StateSpec, 'label' | 'tone'>[]])[];

/** One colour, one icon and one word for each state. look.md */
export function StatesPart() {
  const t = useWords(galleryWords);
  return (
    <dl className={css.facts}>
      {groups.map(([name, states]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd className={css.row}>
            {states.map((state) => (
              <StateTag key={state.label[0]} state={state} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
