import { can } from '#domain/kernel/flow.ts';
import { type NcrFacts, ncrFlow } from '#domain/ncr/flow.ts';
import { countDefects, ncrDeadline } from '#domain/ncr/rules.ts';
import type { flowHistory, memo } from '../../schema.ts';
import type { Cast, Player } from './cast.ts';
import { talks } from './defect-talk.ts';
import type { Run } from './demo-ids.ts';
import type { PhotoTaker } from './photo-rows.ts';
import type { SceneKey } from './pictures/scenes.ts';
import type { Plot } from './plan.ts';
import { randomOf } from './random.ts';
import { type Acting, type DefectRow, play, type ReportRow } from './report-acts.ts';
import type { SiteClock } from './site-clock.ts';
import { escalateReasons } from './stories.ts';
import { actsOf } from './story-acts.ts';
import type { Told } from './told.ts';

const DAY_MS = 86_400_000;

/** A report with everything that hangs on it. */
export interface Life {
  report: ReportRow;
  blockShort: string;
  defects: DefectRow[];
  history: (typeof flowHistory.$inferInsert)[];
  memo: typeof memo.$inferInsert | null;
}

/** What every report of a project is lived on. */
export interface Stage {
  cast: Cast;
  clock: SiteClock;
  now: Date;
  nextId: (run: Run) => string;
  photo: PhotoTaker;
  defectTypeId: (key: (typeof talks)[SceneKey]['type']) => string;
}

