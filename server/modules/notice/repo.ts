import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { inboxMessage, noticeAck, readMark } from '../../db/schema.ts';
import type { Member } from '../../kernel/context.ts';
import { ofPerson } from './read.ts';

/** Marks messages of the person as read, all or one; answers whether that one is theirs at all. */
export async function readMessages(db: Db, member: Member, now: Date, id?: string): Promise<boolean> {
  const which = and(ofPerson(member), id === undefined ? undefined : eq(inboxMessage.id, id));
  await db
    .update(inboxMessage)
    .set({ readTime: now })
    .where(and(which, isNull(inboxMessage.readTime)));
  if (id === undefined) return true;
  const found = await db.select({ id: inboxMessage.id }).from(inboxMessage).where(which);
  return found.length === 1;
}

/** Remembers that the person has read these notices or mails. */
export async function putMarks(
  db: Db,
  member: Member,
  kind: 'mail' | 'notice',
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insert(readMark)
    .values(ids.map((entryId) => ({ userId: member.userId, kind, entryId, readTime: now })))
    .onConflictDoNothing();
}

/** Remembers that the person has acknowledged a notice; the first time stays. */
export async function putAck(db: Db, member: Member, noticeId: string, now: Date): Promise<void> {
  await db.insert(noticeAck).values({ noticeId, userId: member.userId, ackTime: now }).onConflictDoNothing();
}

/** Forgets messages older than this. */
export async function forgetMessages(db: Db, before: Date): Promise<void> {
  await db.delete(inboxMessage).where(lt(inboxMessage.createTime, before));
}
