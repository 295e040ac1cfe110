import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { smsCode, user } from '../../db/schema.ts';
import type { Account } from './repo.ts';

/** Until the transaction ends nobody else asks for a code for this phone. */
export async function holdPhone(tx: Db, tenantId: string, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sms ${tenantId} ${phone}`}, 0))`);
}

/** When codes were asked for since then, for the phone and from the address, oldest first. */
export async function askedFor(
  tx: Db,
  tenantId: string,
  phone: string,
  address: string,
  since: Date,
): Promise<{ byPhone: Date[]; byAddress: Date[] }> {
  const ofPhone = and(eq(smsCode.tenantId, tenantId), eq(smsCode.phone, phone));
  const rows = await tx
    .select({ at: smsCode.createTime, tenantId: smsCode.tenantId, phone: smsCode.phone, address: smsCode.address })
    .from(smsCode)
    .where(and(gt(smsCode.createTime, since), or(ofPhone, eq(smsCode.address, address))))
    .orderBy(asc(smsCode.createTime), asc(smsCode.id));
  return {
    byPhone: rows.filter((row) => row.phone === phone && row.tenantId === tenantId).map((row) => row.at),
    byAddress: rows.filter((row) => row.address === address).map((row) => row.at),
  };
}

/** Keeps a new code; earlier ones of the phone are good no longer, and those of two days ago are forgotten. */
export async function storeCode(tx: Db, row: typeof smsCode.$inferInsert): Promise<void> {
  await tx.delete(smsCode).where(lt(smsCode.createTime, new Date(row.createTime.getTime() - 2 * 86_400_000)));
  await tx
    .update(smsCode)
    .set({ endTime: row.createTime })
    .where(and(eq(smsCode.tenantId, row.tenantId), eq(smsCode.phone, row.phone), isNull(smsCode.endTime)));
  await tx.insert(smsCode).values(row);
}

/** Everybody of the tenant with this phone, those who left among them. */
export async function peopleWithPhone(db: Db, tenantId: string, phone: string): Promise<Account[]> {
  return db
    .select()
    .from(user)
    .where(and(eq(user.tenantId, tenantId), eq(user.phone, phone)))
    .orderBy(asc(user.account));
}

/** Counts a try at the open code of a phone, before anything is compared; undefined when there is none left to try. */
export async function tryCode(
  db: Db,
  tenantId: string,
  phone: string,
  now: Date,
  most: number,
): Promise<{ id: string; codeHash: string } | undefined> {
  const newest = db
    .select({ id: smsCode.id })
    .from(smsCode)
    .where(and(eq(smsCode.tenantId, tenantId), eq(smsCode.phone, phone), isNull(smsCode.endTime)))
    .orderBy(desc(smsCode.createTime))
    .limit(1);
  const [open] = await db
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(and(eq(smsCode.id, newest), lt(smsCode.tries, most), gt(smsCode.expireTime, now)))
    .returning({ id: smsCode.id, codeHash: smsCode.codeHash });
  return open;
}

/** Uses a code up; false when somebody else was first. */
export async function spendCode(db: Db, id: string, now: Date): Promise<boolean> {
  const done = await db
    .update(smsCode)
    .set({ endTime: now })
    .where(and(eq(smsCode.id, id), isNull(smsCode.endTime)))
    .returning({ id: smsCode.id });
  return done.length === 1;
}
