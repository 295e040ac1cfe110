import { and, eq } from 'drizzle-orm';
import { Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import type { Db } from '../../db/open.ts';
import { file, oss } from '../../db/schema.ts';
import type { StoragePlace } from '../../kernel/stores.ts';
import type { Storage } from '../storage/read.ts';

export type StoredFile = typeof file.$inferSelect;

const moved: Words = ['it was changed meanwhile', '其配置刚被更改'];

/**
 * Writes the row of a file whose bytes lie in `storage` (null: the server's own disk). The configuration is held still
 * meanwhile and must be where the bytes went: nobody moves or removes it between the bytes and the row.
 */
export async function insertFile(db: Db, storage: Storage | null, row: typeof file.$inferInsert): Promise<StoredFile> {
  if (!storage) return insert(db, row);
  return db.transaction(async (tx) => {
    const { id, category, endpoint, bucketName } = storage;
    const same = [eq(oss.category, category), eq(oss.endpoint, endpoint), eq(oss.bucketName, bucketName)];
    const [held] = await tx
      .select({ id: oss.id })
      .from(oss)
      .where(and(eq(oss.id, id), ...same))
      .for('share');
    if (!held) throw new Problem('storageAway', { name: storage.ossCode, reason: moved });
    return insert(tx, { ...row, storageId: id });
  });
}

async function insert(db: Db, row: typeof file.$inferInsert): Promise<StoredFile> {
  const [stored] = await db.insert(file).values(row).returning();
  return stored!;
}

/** A file with where its bytes lie; null: on the server's own disk. */
export async function findFile(db: Db, id: string): Promise<{ file: StoredFile; storage: StoragePlace | null } | null> {
  const [found] = await db
    .select({ file, storage: oss })
    .from(file)
    .leftJoin(oss, eq(oss.id, file.storageId))
    .where(eq(file.id, id));
  return (found as { file: StoredFile; storage: StoragePlace | null } | undefined) ?? null;
}
