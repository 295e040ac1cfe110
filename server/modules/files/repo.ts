import { eq } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { file } from '../../db/schema.ts';

export type StoredFile = typeof file.$inferSelect;

export async function insertFile(db: Db, row: typeof file.$inferInsert): Promise<StoredFile> {
  const [stored] = await db.insert(file).values(row).returning();
  return stored!;
}

export async function findFile(db: Db, id: string): Promise<StoredFile | null> {
  const [found] = await db.select().from(file).where(eq(file.id, id));
  return found ?? null;
}
