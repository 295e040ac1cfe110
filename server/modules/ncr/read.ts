import { and, asc, desc, eq, ilike, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Problem } from '#domain/kernel/problems.ts';
import { addDays } from '#domain/kernel/time.ts';
import { limits } from '#domain/limits.ts';
import type { DefectQuery } from '#domain/ncr/schema.ts';
import type { Db } from '../../db/open.ts';
import { block, contractor, defect, defectType, flowHistory, memo, report, user } from '../../db/schema.ts';
import type { Member } from '../../kernel/context.ts';
import { contains } from '../../kernel/like.ts';
import { myTurn, ofProject, type Viewer, visible } from './scope-read.ts';

const creator = alias(user, 'creator');
const manager = alias(user, 'manager');

/** The reports, each with the names that lists and records show. */
export function withNames(db: Db, member: Viewer, counted = { total: sql<number>`0`, stamp: sql<number>`0` }) {
  return db
    .select({
      report,
      mine: sql<boolean>`coalesce((${myTurn(member)}), false)`,
      creatorName: creator.realName,
      creatorNameEn: creator.name,
      managerName: manager.realName,
      managerNameEn: manager.name,
      contractorName: contractor.name,
      contractorNameEn: contractor.nameEn,
      blockCode: block.building_code,
      ...counted,
    })
    .from(report)
    .leftJoin(creator, eq(creator.id, report.createUser))
    .leftJoin(manager, eq(manager.id, report.contractorManagerId))
    .leftJoin(contractor, eq(contractor.id, report.contractorId))
    .leftJoin(block, eq(block.id, report.blockId))
    .$dynamic();
}

/** A report with the names of its people, as the database has it. */
export type NamedReport = Awaited<ReturnType<typeof withNames>>[number];

/**
 * One report that the person may see, with names; anything else is Problem 'notFound'. `acted`: the person just did
 * something to it, and is shown what became of it even when it went to somebody else by that.
 */
export async function findReport(db: Db, member: Member, id: string, acted = false): Promise<NamedReport> {
  const scope = acted ? ofProject(member) : visible(member);
  const [row] = await withNames(db, member).where(and(scope, eq(report.id, id)));
  if (!row) throw new Problem('notFound');
  return row;
}

/** What hangs on a report: its defects in order, its history, and the memo made from it. */
export async function partsOf(db: Db, reportId: string) {
  // One after the other: inside a transaction there is one connection.
  const defects = await db
    .select({ defect, typeTitle: defectType.title, typeTitleEn: defectType.titleEn })
    .from(defect)
    .leftJoin(defectType, eq(defectType.id, defect.defectTypeId))
    .where(eq(defect.reportId, reportId))
    .orderBy(asc(defect.sort), asc(defect.id));
  const history = await db
    .select({ entry: flowHistory, nameEn: user.name })
    .from(flowHistory)
    .leftJoin(user, eq(user.id, flowHistory.userId))
    .where(eq(flowHistory.recordId, reportId))
    .orderBy(asc(flowHistory.id));
  const memos = await db.select().from(memo).where(eq(memo.sourceReportId, reportId)).limit(1);
  return { defects, history, memo: memos[0] ?? null };
}

function defectRows(db: Db) {
  return db
    .select({
      defect,
      typeTitle: defectType.title,
      typeTitleEn: defectType.titleEn,
      blockCode: block.building_code,
      reportCode: report.reportCode,
      reportStatus: report.status,
      location: report.location,
    })
    .from(defect)
    .innerJoin(report, eq(report.id, defect.reportId))
    .leftJoin(defectType, eq(defectType.id, defect.defectTypeId))
    .leftJoin(block, eq(block.id, report.blockId))
    .$dynamic();
}
export type NamedDefect = Awaited<ReturnType<typeof defectRows>>[number];

/** One page of the defects of visible reports, newest first. */
export async function listDefects(db: Db, member: Member, q: DefectQuery & { current: number; size: number }) {
  const where = and(
    eq(defect.projectId, member.projectId),
    visible(member),
    q.reportId ? eq(defect.reportId, q.reportId) : undefined,
    q.defectStatus ? eq(defect.defectStatus, q.defectStatus) : undefined,
    q.defectTypeId ? eq(defect.defectTypeId, q.defectTypeId) : undefined,
    q.keyword
      ? or(...[defect.description, defect.defectPosition, report.reportCode].map((c) => ilike(c, contains(q.keyword!))))
      : undefined,
  );
  let rows = defectRows(db).where(where).orderBy(desc(defect.createTime), desc(defect.id));
  if (q.size !== -1) rows = rows.limit(q.size).offset((q.current - 1) * q.size);
  const counted = db
    .select({ n: sql<number>`count(*)::int` })
    .from(defect)
    .innerJoin(report, eq(report.id, defect.reportId))
    .where(where);
  const [found, [count]] = await Promise.all([rows, counted]);
  return { rows: found, total: count?.n ?? 0 };
}

/** One defect of a visible report, or Problem 'notFound'. */
export async function findDefect(db: Db, member: Member, id: string): Promise<NamedDefect> {
  const [row] = await defectRows(db).where(and(visible(member), eq(defect.id, id)));
  if (!row) throw new Problem('notFound');
  return row;
}

/** Reports past their deadline that nobody escalated yet, oldest first, of every project. */
export function dueReports(db: Db, now: Date, atMost: number) {
  return db
    .select()
    .from(report)
    .where(and(inArray(report.status, ['open', 'committed']), lt(report.deadline, now), isNull(report.escalateTime)))
    .orderBy(asc(report.deadline))
    .limit(atMost);
}

/** Until when a deadline counts as near. look.md */
export const soon = (now: Date) => addDays(now, limits.dueSoonDays);

/** Counts for the home page and the list's tabs, over the reports the person may see. */
export async function summarise(db: Db, member: Member, now: Date) {
  const running = sql`${report.status} in ('open', 'committed')`;
  const age = (from: number, to: number | null) =>
    sql<number>`count(*) filter (where ${running} and ${report.sendTime} <= ${addDays(now, -from)}${
      to === null ? sql`` : sql` and ${report.sendTime} > ${addDays(now, -to)}`
    })::int`;
  const status = (name: string) => sql<number>`count(*) filter (where ${report.status} = ${name})::int`;
  const late = sql`${running} and ${report.deadline} < ${now}`;
  const onTime = sql`${report.status} = 'closed' and ${report.closeTime} <= ${report.deadline}`;
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      draft: status('draft'),
      open: status('open'),
      committed: status('committed'),
      closed: status('closed'),
      overdue: sql<number>`count(*) filter (where ${late})::int`,
      dueSoon: sql<number>`count(*) filter (where ${running} and ${report.deadline} >= ${now} and ${report.deadline} < ${soon(now)})::int`,
      mine: sql<number>`count(*) filter (where ${myTurn(member)})::int`,
      onTime: sql<number>`count(*) filter (where ${onTime})::int`,
      avgDaysToClose: sql<number | null>`(avg(extract(epoch from ${report.closeTime} - ${
        report.sendTime
      }) / 86400) filter (where ${report.status} = 'closed'))::float8`,
      a0: age(0, 2),
      a2: age(2, 8),
      a8: age(8, 15),
      a15: age(15, 29),
      a29: age(29, null),
    })
    .from(report)
    .where(visible(member));
  return row!;
}
