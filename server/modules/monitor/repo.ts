import { lt } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { logError } from '../../db/schema.ts';

/** Forgets uploaded errors older than this. */
export async function forgetErrors(db: Db, before: Date): Promise<void> {
  await db.delete(logError).where(lt(logError.createTime, before));
}
