import type { z } from 'zod';
import { toWire } from '#domain/kernel/time.ts';
import { ncrFlow } from '#domain/ncr/flow.ts';
import { afterConfirm, ncrDeadline } from '#domain/ncr/rules.ts';
import type { confirmInput, escalateInput, fixInput, handOverInput, Report } from '#domain/ncr/schema.ts';
import type { DefectState, ReportState } from '#domain/ncr/states.ts';
import { report } from '../../db/schema.ts';
import { applyAction, type Doer, permit, refuse, type Step } from '../../kernel/apply-action.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { requireFiles } from '../files/read.ts';
import { contractorOf } from './people-read.ts';
import { reportFor } from './present.ts';
import { countsOf, insertMemo, type LoadedReport, loadReport, nextCode, setDefect, type Writing } from './repo.ts';
import { tellTurn } from './turn-service.ts';

type Acting<S extends z.ZodType> = MemberCtx<{ id: string; version: number } & z.output<S>>;
type Plain = MemberCtx<{ id: string; version: number }>;
interface Change {
  patch: Record<string, unknown>;
  steps: Step[];
  /** What else is written once the report itself is won. */
  after?: () => Promise<void>;
}

/** Loads, lets `change` say what becomes of the report once the flow permits, writes it, and answers the new report. */
async function act(
  ctx: Plain,
  action: keyof typeof ncrFlow.actions,
  change: (found: LoadedReport) => Promise<Change> | Change,
): Promise<Report> {
  const { id, version } = ctx.input;
  const found = await loadReport(ctx.db, ctx.person, id);
  permit({ flow: ncrFlow, action, ...found, version }, ctx.person);
  await write(ctx, ctx.person, action, found, version, await change(found));
  return reportFor(ctx, id, true);
}

async function write(
  ctx: Writing,
  doer: Doer,
  action: keyof typeof ncrFlow.actions,
  found: LoadedReport,
  version: number,
  change: Change,
): Promise<void> {
  const { patch, steps, after } = change;
  await applyAction(ctx, doer, { flow: ncrFlow, table: report, action, ...found, version, patch, steps });
  await after?.();
  await tellTurn(ctx, doer, action, found.record.id, steps[0]?.note ?? '');
}

/** draft → open: number, deadline, and the clock starts. */
export function send(ctx: Plain): Promise<Report> {
  return act(ctx, 'send', async (found) => {
    const month = toWire(ctx.now, ctx.deps.config.timeZone).slice(0, 7).replace('-', '');
    return {
      patch: {
        status: 'open' satisfies ReportState,
        reportCode: await nextCode(ctx.db, found.record, month),
        sendTime: ctx.now,
        deadline: ncrDeadline(ctx.now),
      },
      steps: [{ action: 'send', from: 'draft', to: 'open' }],
    };
  });
}

/** One defect repaired: what was done, with after-photos. Before the report is committed it may be said again. */
export function fix(ctx: Acting<typeof fixInput>): Promise<Report> {
  const { defectId, recommendation, photos } = ctx.input;
  return act(ctx, 'fix', async (found) => {
    const target = found.defects.find((d) => d.id === defectId);
    if (!target) refuse(['the defect is not part of this report', '该缺陷不属于本报告']);
    if (target.defectStatus === 'pass') refuse(['the defect is repaired already', '该缺陷已修复']);
    await requirePhotos(ctx, photos);
    await setDefect(ctx, defectId, {
      defectStatus: 'fix',
      recommendation,
      repairImg: photos,
      repairUser: ctx.person.userId,
    });
    return {
      patch: countsAfter(found, new Map([[defectId, 'fix']])),
      steps: [{ action: 'fix', itemId: defectId, from: target.defectStatus, to: 'fix', note: recommendation, photos }],
    };
  });
}

