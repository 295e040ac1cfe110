import { ncrFlow } from '#domain/ncr/flow.ts';
import { limits } from '#domain/limits.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { DefectInput, Report, ReportInput } from '#domain/ncr/schema.ts';
import { ncrRaisers } from '#domain/ncr/states.ts';
import { permit } from '../../kernel/apply-action.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { requireFiles } from '../files/read.ts';
import {
  deleteReport,
  insertReport,
  isDiscipline,
  knownTypes,
  replaceDefects,
  reportsOfDefects,
  updateReport,
} from './draft-repo.ts';
import { locate } from './location-read.ts';
import { contractorOf } from './people-read.ts';
import { reportFor } from './present.ts';
import { countsOf, type LoadedReport, loadReport } from './repo.ts';

/** Saves a draft with its defects as a whole: a new one, or the caller's own, at the version it was read. */
export async function saveDraft(ctx: MemberCtx<ReportInput>): Promise<Report> {
  const { input, person, deps } = ctx;
  const raisedBy = ncrRaisers.find((kind) => person.kinds.includes(kind));
  if (!raisedBy) throw new Problem('forbidden');
  const before = input.id === undefined ? null : await editable(ctx, input.id, input.version ?? -1);
  await checkDiscipline(ctx, input.professionId);
  await checkDefects(ctx, input.defects, before);
  const values = {
    professionId: input.professionId,
    description: input.description,
    blockId: input.blockId || null,
    levelId: input.levelId || null,
    unitId: input.unitId || null,
    roomId: input.roomId || null,
    gridline: input.gridline,
    location: await locate(ctx, input),
    contractorManagerId: input.contractorManagerId || null,
    contractorId: input.contractorManagerId === '' ? null : await contractorOf(ctx, input.contractorManagerId),
    ...countsOf(input.defects.map(() => ({ defectStatus: 'todo' as const }))),
  };
  const id = before?.record.id ?? deps.nextId();
  if (before) await updateReport(ctx, before.record, values);
  else await insertReport(ctx, { ...values, id, raisedBy });
  await replaceDefects(ctx, id, input.defects, before !== null);
  return reportFor(ctx, id);
}

/** Deletes own drafts, all of them or none. domain.md §2.7: only drafts. */
export async function removeDrafts(ctx: MemberCtx<{ ids: string[] }>): Promise<void> {
  for (const id of ctx.input.ids) {
    const draft = await loadReport(ctx.db, ctx.person, id);
    const { version } = draft.record;
    permit({ flow: ncrFlow, action: 'remove', ...draft, version }, ctx.person);
    await deleteReport(ctx.db, draft.record);
  }
}

/** Adds or changes one defect of an own draft; the report's version guards it. */
export async function saveDefect(ctx: MemberCtx<DefectInput & { reportId: string; version: number }>): Promise<Report> {
  const { reportId, version, ...changed } = ctx.input;
  const before = await editable(ctx, reportId, version);
  await checkDefects(ctx, [changed], before);
  const kept: DefectInput[] = before.defects.map((d) => (d.id === changed.id ? changed : asInput(d)));
  const all = changed.id === undefined ? [...kept, changed] : kept;
  if (all.length > limits.defectsPerReport) throw tooMany();
  return rewrite(ctx, before, all);
}

/** Removes defects from an own draft. */
export async function removeDefects(ctx: MemberCtx<{ ids: string[] }>): Promise<void> {
  const rows = await reportsOfDefects(ctx.db, ctx.person, ctx.input.ids);
  if (rows.length !== ctx.input.ids.length) throw new Problem('notFound');
  for (const reportId of new Set(rows.map((row) => row.reportId))) {
    const before = await editable(ctx, reportId);
    await rewrite(ctx, before, before.defects.filter((d) => !ctx.input.ids.includes(d.id)).map(asInput));
  }
}

async function rewrite(ctx: MemberCtx, before: LoadedReport, all: DefectInput[]): Promise<Report> {
  await updateReport(ctx, before.record, countsOf(all.map(() => ({ defectStatus: 'todo' as const }))));
  await replaceDefects(ctx, before.record.id, all, true);
  return reportFor(ctx, before.record.id);
}

/** An own draft at the version that was read; without a version the one just read counts. */
async function editable(ctx: MemberCtx, id: string, version?: number): Promise<LoadedReport> {
  const found = await loadReport(ctx.db, ctx.person, id);
  permit({ flow: ncrFlow, action: 'edit', ...found, version: version ?? found.record.version }, ctx.person);
  return found;
}

async function checkDiscipline(ctx: MemberCtx, key: string): Promise<void> {
  if (await isDiscipline(ctx.db, ctx.person, key)) return;
  const label = ['Discipline', '专业'] as const;
  throw new Problem(
    'unknownDict',
    { label },
    { professionId: { words: ['Not one of the choices', '不在可选范围内'] } },
  );
}

/** Every named defect belongs to this draft, every type to this tenant, every photo to this project. */
async function checkDefects(ctx: MemberCtx, inputs: DefectInput[], before: LoadedReport | null): Promise<void> {
  const own = new Set(before?.defects.map((d) => d.id));
  if (inputs.some((input) => input.id !== undefined && !own.has(input.id))) throw new Problem('notFound');
  const types = [...new Set(inputs.map((input) => input.defectTypeId).filter((id) => id !== ''))];
  if (types.length > 0) {
    const known = await knownTypes(ctx.db, ctx.person, types);
    const at = inputs.findIndex((input) => input.defectTypeId !== '' && !known.has(input.defectTypeId));
    if (at >= 0)
      throw new Problem(
        'unknownRef',
        { label: ['Defect type', '缺陷类型'] },
        { [`defects.${at}.defectTypeId`]: { words: ['This entry does not exist here', '所选内容不存在'] } },
      );
  }
  const photos = inputs.flatMap((input) => input.defectImg.map((photo) => photo.fileId));
  await requireFiles(ctx.db, ctx.person, [...new Set(photos)], ['Photos', '照片'], 'defects');
}

function asInput(d: LoadedReport['defects'][number]): DefectInput {
  const { id, defectTypeId, defectPosition, description, modelGlid, defectImg } = d;
  return { id, defectTypeId: defectTypeId ?? '', defectPosition, description, modelGlid, defectImg };
}

function tooMany(): Problem {
  return new Problem(
    'invalid',
    {},
    {
      defects: { words: ['At most {max}', '最多 {max} 个'], params: { max: limits.defectsPerReport } },
    },
  );
}