/** Lives a report through its plot, every step by somebody whom the flow allows to take it. */
export function liveReport(stage: Stage, plot: Plot, told: Told, index: number): Life {
  const { cast, clock, now, nextId } = stage;
  const rng = randomOf(`${cast.project.key} report ${index}`);
  const { story, spot, tongue } = told;
  const player = (account: string) => cast.players.find((one) => one.account === account)!;
  const managers = cast.players.filter((one) => one.kind === 'SUBM');
  const script = plot.script;
  // Handed over in the first step: somebody else had it first.
  const owner = managers.find((one) => one.unit === story.unit) ?? managers[0]!;
  const first = script.includes('H') ? (managers.find((one) => one !== owner) ?? owner) : owner;
  const raiser = player(plot.by);

  // Some hours to and fro, but not around the deadline, where a plot means what it says.
  const stray = plot.ago > 6 && plot.ago < 9 ? rng.between(1, 40) : rng.between(-200, 200);
  const sentAt = Math.min(
    clock.minutes(new Date(now.getTime() - plot.ago * DAY_MS)) + stray,
    clock.now - 15 - 10 * plot.ago,
  );
  const written = plot.draft ? sentAt : sentAt - rng.between(6, 50);
  const createTime = clock.instant(written);
  const id = nextId('report');
  const scope = { tenantId: cast.project.tenantId, projectId: cast.projectId };

  const scenes = Array.from({ length: plot.defects }, (_, i) => story.scenes[i % story.scenes.length]!);
  const defects = scenes.map((scene, i): DefectRow => {
    const talk = talks[scene];
    const bare = plot.draft === 'noPhoto' && i === plot.defects - 1;
    const taken = clock.instant(written - rng.between(10, 40));
    const photos = bare ? [] : [stage.photo(cast, raiser, scene, 'before', 'before', taken)];
    if (!bare && rng.next() < 0.25) photos.push(stage.photo(cast, raiser, scene, 'before', 'close-up', taken));
    return {
      ...scope,
      id: nextId('defect'),
      reportId: id,
      sort: i,
      defectStatus: 'todo',
      defectTypeId: stage.defectTypeId(talk.type),
      defectPosition: talk.where[(i + index) % talk.where.length]![tongue],
      description: talk.what[(i + index) % talk.what.length]![tongue],
      defectImg: photos,
      createTime,
      updateTime: createTime,
    };
  });

  const placed = plot.draft !== 'noPlace';
  const managed = plot.draft !== 'noManager';
  const row: ReportRow = {
    ...scope,
    id,
    version: 0,
    status: 'draft',
    round: 1,
    professionId: story.discipline,
    description: told.description,
    blockId: placed ? spot.blockId : null,
    levelId: placed ? spot.levelId : null,
    unitId: placed ? spot.unitId : null,
    roomId: placed ? spot.roomId : null,
    gridline: told.gridline,
    location: [placed ? spot.words : '', told.gridline].filter((part) => part !== '').join(' · '),
    contractorManagerId: managed ? first.userId : null,
    contractorId: managed ? first.contractorId : null,
    createUser: raiser.userId,
    raisedBy: raiser.kind,
    sendTime: null,
    createTime,
    updateTime: createTime,
  };
  const life: Life = { report: row, blockShort: spot.blockShort, defects, history: [], memo: null };
  const facts = (): NcrFacts => ({
    status: row.status,
    createUser: row.createUser,
    raisedBy: row.raisedBy ?? '',
    blockId: row.blockId ?? '',
    contractorId: row.contractorId ?? '',
    contractorManagerId: row.contractorManagerId ?? '',
    memo: life.memo,
    defects: defects.map((d) => ({ defectStatus: d.defectStatus, defectImg: d.defectImg ?? [] })),
  });
  const may: Acting['may'] = (action, who) => {
    const verdict = can(ncrFlow, action, facts(), who);
    if (!verdict.ok)
      throw new Error(`report ${index}: ${action} by ${who === 'system' ? who : who.account} is refused`);
    return verdict.as;
  };
  const record: Acting['record'] = (who, as, at, steps) => {
    for (const step of steps)
      life.history.push({
        ...scope,
        id: nextId('history'),
        flow: ncrFlow.name,
        recordId: id,
        itemId: step.item ?? null,
        at,
        userId: who === 'system' ? null : who.userId,
        userName: who === 'system' ? 'system' : who.realName,
        role: as,
        action: step.action,
        fromState: step.from,
        toState: step.to,
        round: row.round,
        note: step.note ?? '',
        photos: step.photos ?? [],
      });
    row.version += 1;
    row.updateTime = at;
  };

  const recount = () => {
    const { todo, fix, fail, pass } = countDefects(defects);
    Object.assign(row, {
      defectCount: defects.length,
      todoCount: todo,
      fixCount: fix,
      failCount: fail,
      passCount: pass,
    });
  };
  recount();
  if (plot.draft) return life;

  const sendTime = clock.instant(sentAt);
  const deadline = ncrDeadline(sendTime);
  const as = may('send', raiser);
  row.status = 'open';
  row.sendTime = sendTime;
  row.deadline = deadline;
  record(raiser, as, sendTime, [{ action: 'send', from: 'draft', to: 'open' }]);

  const escalate = (who: Player | 'system', at: Date, note: string) => {
    const role = may('escalate', who);
    row.escalateTime = at;
    record(who, role, at, [{ action: 'escalate', from: row.status, to: row.status, note }]);
    life.memo = {
      ...scope,
      id: nextId('memo'),
      memoStatus: 'draft',
      subject: '',
      description: row.description,
      contractorId: row.contractorId,
      blockCodes: row.blockId ? [spot.blockCode] : [],
      sourceReportId: id,
      createUser: who === 'system' ? null : who.userId,
      createTime: at,
      updateTime: at,
    };
  };
  const atDeadline = new Date(deadline.getTime() + rng.int(20, 110) * 1000);
  const runOut = (until: Date) => {
    const running = row.status === 'open' || row.status === 'committed';
    if (running && !plot.left && !life.memo && atDeadline < until) escalate('system', atDeadline, '');
  };

  const last = plot.took
    ? clock.minutes(new Date(sendTime.getTime() + plot.took * DAY_MS)) + rng.between(2, 170)
    : sentAt + (clock.now - sentAt) * (plot.until ?? 1);
  const acting: Acting = { rng, cast, photo: stage.photo, tongue, scenes, row, defects, facts, may, record, recount };
  for (const { act, moment } of actsOf(script, defects.length, rng)) {
    const at = clock.instant(sentAt + (Math.min(last, clock.now) - sentAt) * moment);
    runOut(at);
    if (act.do === 'escalate') escalate(player('qm'), at, rng.pick(escalateReasons)[tongue]);
    else play(acting, act, at, owner);
  }
  runOut(now);
  return life;
}
