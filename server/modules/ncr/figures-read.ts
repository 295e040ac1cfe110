import { and, asc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { FigureScope, NcrFigures, Share } from '#domain/dashboard/figures.ts';
import type { Db } from '../../db/open.ts';
import { block, contractor, report } from '../../db/schema.ts';
import type { Member } from '../../kernel/context.ts';
import { reachKey } from '../../kernel/data-scope.ts';
import { placeOf, shaped } from '../../kernel/shaped.ts';
import type { FigureSource } from '../../kernel/figure-source.ts';
import { type NamedReport, soon, withNames } from './read.ts';
import { onlyRepairs, type Viewer, visible } from './scope-read.ts';

const running = inArray(report.status, ['open', 'committed']);
const count = (where?: SQL) => sql<number>`count(*)${where ? sql` filter (where ${where})` : sql``}::int`;
const iso = (at: Date) => at.toISOString();

/**
 * The counts behind the banner, over the reports the person may see. Asked by every open window every minute: one
 * prepared query that goes through the reports of one project once.
 */
async function ncrFigures(db: Db, member: Member, now: Date): Promise<NcrFigures> {
  const { kinds, viewsAll, userId, tenantId, projectId, contractorId } = member;
  const key = `ncr figures ${JSON.stringify([kinds, viewsAll, contractorId === null, reachKey(member, 'report')])}`;
  const values = { userId, tenantId, projectId, contractorId, now: iso(now), soon: iso(soon(now)) };
  const [row] = await shaped(db, key, () => figuresQuery(db, member)).execute(values);
  return { scope: scopeOf(member), ...row! };
}

/** Where the banner takes the figures of NCR reports from. */
export const ncrFigureSource: FigureSource = {
  codes: ['report', 'report_view'],
  read: async (db, member, now) => ({ ncr: await ncrFigures(db, member, now) }),
};

/**
 * The repairing side has figures of its own work, and so has whom a data scope narrows; everybody else those of the
 * project. ASSUMED: 018
 */
export function scopeOf(member: Member): FigureScope {
  return onlyRepairs(member) || member.reaches.has('report') ? 'own' : 'project';
}

function figuresQuery(db: Db, { kinds, viewsAll, reaches, contractorId }: Member) {
  const viewer: Viewer = {
    kinds,
    viewsAll,
    reaches,
    userId: placeOf('userId'),
    tenantId: placeOf('tenantId'),
    projectId: placeOf('projectId'),
    contractorId: contractorId === null ? null : placeOf('contractorId'),
  };
  const late = sql`${report.deadline} < ${placeOf('now')}`;
  return db
    .select({
      running: count(running),
      overdue: count(sql`${running} and ${late}`),
      dueSoon: count(sql`${running} and not ${late} and ${report.deadline} < ${placeOf('soon')}`),
      closed: count(eq(report.status, 'closed')),
      onTime: count(sql`${report.status} = 'closed' and ${report.closeTime} <= ${report.deadline}`),
    })
    .from(report)
    .where(and(visible(viewer), ne(report.status, 'draft')))
    .prepare('');
}

export interface Shares {
  byDiscipline: Share[];
  byContractor: Share[];
  byBlock: Share[];
}

/** Running reports by discipline, contractor and block, in one pass; the most overdue first, then the most. */
export async function sharesOf(db: Db, member: Member, now: Date): Promise<Shares> {
  const rows = await db
    .select({
      profession: report.professionId,
      contractorId: contractor.id,
      contractorName: contractor.name,
      contractorNameEn: contractor.nameEn,
      blockId: block.id,
      blockCode: block.building_code,
      blockName: block.block_name,
      of: sql<number>`grouping(${report.professionId}, ${contractor.id}, ${block.id})::int`,
      running: count(),
      overdue: count(sql`${report.deadline} < ${iso(now)}`),
    })
    .from(report)
    .leftJoin(contractor, eq(contractor.id, report.contractorId))
    .leftJoin(block, eq(block.id, report.blockId))
    .where(and(visible(member), running))
    .groupBy(
      sql`grouping sets ((${report.professionId}), (${contractor.id}, ${contractor.name}, ${contractor.nameEn}),
        (${block.id}, ${block.building_code}, ${block.block_name}))`,
    )
    .orderBy(sql`10 desc, 9 desc`, asc(contractor.name), asc(block.building_code), asc(report.professionId));
  const shares = (of: number, share: (row: (typeof rows)[number]) => Pick<Share, 'id' | 'name' | 'nameEn'>) =>
    rows.filter((row) => row.of === of).map((row) => ({ ...share(row), running: row.running, overdue: row.overdue }));
  return {
    // A bit of grouping() is 0 for what the row is grouped by.
    byDiscipline: shares(0b011, (row) => ({ id: row.profession, name: '', nameEn: '' })),
    byContractor: shares(0b101, (row) => ({
      id: row.contractorId ?? '',
      name: row.contractorName ?? '',
      nameEn: row.contractorNameEn ?? '',
    })),
    byBlock: shares(0b110, (row) => {
      const name = [row.blockCode, row.blockName].filter(Boolean).join(' · ');
      return { id: row.blockId ?? '', name, nameEn: name };
    }),
  };
}

/** How many reports were sent and closed in each week since `from`; weeks begin on Monday, by the clock of `zone`. */
export async function weeklyCounts(db: Db, member: Member, from: Date, zone: string) {
  const week = (at: typeof report.sendTime | typeof report.closeTime) => {
    const monday = sql<string>`to_char(date_trunc('week', ${at} at time zone ${sql.raw(quoted(zone))}), 'YYYY-MM-DD')`;
    return db
      .select({ week: monday, n: count() })
      .from(report)
      .where(and(visible(member), ne(report.status, 'draft'), gte(at, from)))
      .groupBy(monday);
  };
  const sent = await week(report.sendTime);
  const closed = await week(report.closeTime);
  const byWeek = (rows: typeof sent) => new Map(rows.map((row) => [row.week, row.n]));
  return { sent: byWeek(sent), closed: byWeek(closed) };
}

/** As a literal: a parameter would be another one in `group by`, and no longer the same expression. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The running reports that were sent first. */
export function longestRunning(db: Db, member: Member, most: number): Promise<NamedReport[]> {
  return withNames(db, member)
    .where(and(visible(member), running))
    .orderBy(asc(report.sendTime), asc(report.id))
    .limit(most);
}
