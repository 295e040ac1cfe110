import type { Random } from './random.ts';

/** One thing somebody does to a report; defects are named by their place in the list. */
export type Act =
  | { do: 'fix'; defect: number }
  | { do: 'commit' }
  | { do: 'confirm'; results: readonly { defect: number; result: 'pass' | 'fail' }[] }
  | { do: 'handOver' }
  | { do: 'escalate' };

/** Turns a script (plan.ts) into single acts, each with its moment between 0 (sent) and 1 (the last step). */
export function actsOf(script: string, defects: number, rng: Random): { act: Act; moment: number }[] {
  const states = Array.from({ length: defects }, () => 'todo' as 'todo' | 'fix' | 'fail' | 'pass');
  const indexes = (...wanted: string[]) => states.flatMap((state, i) => (wanted.includes(state) ? [i] : []));
  const acts: { act: Act; weight: number }[] = [];
  const add = (act: Act, low: number, high: number) => acts.push({ act, weight: rng.between(low, high) });
  const judge = (list: number[], failed: readonly number[]) => {
    const results = list.map((defect) => ({
      defect,
      result: failed.includes(defect) ? ('fail' as const) : ('pass' as const),
    }));
    for (const { defect, result } of results) states[defect] = result;
    add({ do: 'confirm', results }, 1.5, 3.5);
  };
  for (const letter of script) {
    const open = indexes('todo', 'fail');
    const waiting = indexes('fix');
    switch (letter) {
      case 'F':
      case 'f':
        for (const defect of letter === 'F' ? open : open.slice(0, Math.ceil(open.length / 2))) {
          states[defect] = 'fix';
          add({ do: 'fix', defect }, 0.8, 2.4);
        }
        break;
      case 'C':
        add({ do: 'commit' }, 0.2, 0.6);
        break;
      case 'P':
        judge(waiting, []);
        break;
      case 'X':
        judge(waiting, [rng.pick(waiting), ...waiting.slice(3, 4)]);
        break;
      case 'x':
        judge(waiting.slice(0, 1), []);
        break;
      case 'H':
        add({ do: 'handOver' }, 0.8, 1.6);
        break;
      case 'Q':
        add({ do: 'escalate' }, 0.8, 1.6);
        break;
      default:
        throw new Error(`no step is called ${letter}`);
    }
  }
  const total = acts.reduce((sum, { weight }) => sum + weight, 0);
  let past = 0;
  return acts.map(({ act, weight }) => {
    past += weight;
    return { act, moment: past / total };
  });
}
