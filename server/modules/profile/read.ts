import { and, asc, count, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { session, user, userIdentity } from '../../db/schema.ts';

type SessionRow = typeof session.$inferSelect;

/** The phone number of a person, and the hash of the password. */
export async function ownSecrets(db: Db, userId: string): Promise<{ phone: string; passwordHash: string } | undefined> {
  const [found] = await db
    .select({ phone: user.phone, passwordHash: user.passwordHash })
    .from(user)
    .where(eq(user.id, userId));
  return found;
}

/** Whether somebody else of the tenant has this phone number. */
export async function phoneTaken(db: Db, who: { tenantId: string; userId: string }, phone: string): Promise<boolean> {
  const found = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.tenantId, who.tenantId), eq(user.phone, phone), ne(user.id, who.userId)))
    .limit(1);
  return found.length > 0;
}

/** A page of the sessions of a person that can still be used: the asking one first, then by when they were used last. */
export async function openSessions(
  db: Db,
  who: { userId: string; sessionId: string },
  now: Date,
  page: { current: number; size: number },
): Promise<{ rows: SessionRow[]; total: number }> {
  const open = and(eq(session.userId, who.userId), isNull(session.endTime), gt(session.expireTime, now));
  const sorted = db
    .select()
    .from(session)
    .where(open)
    .orderBy(
      desc(sql`${session.id} = ${who.sessionId}`),
      desc(sql`coalesce(${session.lastSeen}, ${session.createTime})`),
      desc(session.id),
    );
  const rows = await (page.size === -1 ? sorted : sorted.limit(page.size).offset((page.current - 1) * page.size));
  const [all] = await db.select({ total: count() }).from(session).where(open);
  return { rows, total: all?.total ?? 0 };
}

/** How many of these sessions are the person's, ended or not. */
export async function ownSessions(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  const [found] = await db
    .select({ found: count() })
    .from(session)
    .where(and(eq(session.userId, userId), inArray(session.id, [...ids])));
  return found?.found ?? 0;
}

/** The linked identities of a person, oldest first. */
export async function ownIdentities(db: Db, userId: string): Promise<(typeof userIdentity.$inferSelect)[]> {
  return db
    .select()
    .from(userIdentity)
    .where(eq(userIdentity.userId, userId))
    .orderBy(asc(userIdentity.createTime), asc(userIdentity.id));
}
