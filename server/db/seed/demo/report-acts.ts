import { can } from '#domain/kernel/flow.ts';
import type { Words } from '#domain/kernel/words.ts';
import { type NcrFacts, ncrFlow } from '#domain/ncr/flow.ts';
import { afterConfirm, countDefects } from '#domain/ncr/rules.ts';
import type { PhotoRef } from '#domain/ncr/schema.ts';
import type { defect, report } from '../../schema.ts';
import type { Cast, Player } from './cast.ts';
import { talks } from './defect-talk.ts';
import type { PhotoTaker } from './photo-rows.ts';
import type { SceneKey } from './pictures/scenes.ts';
import type { Random } from './random.ts';
import { handOverReasons } from './stories.ts';
import type { Act } from './story-acts.ts';

/** Who does not write Chinese. */
const englishOnly: readonly string[] = ['sub', 'rto', 'em'];

type ReportInsert = typeof report.$inferInsert;
export type ReportRow = ReportInsert & { version: number; round: number; sendTime: Date | null };
export type DefectRow = typeof defect.$inferInsert;

/** One line for the history. */
export interface Step {
  action: string;
  item?: string | undefined;
  from: string;
  to: string;
  note?: string | undefined;
  photos?: PhotoRef[] | undefined;
}

/** A report while it is being lived. */
export interface Acting {
  rng: Random;
  cast: Cast;
  photo: PhotoTaker;
  tongue: 0 | 1;
  scenes: readonly SceneKey[];
  row: ReportRow;
  defects: DefectRow[];
  facts: () => NcrFacts;
  /** The acting role; throws when the flow refuses, which is a mistake in the plan. */
  may: (action: string, who: Player | 'system') => string;
  record: (who: Player | 'system', as: string, at: Date, steps: readonly Step[]) => void;
  recount: () => void;
}

/** One act of a person, as server/modules/ncr/action-service.ts would write it. */
export function play(on: Acting, act: Exclude<Act, { do: 'escalate' }>, at: Date, owner: Player): void {
  const { rng, cast, row, defects, may, record, tongue } = on;
  const allowed = (action: string) => cast.players.filter((one) => can(ncrFlow, action, on.facts(), one).ok);
  const manager = cast.players.find((one) => one.userId === row.contractorManagerId)!;
  const repairSide = (who: Player) => who.kind === 'SUB' || who.kind === 'SUBM';
  const say = (words: Words, who: Player) =>
    words[englishOnly.includes(who.account) ? 0 : repairSide(who) && rng.next() < 0.35 ? 1 : tongue];
  const shortlyBefore = () => new Date(at.getTime() - rng.int(120, 900) * 1000);
  switch (act.do) {
    case 'fix': {
      const who = rng.pick(allowed('fix'));
      const target = defects[act.defect]!;
      const scene = on.scenes[act.defect]!;
      const photos = [on.photo(cast, who, scene, 'after', 'after', shortlyBefore())];
      const note = say(talks[scene].repair[(act.defect + row.round) % talks[scene].repair.length]!, who);
      const as = may('fix', who);
      const from = target.defectStatus;
      Object.assign(target, { defectStatus: 'fix', recommendation: note, repairImg: photos, repairUser: who.userId });
      touch(target, at);
      on.recount();
      record(who, as, at, [{ action: 'fix', item: target.id, from, to: 'fix', note, photos }]);
      return;
    }
    case 'commit': {
      const as = may('commit', manager);
      row.status = 'committed';
      record(manager, as, at, [{ action: 'commit', from: 'open', to: 'committed' }]);
      return;
    }
    case 'confirm': {
      const verifiers = allowed('confirm');
      const creator = verifiers.find((one) => one.userId === row.createUser);
      const who = creator && rng.next() < 0.7 ? creator : rng.pick(verifiers);
      const as = may('confirm', who);
      const steps = act.results.map(({ defect: i, result }) => {
        const target = defects[i]!;
        const scene = on.scenes[i]!;
        const failed = result === 'fail';
        const comment = failed ? say(talks[scene].fail, who) : '';
        const photos = failed ? [on.photo(cast, who, scene, 'before', 'close-up', shortlyBefore())] : [];
        Object.assign(target, { defectStatus: result, comment });
        touch(target, at);
        return { action: result as string, item: target.id, from: 'fix', to: result as string, note: comment, photos };
      });
      on.recount();
      const after = afterConfirm(countDefects(defects), row.round);
      const moved = after.to === 'committed' ? [] : [{ action: 'confirm', from: 'committed', to: after.to }];
      row.checkDate = at;
      row.status = after.to;
      if (after.to === 'closed') row.closeTime = at;
      record(who, as, at, [...steps, ...moved]);
      row.round = after.round;
      return;
    }
    case 'handOver': {
      const qm = cast.players.find((one) => one.kind === 'QM')!;
      const who = rng.next() < 0.6 ? manager : qm;
      const as = may('handOver', who);
      const reason = handOverReasons[owner.unit === 'waterproofing' ? 0 : 1]!;
      row.contractorManagerId = owner.userId;
      row.contractorId = owner.contractorId;
      record(who, as, at, [{ action: 'handOver', from: 'open', to: 'open', note: say(reason, who) }]);
    }
  }
}

function touch(target: DefectRow, at: Date): void {
  target.version = (target.version ?? 0) + 1;
  target.updateTime = at;
}
