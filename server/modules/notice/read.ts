import { and, desc, eq, exists, gt, inArray, isNull, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { InboxKind, Unread } from '#domain/notice/inbox.ts';
import { type Db, rowsOf } from '../../db/open.ts';
import {
  inboxMessage,
  notice as noticeTable,
  noticeAck,
  outbox as outboxTable,
  readMark,
  user,
} from '../../db/schema.ts';
import type { Member, Person } from '../../kernel/context.ts';

// Tables of resources are built from definitions whose types have forgotten their scope.
const notice = noticeTable as typeof noticeTable & { tenantId: AnyPgColumn };
const outbox = outboxTable as typeof outboxTable & { tenantId: AnyPgColumn };

/** A signed-in window: whose news are asked for. */
export interface Viewer {
  sessionId: string;
  projectId: string;
}

export const viewerKey = ({ sessionId, projectId }: Viewer): string => `${sessionId}/${projectId}`;

const bigints = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::bigint[]`;

/**
 * Unread counts of many windows in one question, by viewerKey. Who is not in the answer may not look any more: the session
 * ended, the person left, or is no member of the project now. A mail that went out before the sign-in counts as read:
 * the code one signed in with is no news. ASSUMED: 013
 */
export async function newsOf(
  db: Db,
  now: Date,
  viewers: readonly Viewer[],
): Promise<Map<string, { unread: Unread; must: number; mark: string }>> {
  const at = now.toISOString();
  const unmarked = (kind: InboxKind, id: SQL) =>
    sql`not exists (select 1 from read_mark r where r.user_id = w.user_id and r.kind = ${kind} and r.entry_id = ${id})`;
  const mine = sql`m.user_id = w.user_id and m.project_id = w.project_id`;
  const out = sql`n.tenant_id = w.tenant_id and n.release_time <= ${at}::timestamptz
    and (n.end_time is null or n.end_time > ${at}::timestamptz)
    and (n.role_ids = '[]'::jsonb or exists (select 1 from user_role ur
      where ur.user_id = w.user_id and jsonb_exists(n.role_ids, ur.role_id::text)))`;
  const due = sql`n.must_read = 1 and not exists
    (select 1 from notice_ack a where a.user_id = w.user_id and a.notice_id = n.id)`;
  const sent = sql`o.tenant_id = w.tenant_id and o.create_time > w.since and o.recipient <> '' and o.recipient in (w.phone, w.email)`;
  const rows = await rowsOf<Record<InboxKind | 'session_id' | 'project_id' | 'must' | 'mark', string>>(
    db,
    sql`with w as (
      select h.session_id, h.project_id, u.id as user_id, u.tenant_id, u.phone, u.email, s.create_time as since
      from unnest(${bigints(viewers.map((one) => one.sessionId))}, ${bigints(viewers.map((one) => one.projectId))})
        as h(session_id, project_id)
      join session s on s.id = h.session_id and s.end_time is null and s.expire_time > ${at}::timestamptz
      join user_account u on u.id = s.user_id and u.status = '1'
      join project_member p on p.user_id = u.id and p.project_id = h.project_id)
    select w.session_id::text, w.project_id::text,
      (select count(*) from inbox_message m where ${mine} and m.read_time is null) as message,
      f.notice, f.must,
      (select count(*) from outbox o where ${sent} and ${unmarked('mail', sql`o.id`)}) as mail,
      concat_ws('.', (select max(m.id) from inbox_message m where ${mine}),
        (select max(o.id) from outbox o where ${sent}),
        f.released, extract(epoch from f.changed)) as mark
    from w cross join lateral (
      select count(*) filter (where (n.must_read = 0 and ${unmarked('notice', sql`n.id`)}) or (${due})) as notice,
        count(*) filter (where ${due}) as must, count(*) as released, max(n.update_time) as changed
      from notice n where ${out}) f`,
  );
  return new Map(
    rows.map((row) => {
      const unread = { mail: Number(row.mail), message: Number(row.message), notice: Number(row.notice) };
      const viewer = { sessionId: String(row.session_id), projectId: String(row.project_id) };
      return [viewerKey(viewer), { unread, must: Number(row.must), mark: String(row.mark) }];
    }),
  );
}

interface Asked {
  now: Date;
  page: { current: number; size: number };
}

const total = sql<number>`(count(*) over ())::int`;
const window = ({ page }: Asked) => ({ limit: page.size, offset: (page.current - 1) * page.size });

/** A page of the messages to a person in the project they work in, newest first. */
export function messagesOf(db: Db, member: Member, asked: Asked) {
  const { limit, offset } = window(asked);
  return db
    .select({ row: inboxMessage, total })
    .from(inboxMessage)
    .where(ofPerson(member))
    .orderBy(desc(inboxMessage.id))
    .limit(limit)
    .offset(offset);
}

/** The messages to a person in the project they work in. */
export function ofPerson(member: Member): SQL {
  return and(eq(inboxMessage.userId, member.userId), eq(inboxMessage.projectId, member.projectId)) as SQL;
}

/** Notices that are out for the person, newest first; whether they have read and acknowledged each. */
export function noticesFor(db: Db, member: Member, asked: Asked & { due?: boolean }) {
  const { limit, offset } = window(asked);
  return db
    .select({
      row: notice,
      read: hasRead(db, member, 'notice', notice.id),
      acknowledged: sql<boolean>`${hasAcknowledged(db, member)}`,
      total,
    })
    .from(notice)
    .where(and(released(member, asked.now), asked.due ? isDue(db, member) : undefined))
    .orderBy(desc(notice.releaseTime), desc(notice.id))
    .limit(limit)
    .offset(offset);
}

/** Notices that the person may read now: released, not over, and for everybody or for one of their roles. */
export function released(person: Person, now: Date): SQL {
  const mine = sql`jsonb_exists_any(${notice.roleIds}, ${`{${person.roleIds.join(',')}}`}::text[])`;
  return and(
    eq(notice.tenantId, person.tenantId),
    lte(notice.releaseTime, now),
    or(isNull(notice.endTime), gt(notice.endTime, now)),
    or(sql`${notice.roleIds} = '[]'::jsonb`, mine),
  ) as SQL;
}

function hasAcknowledged(db: Db, person: Person): SQL {
  const own = and(eq(noticeAck.userId, person.userId), eq(noticeAck.noticeId, notice.id));
  return exists(
    db
      .select({ one: sql`1` })
      .from(noticeAck)
      .where(own),
  );
}

/** Must be acknowledged, and was not yet. */
function isDue(db: Db, person: Person): SQL {
  return and(eq(notice.mustRead, 1), not(hasAcknowledged(db, person))) as SQL;
}

/** Whether this is a notice that the person may read now and is asked to acknowledge. */
export async function mayAcknowledge(db: Db, person: Person, id: string, now: Date): Promise<boolean> {
  const which = and(released(person, now), eq(notice.mustRead, 1), eq(notice.id, id));
  const rows = await db.select({ id: notice.id }).from(notice).where(which);
  return rows.length > 0;
}

/** What went to the person's own phone or e-mail address, newest first. */
export function mailsTo(db: Db, member: Member, asked: Asked) {
  const { limit, offset } = window(asked);
  return db
    .select({ row: outbox, read: hasRead(db, member, 'mail', outbox.id), since: signedInAt(member), total })
    .from(outbox)
    .where(sentTo(db, member))
    .orderBy(desc(outbox.id))
    .limit(limit)
    .offset(offset);
}

/** Messages that left the product for an address of this person. */
export function sentTo(db: Db, member: Member): SQL {
  const addresses = (column: AnyPgColumn) =>
    db
      .select({ address: column })
      .from(user)
      .where(and(eq(user.id, member.userId), ne(column, '')));
  return and(
    eq(outbox.tenantId, member.tenantId),
    inArray(outbox.recipient, addresses(user.phone).union(addresses(user.email))),
  ) as SQL;
}

const signedInAt = (member: Member) =>
  sql<Date | string>`(select s.create_time from session s where s.id = ${member.sessionId})`;

function hasRead(db: Db, member: Member, kind: 'mail' | 'notice', entryId: AnyPgColumn) {
  const marked = db
    .select({ one: sql`1` })
    .from(readMark)
    .where(and(eq(readMark.userId, member.userId), eq(readMark.kind, kind), eq(readMark.entryId, entryId)));
  return sql<boolean>`${exists(marked)}`;
}

/** Ids of notices or mails that the person may read and has no mark on; with an id, of that one whether marked or not. */
export async function markable(
  db: Db,
  member: Member,
  kind: 'mail' | 'notice',
  asked: { now: Date; id?: string | undefined },
): Promise<string[]> {
  const table = kind === 'notice' ? notice : outbox;
  const mine = kind === 'notice' ? released(member, asked.now) : sentTo(db, member);
  const which = asked.id === undefined ? not(hasRead(db, member, kind, table.id)) : eq(table.id, asked.id);
  const rows = await db.select({ id: table.id }).from(table).where(and(mine, which)).limit(5000);
  return rows.map((row) => row.id);
}
