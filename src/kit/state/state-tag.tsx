import type { StateSpec } from '#domain/kernel/flow.ts';
import type { Params } from '#domain/kernel/words.ts';
import { useSay } from '#locale/words.ts';
import css from './state-tag.module.css';
import { toneIcon } from './tone.tsx';

interface Props {
  state: Pick<StateSpec, 'label' | 'tone'>;
  params?: Params;
}

/** A state as it looks everywhere: its tone's colour and icon, and its word in the reader's language. look.md */
export function StateTag({ state, params }: Props) {
  const say = useSay();
  const Icon = toneIcon[state.tone];
  return (
    <span className={`${css.tag} ${css[state.tone]}`}>
      <Icon aria-hidden />
      <span className={css.word}>{say(state.label, params)}</span>
    </span>
  );
}
