import { lt } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { outbox } from '../../db/schema.ts';

/** Forgets messages older than this. */
export async function forgetBefore(db: Db, day: Date): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createTime, day));
}
