import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { HEADING_KEY } from '#domain/resources/dict.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { DefectInput } from '#domain/ncr/schema.ts';
import type { Db } from '../../db/open.ts';
import { defect, defectType, dictBiz, report } from '../../db/schema.ts';
import type { Member, MemberCtx } from '../../kernel/context.ts';
import type { ReportRecord } from './repo.ts';

type NewReport = typeof report.$inferInsert;

/** A new draft of the person, in the project of the request. */
export async function insertReport(
  ctx: MemberCtx,
  values: Pick<NewReport, 'id' | 'professionId' | 'description' | 'raisedBy'> & Partial<NewReport>,
): Promise<void> {
  const { tenantId, projectId, userId } = ctx.person;
  const stamps = { tenantId, projectId, createUser: userId, createTime: ctx.now, updateTime: ctx.now };
  await ctx.db.insert(report).values({ ...values, ...stamps, status: 'draft' });
}

/** Changes a draft that nobody else changed meanwhile, else Problem 'stale'. */
export async function updateReport(ctx: MemberCtx, before: ReportRecord, values: Partial<NewReport>): Promise<void> {
  const updated = await ctx.db
    .update(report)
    .set({ ...values, version: sql`${report.version} + 1`, updateTime: ctx.now })
    .where(and(eq(report.id, before.id), eq(report.version, before.version)))
    .returning({ id: report.id });
  if (updated.length !== 1) throw new Problem('stale');
}

/** Deletes a draft, its defects with it, unless somebody else changed it meanwhile. */
export async function deleteReport(db: Db, before: ReportRecord): Promise<void> {
  const gone = await db
    .delete(report)
    .where(and(eq(report.id, before.id), eq(report.version, before.version)))
    .returning({ id: report.id });
  if (gone.length !== 1) throw new Problem('stale');
}

/** Makes the defects of a draft what `inputs` says, in that order; named ones keep their ids. */
export async function replaceDefects(
  ctx: MemberCtx,
  reportId: string,
  inputs: readonly DefectInput[],
  existing: boolean,
): Promise<void> {
  const { db, deps, person, now } = ctx;
  const kept = inputs.flatMap((input) => input.id ?? []);
  if (existing) {
    const mine = eq(defect.reportId, reportId);
    await db.delete(defect).where(kept.length > 0 ? and(mine, notInArray(defect.id, kept)) : mine);
  }
  const rows = inputs.map((input, sort) => ({
    id: input.id ?? deps.nextId(),
    tenantId: person.tenantId,
    projectId: person.projectId,
    reportId,
    sort,
    defectStatus: 'todo' as const,
    defectTypeId: input.defectTypeId || null,
    defectPosition: input.defectPosition,
    description: input.description,
    modelGlid: input.modelGlid,
    defectImg: input.defectImg,
    createTime: now,
    updateTime: now,
  }));
  if (rows.length === 0) return;
  await db
    .insert(defect)
    .values(rows)
    .onConflictDoUpdate({
      target: defect.id,
      set: {
        sort: sql`excluded.sort`,
        defectTypeId: sql`excluded.defect_type_id`,
        defectPosition: sql`excluded.defect_position`,
        description: sql`excluded.description`,
        modelGlid: sql`excluded.model_glid`,
        defectImg: sql`excluded.defect_img`,
        updateTime: now,
        version: sql`${defect.version} + 1`,
      },
    });
}

/** The reports that these defects of the project belong to. */
export function reportsOfDefects(db: Db, member: Member, ids: readonly string[]) {
  return db
    .select({ id: defect.id, reportId: defect.reportId })
    .from(defect)
    .where(and(inArray(defect.id, [...ids]), eq(defect.projectId, member.projectId)));
}

/** Which of these ids are defect types of the tenant. */
export async function knownTypes(db: Db, member: Member, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ id: defectType.id })
    .from(defectType)
    .where(and(eq(defectType.tenantId, member.tenantId), inArray(defectType.id, [...ids])));
  return new Set(found.map((row) => row.id));
}

/** Whether the tenant's dictionary `profession` has this entry. */
export async function isDiscipline(db: Db, member: Member, key: string): Promise<boolean> {
  if (key === HEADING_KEY) return false;
  const entry = and(eq(dictBiz.code, 'profession'), eq(dictBiz.dictKey, key));
  const found = await db
    .select({ id: dictBiz.id })
    .from(dictBiz)
    .where(and(eq(dictBiz.tenantId, member.tenantId), entry));
  return found.length > 0;
}
