import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { session, user, userIdentity } from '../../db/schema.ts';

type Changes = Partial<
  Pick<
    typeof user.$inferInsert,
    'name' | 'realName' | 'phone' | 'email' | 'avatar' | 'signature' | 'language' | 'dateFormat'
  >
>;

/** Until the transaction ends nobody else of the tenant takes this phone number. */
export async function holdPhone(tx: Db, tenantId: string, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${tenantId} ${phone}`}, 0))`);
}

/** Writes what a person says of themselves. */
export async function writePerson(tx: Db, userId: string, changes: Changes, now: Date): Promise<void> {
  await tx
    .update(user)
    .set({ ...changes, updateTime: now, version: sql`${user.version} + 1` })
    .where(eq(user.id, userId));
}

/** Replaces a password that is still the one that was checked; false when it was changed meanwhile. */
export async function replacePassword(tx: Db, userId: string, from: string, to: string, now: Date): Promise<boolean> {
  const done = await tx
    .update(user)
    .set({ passwordHash: to, updateTime: now, version: sql`${user.version} + 1` })
    .where(and(eq(user.id, userId), eq(user.passwordHash, from)))
    .returning({ id: user.id });
  return done.length === 1;
}

/** Ends these open sessions of a person, or all but one; answers how many. Their refresh tokens end with them. */
export async function endSessions(
  tx: Db,
  userId: string,
  which: { ids: readonly string[] } | { except: string },
  now: Date,
  reason: string,
): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ endTime: now, endReason: reason })
    .where(
      and(
        eq(session.userId, userId),
        isNull(session.endTime),
        gt(session.expireTime, now),
        'ids' in which ? inArray(session.id, [...which.ids]) : ne(session.id, which.except),
      ),
    )
    .returning({ id: session.id });
  return ended.length;
}

/** Unlinks identities of a person; answers how many there were. */
export async function removeIdentities(tx: Db, userId: string, ids: readonly string[]): Promise<number> {
  const gone = await tx
    .delete(userIdentity)
    .where(and(eq(userIdentity.userId, userId), inArray(userIdentity.id, [...ids])))
    .returning({ id: userIdentity.id });
  return gone.length;
}
