import { Problem } from '#domain/kernel/problems.ts';
import { limits } from '#domain/limits.ts';
import { oss } from '#domain/resources/oss.ts';
import { memberOf } from '../../kernel/auth.ts';
import { formOf, readBytes, sizeWords } from '../../kernel/body.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { storeOf } from '../../kernel/stores.ts';
import { storageFor } from '../storage/read.ts';
import { goodFileName, nameFor } from './file-name.ts';
import { fileLink } from './link.ts';
import { readPhoto } from './photo.ts';
import { insertFile } from './repo.ts';

/** Room for the parts of a form around its file. */
const FORM_BYTES = 64 * 1024;

/** What an upload answers. wire.md §4: link, domain, name, originalName; the rest is ours. */
export interface Uploaded {
  attachId: string;
  link: string;
  thumb: string;
  domain: string;
  name: string;
  originalName: string;
  width: number;
  height: number;
  takenAt: string;
  lat: number | null;
  lng: number | null;
}

/** Takes one photo: inside the project of the header when there is one, else as the person's own (a portrait). */
export async function takePhoto(ctx: PersonCtx<{ code: string }>): Promise<Uploaded> {
  const { deps, person } = ctx;
  const header = ctx.raw.req.header(deps.config.projectHeader);
  const projectId = header ? (await memberOf(deps, person, header)).projectId : null;
  const { sent, code } = await sentFile(ctx);
  const originalName = goodFileName(sent.name);
  const bytes = new Uint8Array(await sent.arrayBuffer());
  if (bytes.byteLength === 0) throw new Problem('fileEmpty');
  if (bytes.byteLength > limits.photoBytes) throw new Problem('fileTooLarge', { limit: sizeWords(limits.photoBytes) });
  const { mime, thumb, ...facts } = await readPhoto(bytes, originalName);
  const storage = await storageFor(ctx.db, person.tenantId, code);
  if (storage === undefined) throw new Problem('unknownRef', { label: oss.title });
  const store = storeOf(deps, storage);
  // Bytes first: a row never points to bytes that do not lie there yet.
  const [hash, thumbHash] = await Promise.all([store.put(bytes), store.put(thumb)]);
  const name = nameFor(mime, originalName);
  const { id } = await insertFile(ctx.db, storage, {
    id: deps.nextId(),
    tenantId: person.tenantId,
    projectId,
    createUser: person.userId,
    createTime: ctx.now,
    hash,
    thumbHash,
    mime,
    size: bytes.byteLength,
    name,
    ...facts,
  });
  const links = { link: fileLink(deps, id), thumb: fileLink(deps, id, 'thumb') };
  return { attachId: id, ...links, domain: storage?.domainPrefix ?? '', name, originalName, ...facts };
}

/** The file of the form, and the code of the storage it is meant for: in the form or the query. wire.md §4 */
async function sentFile(ctx: PersonCtx<{ code: string }>): Promise<{ sent: File; code: string }> {
  const type = ctx.raw.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new Problem('mediaType');
  const bytes = await readBytes(ctx.raw, limits.photoBytes + FORM_BYTES, 'fileTooLarge', limits.photoBytes);
  const form = await formOf(bytes, type);
  if (!form) throw new Problem('badRequest');
  const sent = form.get('file');
  if (sent === null || typeof sent === 'string') throw new Problem('fileMissing');
  const code = form.get('code');
  return { sent, code: typeof code === 'string' && code !== '' ? code : ctx.input.code };
}
