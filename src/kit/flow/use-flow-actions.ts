import { useState } from 'react';
import { type Actor, type AnyFlow, can, verdicts } from '#domain/kernel/flow.ts';
import type { Words } from '#domain/kernel/words.ts';
import { useSay } from '#locale/words.ts';
import { confirm } from '../feedback.ts';
import { explainRefusal } from './explain-refusal.ts';
import { flowWords } from './flow-words.ts';

/** One action that a page offers: what happens on the button, and what the page itself still wants first. */
export interface OfferedAction {
  name: string;
  /** Does it, or opens the form for it. */
  run: () => unknown;
  /** What the page lacks beyond the rules of the flow: "Judge at least one defect first". */
  missing?: Words | null;
  /** Words of the question in front of a dangerous action. */
  ask?: Words;
  /** Beside the main way: not shown to people who may never do it, while a main action says who may. */
  side?: true;
}

/** An offered action with its verdict, ready for a button. */
export interface FlowButton {
  name: string;
  label: string;
  /** Why it may not be pressed, in the reader's language; null when it may. */
  reason: string | null;
  danger: boolean;
  /** Beside the main way: never the primary button. */
  side: boolean;
  busy: boolean;
  press: () => void;
}

/**
 * The offered actions that belong to the record's present state, possible ones first and dangerous
 * ones last, each with the verdict of the
 * flow's own rules: the server refuses with the same words. A lost race is explained and the record loaded anew.
 */
export function useFlowActions<Rec>(
  flow: AnyFlow<Rec>,
  record: Rec,
  actor: Actor,
  offered: readonly OfferedAction[],
  reload: () => unknown,
): FlowButton[] {
  const say = useSay();
  const [busy, setBusy] = useState<string | null>(null);
  const all = verdicts(flow, record, actor);
  const state = flow.stateOf(record);

  const press = async ({ name, run, ask }: OfferedAction) => {
    const spec = flow.actions[name];
    if (!spec || busy !== null) return;
    if (spec.danger) {
      const { sure } = flowWords.words;
      const title = ask ?? say(sure, { action: spec.label });
      const content = say(flowWords.words.sureText);
      if (!(await confirm({ title, content, okText: spec.label, danger: true }))) return;
    }
    setBusy(name);
    try {
      await run();
    } catch (error) {
      await explainRefusal(error, reload);
    } finally {
      setBusy(null);
    }
  };

  const buttons = offered.flatMap((action): FlowButton[] => {
    const spec = flow.actions[action.name];
    const verdict = all[action.name];
    if (!spec || !verdict || !(spec.from as readonly string[]).includes(state)) return [];
    if (action.side && !mayAtAll(flow, action.name, record, actor)) return [];
    const refused = verdict.ok
      ? action.missing
        ? say(action.missing)
        : null
      : say(verdict.reason.words, verdict.reason.params);
    return [
      {
        name: action.name,
        label: say(spec.label),
        reason: refused,
        danger: spec.danger === true,
        side: action.side === true,
        busy: busy === action.name,
        press: () => void press(action),
      },
    ];
  });
  const rank = (button: FlowButton) => (button.danger ? 2 : button.reason === null ? 0 : 1);
  return buttons.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether the person may do it to this record in this state, whatever the record still lacks. */
function mayAtAll<Rec>(flow: AnyFlow<Rec>, name: string, record: Rec, actor: Actor): boolean {
  const { guard: _guard, ...spec } = flow.actions[name]!;
  return can({ ...flow, actions: { [name]: spec } }, name, record, actor).ok;
}