/** open → committed: the contractor says all is repaired. */
export function commit(ctx: Plain): Promise<Report> {
  return act(ctx, 'commit', () => ({
    patch: { status: 'committed' satisfies ReportState },
    steps: [{ action: 'commit', from: 'open', to: 'committed' }],
  }));
}

/** Verdicts on repaired defects; what becomes of the report is afterConfirm's to say. */
export function confirm(ctx: Acting<typeof confirmInput>): Promise<Report> {
  const { results } = ctx.input;
  return act(ctx, 'confirm', async (found) => {
    const verdicts = new Map<string, DefectState>();
    for (const result of results) {
      const target = found.defects.find((d) => d.id === result.defectId);
      if (!target) refuse(['the defect is not part of this report', '该缺陷不属于本报告']);
      if (target.defectStatus !== 'fix') refuse(['the defect does not wait for a verdict', '该缺陷不在待验收状态']);
      if (target.repairUser === ctx.person.userId) refuse(['nobody verifies their own repair', '不能验收自己的整改']);
      verdicts.set(result.defectId, result.result);
    }
    await requirePhotos(
      ctx,
      results.flatMap((result) => result.photos),
    );
    for (const { defectId, result, comment } of results)
      await setDefect(ctx, defectId, { defectStatus: result, comment });
    const patch = countsAfter(found, verdicts);
    const after = afterConfirm(
      { todo: patch.todoCount, fix: patch.fixCount, fail: patch.failCount, pass: patch.passCount },
      found.record.round,
    );
    const steps: Step[] = results.map(({ defectId, result, comment, photos }) => ({
      action: result,
      itemId: defectId,
      from: 'fix',
      to: result,
      note: comment,
      photos,
    }));
    if (after.to !== 'committed') steps.push({ action: 'confirm', from: 'committed', to: after.to });
    const closed = after.to === 'closed' ? { closeTime: ctx.now } : {};
    return { patch: { ...patch, status: after.to, round: after.round, checkDate: ctx.now, ...closed }, steps };
  });
}

/** Another contractor manager takes over; the deadline stays. */
export function handOver(ctx: Acting<typeof handOverInput>): Promise<Report> {
  const { contractorManagerId, reason } = ctx.input;
  return act(ctx, 'handOver', async (found) => {
    if (found.facts.contractorManagerId === contractorManagerId)
      refuse(['this manager has the report already', '该报告已由此分包经理负责']);
    const contractorId = await contractorOf(ctx, contractorManagerId);
    return {
      patch: { contractorManagerId, contractorId },
      steps: [{ action: 'handOver', from: 'open', to: 'open', note: reason }],
    };
  });
}

/** A memo draft is made from the report, before the deadline by the QA/QC manager. */
export function escalate(ctx: Acting<typeof escalateInput>): Promise<Report> {
  return act(ctx, 'escalate', (found) => escalated(ctx, found, ctx.person.userId, ctx.input.reason));
}

/** The same at the deadline, by the system. */
export async function escalateDue(ctx: Writing, found: LoadedReport): Promise<void> {
  const { version } = found.record;
  await write(ctx, 'system', 'escalate', found, version, escalated(ctx, found, null, ''));
}

const escalated = (ctx: Writing, found: LoadedReport, createUser: string | null, note: string): Change => ({
  patch: { escalateTime: ctx.now },
  steps: [{ action: 'escalate', from: found.record.status, to: found.record.status, note }],
  after: () => insertMemo(ctx, found.record, createUser),
});

function countsAfter(found: LoadedReport, changed: ReadonlyMap<string, DefectState>) {
  return countsOf(found.defects.map((d) => ({ defectStatus: changed.get(d.id) ?? d.defectStatus })));
}

async function requirePhotos(ctx: Plain, photos: readonly { fileId: string }[]): Promise<void> {
  const ids = [...new Set(photos.map((photo) => photo.fileId))];
  await requireFiles(ctx.db, ctx.person, ids, ['Photos', '照片'], 'photos');
}
