import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { captcha, role, session, user, userRole } from '../../db/schema.ts';

export type Account = typeof user.$inferSelect;
export type Session = typeof session.$inferSelect;
export type RoleRow = Pick<typeof role.$inferSelect, 'id' | 'roleAlias' | 'roleName' | 'roleNameEn'>;

/** The account of a tenant, whatever the case it was typed in. */
export async function accountNamed(db: Db, tenantId: string, account: string): Promise<Account | undefined> {
  const [found] = await db
    .select()
    .from(user)
    .where(and(eq(user.tenantId, tenantId), eq(sql`lower(${user.account})`, account.toLowerCase())));
  return found;
}

/** The account with this id. */
export async function accountById(db: Db, id: string): Promise<Account | undefined> {
  const [found] = await db.select().from(user).where(eq(user.id, id));
  return found;
}

/** A person's roles in the order administrators gave them. */
export async function rolesOf(db: Db, userId: string): Promise<RoleRow[]> {
  return db
    .select({ id: role.id, roleAlias: role.roleAlias, roleName: role.roleName, roleNameEn: role.roleNameEn })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.roleId))
    .where(eq(userRole.userId, userId))
    .orderBy(asc(role.sort), asc(role.id));
}

/** Opens a session. */
export async function openSession(db: Db, row: typeof session.$inferInsert): Promise<void> {
  await db.insert(session).values(row);
}

/** Remembers when a person signed in last. The record is not changed by it: a form that is open stays good. */
export async function noteLogin(db: Db, userId: string, at: Date): Promise<void> {
  await db.update(user).set({ lastLogin: at }).where(eq(user.id, userId));
}

/** A session and whose it is. */
export async function sessionById(db: Db, id: string): Promise<{ session: Session; account: Account } | undefined> {
  const [found] = await db
    .select({ session, account: user })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.id, id));
  return found;
}

/** Replaces the refresh token's hash if it still is `from`; false when somebody else was first. */
export async function rotateSession(
  db: Db,
  id: string,
  from: string,
  to: { refreshHash: string; refreshTime: Date; expireTime: Date },
): Promise<boolean> {
  const done = await db
    .update(session)
    .set(to)
    .where(and(eq(session.id, id), eq(session.refreshHash, from), isNull(session.endTime)))
    .returning({ id: session.id });
  return done.length === 1;
}

/** Ends a session; one that ended before keeps its first reason. */
export async function endSession(db: Db, id: string, at: Date, reason: string): Promise<void> {
  await db
    .update(session)
    .set({ endTime: at, endReason: reason })
    .where(and(eq(session.id, id), isNull(session.endTime)));
}

/** Keeps an open captcha and forgets those that have expired. */
export async function storeCaptcha(
  db: Db,
  row: { key: string; answerHash: string; expireTime: Date },
  now: Date,
): Promise<void> {
  await db.delete(captcha).where(lt(captcha.expireTime, now));
  await db.insert(captcha).values(row);
}

/** Takes a captcha out: it answers once, rightly or wrongly. */
export async function takeCaptcha(db: Db, key: string): Promise<{ answerHash: string; expireTime: Date } | undefined> {
  const [taken] = await db.delete(captcha).where(eq(captcha.key, key)).returning();
  return taken;
}
