import { and, eq, inArray } from 'drizzle-orm';
import { idSchema } from '#domain/kernel/id.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import type { Photo, PhotoRef } from '#domain/ncr/schema.ts';
import type { Db } from '../../db/open.ts';
import { file } from '../../db/schema.ts';
import type { Deps } from '../../kernel/context.ts';
import { fileLink, type Variant } from './link.ts';

const notHere: Words = ['A chosen file does not exist here', '所选文件不存在'];

/** Throws fileNotYours, at `path` when given, unless every id is a file that was uploaded inside this project. */
export async function requireFiles(
  db: Db,
  within: { tenantId: string; projectId: string },
  ids: readonly string[],
  label: Words,
  path?: string,
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const found = await db
    .select({ id: file.id })
    .from(file)
    .where(and(inArray(file.id, wanted), eq(file.tenantId, within.tenantId), eq(file.projectId, within.projectId)));
  if (found.length < wanted.length)
    throw new Problem('fileNotYours', { label }, path === undefined ? undefined : { [path]: { words: notHere } });
}

/** Throws fileNotYours, at `path`, unless the person uploaded this file; in whichever project, or in none. */
export async function requireOwnFile(
  db: Db,
  person: { tenantId: string; userId: string },
  id: string,
  label: Words,
  path: string,
): Promise<void> {
  const [found] = await db
    .select({ id: file.id })
    .from(file)
    .where(and(eq(file.id, id), eq(file.tenantId, person.tenantId), eq(file.createUser, person.userId)));
  if (!found) throw new Problem('fileNotYours', { label }, { [path]: { words: notHere } });
}

/** The link of the hour to a picture of a person (portrait, signature); '' when they have none. */
export function pictureLink(deps: Deps, id: string, variant: Variant = 'full'): string {
  return idSchema.safeParse(id).success ? fileLink(deps, id, variant) : '';
}

/**
 * Looks up all files of a record at once and answers how to show any of its photos, with links of the hour. What a
 * record names was checked by requireFiles when it was written.
 */
export async function photoPresenter(
  deps: Deps,
  db: Db,
  fileIds: readonly string[],
): Promise<(refs: readonly PhotoRef[]) => Photo[]> {
  const wanted = [...new Set(fileIds)];
  const rows = wanted.length > 0 ? await db.select().from(file).where(inArray(file.id, wanted)) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (refs) =>
    refs.flatMap((ref) => {
      const row = byId.get(ref.fileId);
      if (!row) return [];
      const { name, width, height, takenAt, lat, lng } = row;
      const link = fileLink(deps, row.id);
      const thumb = row.thumbHash === '' ? link : fileLink(deps, row.id, 'thumb');
      return [{ fileId: row.id, tag: ref.tag, link, thumb, name, width, height, takenAt, lat, lng }];
    });
}
