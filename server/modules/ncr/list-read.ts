import { and, asc, desc, eq, gt, gte, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { addDays, fromWire } from '#domain/kernel/time.ts';
import { ageingDays } from '#domain/ncr/rules.ts';
import type { ReportQuery } from '#domain/ncr/schema.ts';
import type { Db } from '../../db/open.ts';
import { report } from '../../db/schema.ts';
import type { Member } from '../../kernel/context.ts';
import { countedUnder, known, remember } from '../../kernel/counted.ts';
import { goesByDepts, reachKey } from '../../kernel/data-scope.ts';
import { contains } from '../../kernel/like.ts';
import { placeOf, shaped } from '../../kernel/shaped.ts';
import { type NamedReport, soon, withNames } from './read.ts';
import { myTurn, type Viewer, visible } from './scope-read.ts';

type ListQuery = ReportQuery & { current: number; size: number };

const sorts = {
  createTime: report.createTime,
  deadline: report.deadline,
  reportCode: report.reportCode,
  closeTime: report.closeTime,
} as const;

/** One page of the reports a person may see. */
export async function listReports(
  db: Db,
  member: Member,
  query: ListQuery,
  at: { now: Date; zone: string },
): Promise<{ rows: NamedReport[]; total: number }> {
  const values = valuesOf(member, query, at);
  const given = Object.keys(values).filter((name) => values[name] !== undefined);
  const { kinds, viewsAll } = member;
  const { sort, order, mine, overdue, dueSoon, running } = query;
  const reach = reachKey(member, 'report');
  const shape = [
    kinds,
    viewsAll,
    reach,
    sort,
    order,
    query.size === -1,
    firstPage(query),
    mine,
    overdue,
    dueSoon,
    running,
  ];
  const key = `ncr list ${JSON.stringify([...shape, given])}`;
  const prepared = shaped(db, key, () => listQuery(db, member, query, new Set(given)));
  const { size: _size, skip: _skip, ...asked } = values;
  const question = `ncr ${JSON.stringify([kinds, viewsAll, reach, mine, running, asked])}`;
  const rows = await prepared.execute({ ...values, ...known(db, question) });
  // A question about now is never asked again in the same words; who is in a department is not part of the stamp.
  if (rows[0] && !clockOf(query) && !goesByDepts(member, 'report')) remember(db, question, rows[0]);
  if (rows.length > 0 || query.current === 1) return { rows, total: rows[0]?.total ?? 0 };
  // A page past the end has no row to carry the total: the first one has.
  const [first] = await listReports(db, member, { ...query, current: 1, size: 1 }, at).then((page) => page.rows);
  return { rows, total: first?.total ?? 0 };
}

/** Page sizes that lists are shown with. */
const usualSizes = [8, 10, 20, 50, 100];

/**
 * The size of a first page, said in the statement itself: of a place the planner only knows that it may be anything, and
 * sorts a tenth of the project for ten rows. 0: another page, or an unusual size. docs/decisions/017
 */
const firstPage = ({ current, size }: ListQuery) => (current === 1 && usualSizes.includes(size) ? size : 0);

/** Whether the answer changes with the clock alone. */
const clockOf = (q: ListQuery) => Boolean(q.overdue || q.dueSoon || q.ageing);

/** What the places of the query stand for; undefined: not asked for. */
function valuesOf(member: Member, q: ListQuery, { now, zone }: { now: Date; zone: string }): Record<string, unknown> {
  const [youngest, oldest] = q.ageing ? ageingDays[q.ageing] : [null, null];
  const iso = (date: Date | null) => date?.toISOString();
  const day = (text: string | undefined) => (text ? fromWire(text, zone) : null);
  /** The first instant that is no longer part of a day. */
  const after = (text: string | undefined) => {
    const begins = day(text);
    return begins ? iso(addDays(begins, 1)) : undefined;
  };
  const before = (days: number | null) => (days === null ? undefined : iso(addDays(now, -days)));
  return {
    userId: member.userId,
    tenantId: member.tenantId,
    projectId: member.projectId,
    contractorId: member.contractorId ?? undefined,
    keyword: q.keyword ? contains(q.keyword) : undefined,
    status: q.status,
    professionId: q.professionId || undefined,
    blockId: q.blockId,
    contractor: q.contractorId,
    now: q.overdue || q.dueSoon ? iso(now) : undefined,
    soon: q.overdue || q.dueSoon ? iso(soon(now)) : undefined,
    from: iso(day(q.createTime_ge)),
    until: after(q.createTime_le),
    sentFrom: iso(day(q.sendTime_ge)),
    sentUntil: after(q.sendTime_le),
    closedFrom: iso(day(q.closeTime_ge)),
    closedUntil: after(q.closeTime_le),
    sentBefore: before(youngest),
    sentAfter: before(oldest),
    size: q.size === -1 ? undefined : q.size,
    skip: q.size === -1 ? undefined : (q.current - 1) * q.size,
  };
}

function listQuery(db: Db, member: Member, q: ListQuery, given: ReadonlySet<string>) {
  const viewer: Viewer = {
    kinds: member.kinds,
    viewsAll: member.viewsAll,
    reaches: member.reaches,
    userId: placeOf('userId'),
    tenantId: placeOf('tenantId'),
    projectId: placeOf('projectId'),
    contractorId: given.has('contractorId') ? placeOf('contractorId') : null,
  };
  const where = and(visible(viewer), ...filters(viewer, q, given));
  const direction = q.order === 'asc' ? asc : desc;
  // Nulls come last either way: a draft has no deadline, an open report no closing time.
  const nullsLast = q.sort === 'deadline' || q.sort === 'closeTime';
  const first = nullsLast ? sql`${direction(sorts[q.sort])} nulls last` : direction(sorts[q.sort]);
  // The total comes along as a column: one question to the database instead of two.
  const count = sql<number>`(${db
    .select({ n: sql`count(*)::int` })
    .from(report)
    .where(where)})`;
  const order = [first, direction(report.id)];
  const rows = withNames(db, viewer, countedUnder(db, 'report', viewer.projectId, count)).orderBy(...order);
  if (!given.has('size')) return rows.where(where).prepare('');
  // The page first, and the names for its rows alone.
  const ids = db
    .select({ id: report.id })
    .from(report)
    .where(where)
    .orderBy(...order)
    .$dynamic();
  const size = firstPage(q);
  // drizzle would make a parameter of the number.
  if (size > 0) ids.limit(sql.raw(String(size)) as unknown as number);
  else ids.limit(sql.placeholder('size')).offset(sql.placeholder('skip'));
  return rows.where(inArray(report.id, ids)).prepare('');
}

function filters(viewer: Viewer, q: ListQuery, given: ReadonlySet<string>): (SQL | undefined)[] {
  const running = inArray(report.status, ['open', 'committed']);
  const sent = ne(report.status, 'draft');
  /** The condition with the place of its value, when the value is given. */
  const when = (name: string, condition: (place: ReturnType<typeof placeOf>) => SQL | undefined) =>
    given.has(name) ? condition(placeOf(name)) : undefined;
  return [
    when('keyword', (p) =>
      or(...[report.reportCode, report.description, report.location].map((c) => sql`${c} ilike ${p}`)),
    ),
    when('status', (p) => eq(report.status, p)),
    when('professionId', (p) => eq(report.professionId, p)),
    when('blockId', (p) => eq(report.blockId, p)),
    when('contractor', (p) => eq(report.contractorId, p)),
    q.mine ? myTurn(viewer) : undefined,
    q.overdue ? and(running, lt(report.deadline, placeOf('now'))) : undefined,
    q.dueSoon ? and(running, gte(report.deadline, placeOf('now')), lt(report.deadline, placeOf('soon'))) : undefined,
    q.running ? running : undefined,
    when('from', (p) => gte(report.createTime, p)),
    when('until', (p) => lt(report.createTime, p)),
    when('sentFrom', (p) => and(sent, gte(report.sendTime, p))),
    when('sentUntil', (p) => and(sent, lt(report.sendTime, p))),
    when('closedFrom', (p) => gte(report.closeTime, p)),
    when('closedUntil', (p) => lt(report.closeTime, p)),
    when('sentBefore', (p) => and(running, lte(report.sendTime, p))),
    when('sentAfter', (p) => gt(report.sendTime, p)),
  ];
}
