import { lt } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { ssoUsed } from '../../db/schema.ts';

/** Marks a one-time token as used; false when it was before. Two at the same moment: one wins. */
export async function firstUse(db: Db, tokenHash: string, expireTime: Date, now: Date): Promise<boolean> {
  await db.delete(ssoUsed).where(lt(ssoUsed.expireTime, now));
  const done = await db
    .insert(ssoUsed)
    .values({ tokenHash, expireTime })
    .onConflictDoNothing()
    .returning({ tokenHash: ssoUsed.tokenHash });
  return done.length === 1;
}
