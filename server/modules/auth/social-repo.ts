import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { bindTicket, socialAttempt, user, userIdentity } from '../../db/schema.ts';
import type { Account } from './repo.ts';

export type AttemptRow = typeof socialAttempt.$inferSelect;
export type TicketRow = typeof bindTicket.$inferSelect;

/** Remembers a browser that is sent to a provider, and forgets those that never came back. */
export async function storeAttempt(db: Db, row: AttemptRow, now: Date): Promise<void> {
  await db.delete(socialAttempt).where(lt(socialAttempt.expireTime, now));
  await db.insert(socialAttempt).values(row);
}

/** Takes an attempt out: it can be finished once, rightly or wrongly. */
export async function takeAttempt(db: Db, stateHash: string): Promise<AttemptRow | undefined> {
  const [taken] = await db.delete(socialAttempt).where(eq(socialAttempt.stateHash, stateHash)).returning();
  return taken;
}

/** Whose an identity is in a tenant, seen again now. */
export async function accountOfIdentity(
  db: Db,
  who: { tenantId: string; source: string; subject: string },
  now: Date,
): Promise<Account | undefined> {
  const [known] = await db
    .update(userIdentity)
    .set({ lastTime: now })
    .where(
      and(
        eq(userIdentity.tenantId, who.tenantId),
        eq(userIdentity.source, who.source),
        eq(userIdentity.subject, who.subject),
      ),
    )
    .returning({ userId: userIdentity.userId });
  if (!known) return undefined;
  const [account] = await db.select().from(user).where(eq(user.id, known.userId));
  return account;
}

/** Gives an identity to a person; answers whose it is, which is somebody else when they were first. */
export async function linkIdentity(db: Db, row: typeof userIdentity.$inferInsert): Promise<string> {
  await db.insert(userIdentity).values(row).onConflictDoNothing();
  const [owner] = await db
    .select({ userId: userIdentity.userId })
    .from(userIdentity)
    .where(
      and(
        eq(userIdentity.tenantId, row.tenantId),
        eq(userIdentity.source, row.source),
        eq(userIdentity.subject, row.subject),
      ),
    );
  return owner?.userId ?? '';
}

/** Keeps a ticket, and forgets those that nobody used in time. */
export async function storeTicket(db: Db, row: TicketRow, now: Date): Promise<void> {
  await db.delete(bindTicket).where(lt(bindTicket.expireTime, now));
  await db.insert(bindTicket).values(row);
}

/** A ticket that is still good, left where it is. */
export async function ticketOf(db: Db, ticketHash: string, now: Date): Promise<TicketRow | undefined> {
  const [found] = await db
    .select()
    .from(bindTicket)
    .where(and(eq(bindTicket.ticketHash, ticketHash), gt(bindTicket.expireTime, now)));
  return found;
}

/** Takes a ticket out; false when it was taken meanwhile. */
export async function takeTicket(db: Db, ticketHash: string): Promise<boolean> {
  const done = await db
    .delete(bindTicket)
    .where(eq(bindTicket.ticketHash, ticketHash))
    .returning({ ticketHash: bindTicket.ticketHash });
  return done.length === 1;
}
