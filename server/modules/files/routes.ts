import { z } from 'zod';
import { Problem } from '#domain/kernel/problems.ts';
import { idSchema } from '#domain/kernel/id.ts';
import type { Ctx } from '../../kernel/context.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { storeOf } from '../../kernel/stores.ts';
import { linkLife } from './link.ts';
import { findFile } from './repo.ts';
import { takePhoto } from './service.ts';

const link = z.object({
  id: z.string(),
  e: z.string().default(''),
  s: z.string().default(''),
  v: z.string().default(''),
});

/** One upload under two names: what the second one keeps apart, ours keeps with every file. wire.md §4 */
const uploads = ['put-file', 'put-file-attach'].map((call) =>
  endpoint({
    method: 'post',
    path: `/blade-resource/oss/endpoint/${call}`,
    access: 'person',
    permission: 'anyone',
    from: 'query',
    input: z.object({ code: z.string().max(64).default('') }),
    // Not in a transaction: a photo is decoded and sent to its storage meanwhile, and its only write is one row.
    run: takePhoto,
  }),
);

/** wire.md §4: the upload of the Blade dialect; and our own signed links, which an <img> fetches without headers. */
export const filesRoutes: AnyEndpoint[] = [
  ...uploads,
  endpoint({
    method: 'get',
    path: '/blade-resource/oss/file/:id',
    access: 'public',
    permission: 'anyone',
    input: link,
    run: sendFile,
  }),
];

async function sendFile(ctx: Ctx<z.infer<typeof link>>): Promise<Response> {
  const life = linkLife(ctx.deps, ctx.input);
  if (life === 0 || !idSchema.safeParse(ctx.input.id).success) throw new Problem('linkExpired');
  const found = await findFile(ctx.db, ctx.input.id);
  if (!found) throw new Problem('notFound');
  const { file, storage } = found;
  const small = ctx.input.v === 'thumb' && file.thumbHash !== '';
  const hash = small ? file.thumbHash : file.hash;
  const etag = `"${hash}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': `private, max-age=${life}, immutable`,
    // Whatever a browser makes of the bytes, nothing in them may run or load.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Disposition': `inline; filename="photo"; filename*=UTF-8''${encodeName(file.name)}`,
    'Content-Type': small ? 'image/webp' : file.mime,
  };
  if (ctx.raw.req.header('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const bytes = await storeOf(ctx.deps, storage).get(hash);
  if (!bytes) throw new Problem('notFound');
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, 'Content-Length': String(bytes.byteLength) },
  });
}

/** RFC 5987: what encodeURIComponent leaves and a header value must not have. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
