import { and, asc, eq, sql } from 'drizzle-orm';
import type { NcrFacts } from '#domain/ncr/flow.ts';
import { countDefects } from '#domain/ncr/rules.ts';
import type { DefectState } from '#domain/ncr/states.ts';
import type { Db } from '../../db/open.ts';
import { block, defect, memo, project, type report } from '../../db/schema.ts';
import type { Member, MemberCtx } from '../../kernel/context.ts';
import { nextInSeries } from '../../kernel/series.ts';
import { findReport } from './read.ts';

export type ReportRecord = typeof report.$inferSelect;
export type DefectRecord = typeof defect.$inferSelect;

export type Writing = Pick<MemberCtx, 'deps' | 'db' | 'now'>;

/** A stored report as the flow's rules see it, with its rows. */
export interface LoadedReport {
  record: ReportRecord;
  facts: NcrFacts;
  defects: DefectRecord[];
}

/** The report a person wants to act on, or Problem 'notFound' when it is not visible to them. */
export async function loadReport(db: Db, member: Member, id: string): Promise<LoadedReport> {
  return withFacts(db, (await findReport(db, member, id)).report);
}

/** A stored report with its defects and whether a memo exists. */
export async function withFacts(db: Db, record: ReportRecord): Promise<LoadedReport> {
  const own = eq(defect.reportId, record.id);
  const defects = await db.select().from(defect).where(own).orderBy(asc(defect.sort), asc(defect.id));
  const memos = await db.select({ id: memo.id }).from(memo).where(eq(memo.sourceReportId, record.id));
  const facts: NcrFacts = {
    status: record.status,
    createUser: record.createUser,
    raisedBy: record.raisedBy,
    blockId: record.blockId ?? '',
    contractorId: record.contractorId ?? '',
    contractorManagerId: record.contractorManagerId ?? '',
    memo: memos[0] ?? null,
    defects,
  };
  return { record, facts, defects };
}

/** The defect counts that a report row carries, from its defects. */
export function countsOf(defects: readonly { defectStatus: DefectState }[]) {
  const { todo, fix, fail, pass } = countDefects(defects);
  return { defectCount: defects.length, todoCount: todo, fixCount: fix, failCount: fail, passCount: pass };
}

/**
 * The next number of a report: `{project}-NCR-{block}-{yyyyMM}-{####}`, unique per project, never reused: the series row
 * is raised in the transaction that uses it. domain.md §2.0
 */
export async function nextCode(db: Db, record: ReportRecord, month: string): Promise<string> {
  const last = await nextInSeries(db, record.projectId, `NCR-${month}`);
  const [at] = await db
    .select({ project: project.projectAbbreviation, short: block.block_code, code: block.building_code })
    .from(project)
    .leftJoin(block, and(eq(block.id, record.blockId ?? '0'), eq(block.projectId, project.id)))
    .where(eq(project.id, record.projectId));
  const place = at?.short || at?.code;
  return [at?.project, 'NCR', place, month, String(last).padStart(4, '0')].filter(Boolean).join('-');
}

/** The memo draft that an escalated report leads to; `createUser` null: made by the system. domain.md §2.8 */
export async function insertMemo(ctx: Writing, record: ReportRecord, createUser: string | null): Promise<void> {
  const places = record.blockId === null ? [] : await ctx.db.select().from(block).where(eq(block.id, record.blockId));
  await ctx.db.insert(memo).values({
    id: ctx.deps.nextId(),
    tenantId: record.tenantId,
    projectId: record.projectId,
    memoStatus: 'draft',
    subject: `${record.reportCode} · ${record.location}`,
    description: record.description,
    contractorId: record.contractorId,
    blockCodes: places.map((place) => place.building_code),
    sourceReportId: record.id,
    createUser,
    createTime: ctx.now,
    updateTime: ctx.now,
  });
}

/** Changes one defect of a report that was won already. */
export async function setDefect(ctx: Writing, id: string, values: Partial<typeof defect.$inferInsert>): Promise<void> {
  await ctx.db
    .update(defect)
    .set({ ...values, version: sql`${defect.version} + 1`, updateTime: ctx.now })
    .where(eq(defect.id, id));
}
