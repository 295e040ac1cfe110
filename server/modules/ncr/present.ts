import { type Page, pageOf, type PageQuery } from '#domain/kernel/page.ts';
import { toWire } from '#domain/kernel/time.ts';
import { isOverdue } from '#domain/ncr/rules.ts';
import type {
  Defect,
  DefectQuery,
  DefectRow,
  HistoryEntry,
  MemoLink,
  Photo,
  PhotoRef,
  Report,
  ReportRow,
  Turn,
} from '#domain/ncr/schema.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { photoPresenter } from '../files/read.ts';
import { findDefect, findReport, listDefects, type NamedDefect, type NamedReport, partsOf } from './read.ts';

type Reader = Pick<MemberCtx, 'deps' | 'language' | 'now'>;

const moment = (reader: Reader, at: Date | null) => (at ? toWire(at, reader.deps.config.timeZone) : '');
const named = (reader: Reader, zh: string | null, en: string | null) =>
  (reader.language === 'zh' ? zh || en : en || zh) ?? '';

/** A report as lists show it, names in the reader's language. */
export function presentRow(reader: Reader, row: NamedReport): ReportRow {
  const r = row.report;
  const managerName = named(reader, row.managerName, row.managerNameEn);
  const createUserName = named(reader, row.creatorName, row.creatorNameEn);
  return {
    id: r.id,
    version: r.version,
    reportCode: r.reportCode,
    status: r.status,
    round: r.round,
    professionId: r.professionId,
    description: r.description,
    blockId: r.blockId ?? '',
    levelId: r.levelId ?? '',
    unitId: r.unitId ?? '',
    roomId: r.roomId ?? '',
    gridline: r.gridline,
    reportLocation: r.location,
    contractorManagerId: r.contractorManagerId ?? '',
    contractorManagerName: managerName,
    contractorId: r.contractorId ?? '',
    contractorName: named(reader, row.contractorName, row.contractorNameEn),
    createUser: r.createUser,
    createUserName,
    raisedBy: r.raisedBy,
    createTime: moment(reader, r.createTime),
    sendTime: moment(reader, r.sendTime),
    deadline: moment(reader, r.deadline),
    checkDate: moment(reader, r.checkDate),
    closeTime: moment(reader, r.closeTime),
    overdue: isOverdue(r.status, r.deadline, reader.now),
    mine: row.mine,
    turn: turnOf(r, managerName, createUserName),
    defectCount: r.defectCount,
    todoCount: r.todoCount,
    fixCount: r.fixCount,
    failCount: r.failCount,
    passCount: r.passCount,
  };
}

function turnOf(r: NamedReport['report'], managerName: string, createUserName: string): Turn {
  switch (r.status) {
    case 'draft':
      return { side: 'creator', userId: r.createUser, name: createUserName };
    case 'open':
      return { side: 'contractor', userId: r.contractorManagerId ?? '', name: managerName };
    case 'committed':
      return { side: 'verifier', userId: r.createUser, name: createUserName };
    case 'closed':
      return { side: 'none', userId: '', name: '' };
  }
}

type Parts = Awaited<ReturnType<typeof partsOf>>;
type Photos = (refs: readonly PhotoRef[]) => Photo[];

/** A defect as it travels; titles come in both languages because they belong to the set-up. */
function presentDefect(row: Parts['defects'][number], blockCode: string | null, photos: Photos): Defect {
  const d = row.defect;
  return {
    id: d.id,
    reportId: d.reportId,
    sort: d.sort,
    defectStatus: d.defectStatus,
    defectTypeId: d.defectTypeId ?? '',
    defectTypeTitle: row.typeTitle ?? '',
    defectTypeTitleEn: row.typeTitleEn ?? '',
    buildingCode: blockCode ?? '',
    defectPosition: d.defectPosition,
    description: d.description,
    modelGlid: d.modelGlid,
    recommendation: d.recommendation,
    defectImg: photos(d.defectImg),
    repairImg: photos(d.repairImg),
    comment: d.comment,
  };
}

function presentHistory(
  reader: Reader,
  { entry: row, nameEn }: Parts['history'][number],
  photos: Photos,
): HistoryEntry {
  return {
    id: row.id,
    at: moment(reader, row.at),
    by: row.userId ?? '',
    byName: row.userId === null ? named(reader, '系统', 'System') : named(reader, row.userName, nameEn),
    role: row.role as HistoryEntry['role'],
    action: row.action,
    from: row.fromState,
    to: row.toState,
    round: row.round,
    itemId: row.itemId ?? '',
    note: row.note,
    photos: photos(row.photos),
  };
}

/** File ids of everything a report shows, for one look-up. */
function fileIds(parts: Parts): string[] {
  const refs = [
    ...parts.defects.flatMap(({ defect }) => [...defect.defectImg, ...defect.repairImg]),
    ...parts.history.flatMap(({ entry }) => entry.photos),
  ];
  return [...new Set(refs.map((ref) => ref.fileId))];
}

/** The whole report as its page shows it, or Problem 'notFound' when the person may not see it. */
export async function reportFor(ctx: MemberCtx, id: string, acted = false): Promise<Report> {
  const row = await findReport(ctx.db, ctx.person, id, acted);
  const parts = await partsOf(ctx.db, id);
  const photos = await photoPresenter(ctx.deps, ctx.db, fileIds(parts));
  const memo: MemoLink | null = parts.memo && {
    id: parts.memo.id,
    memoCode: parts.memo.memoCode,
    subject: parts.memo.subject,
    memoStatus: parts.memo.memoStatus,
    createTime: moment(ctx, parts.memo.createTime),
  };
  return {
    ...presentRow(ctx, row),
    defects: parts.defects.map((defect) => presentDefect(defect, row.blockCode, photos)),
    history: parts.history.map((entry) => presentHistory(ctx, entry, photos)),
    memo,
  };
}

/** One page of defects over all visible reports. */
export async function defectsFor(ctx: MemberCtx<DefectQuery & PageQuery>): Promise<Page<DefectRow>> {
  const { rows, total } = await listDefects(ctx.db, ctx.person, ctx.input);
  return pageOf(await presentDefects(ctx, rows), total, ctx.input);
}

/** One defect with its report, or Problem 'notFound'. */
export async function defectFor(ctx: MemberCtx, id: string): Promise<DefectRow> {
  const [row] = await presentDefects(ctx, [await findDefect(ctx.db, ctx.person, id)]);
  return row!;
}

async function presentDefects(ctx: MemberCtx, rows: NamedDefect[]): Promise<DefectRow[]> {
  const refs = rows.flatMap(({ defect }) => [...defect.defectImg, ...defect.repairImg]);
  const photos = await photoPresenter(ctx.deps, ctx.db, [...new Set(refs.map((ref) => ref.fileId))]);
  return rows.map((row) => ({
    ...presentDefect(row, row.blockCode, photos),
    reportCode: row.reportCode,
    reportStatus: row.reportStatus,
    reportLocation: row.location,
  }));
}
