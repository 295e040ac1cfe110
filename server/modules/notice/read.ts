import { and, desc, eq, exists, inArray, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { InboxKind, Unread } from '#domain/notice/inbox.ts';
import { type Db, rowsOf } from '../../db/open.ts';
import { inboxMessage, notice as noticeTable, outbox as outboxTable, readMark, user } from '../../db/schema.ts';
import type { Member } from '../../kernel/context.ts';

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
): Promise<Map<string, { unread: Unread; mark: string }>> {
  const at = now.toISOString();
  const unmarked = (kind: InboxKind, id: SQL) =>
    sql`not exists (select 1 from read_mark r where r.user_id = w.user_id and r.kind = ${kind} and r.entry_id = ${id})`;
  const mine = sql`m.user_id = w.user_id and m.project_id = w.project_id`;
  const out = sql`n.tenant_id = w.tenant_id and n.release_time <= ${at}::timestamptz`;
  const sent = sql`o.tenant_id = w.tenant_id and o.create_time > w.since and o.recipient <> '' and o.recipient in (w.phone, w.email)`;
  const rows = await rowsOf<Record<InboxKind | 'session_id' | 'project_id' | 'mark', string>>(
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
      (select count(*) from notice n where ${out} and ${unmarked('notice', sql`n.id`)}) as notice,
      (select count(*) from outbox o where ${sent} and ${unmarked('mail', sql`o.id`)}) as mail,
      concat_ws('.', (select max(m.id) from inbox_message m where ${mine}),
        (select max(o.id) from outbox o where ${sent}),
        (select extract(epoch from max(n.update_time)) from notice n where ${out})) as mark
    from w`,
  );
  return new Map(
    rows.map((row) => {
      const unread = { mail: Number(row.mail), message: Number(row.message), notice: Number(row.notice) };
      const viewer = { sessionId: String(row.session_id), projectId: String(row.project_id) };
      return [viewerKey(viewer), { unread, mark: String(row.mark) }];
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

/** Notices of the tenant that are out, newest first, and whether the person has read each. */
export function noticesFor(db: Db, member: Member, asked: Asked) {
  const { limit, offset } = window(asked);
  return db
    .select({ row: notice, read: hasRead(db, member, 'notice', notice.id), total })
    .from(notice)
    .where(released(member, asked.now))
    .orderBy(desc(notice.releaseTime), desc(notice.id))
    .limit(limit)
    .offset(offset);
}

/** Notices that everybody of the tenant may read by now. */
export function released(member: Member, now: Date): SQL {
  return and(eq(notice.tenantId, member.tenantId), lte(notice.releaseTime, now)) as SQL;
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
