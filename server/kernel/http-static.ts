import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Context, Handler } from 'hono';
import { Problem } from '#domain/kernel/problems.ts';
import type { AppEnv } from './context.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
};

interface StaticFile {
  path: string;
  type: string;
  etag: string;
  /** Precompressed twins that lie beside it. */
  encodings: ('br' | 'gzip')[];
}

/** What a policy calls the scripts that stand in the start page itself: nothing else than these very texts may run. */
export function inlineScripts(root: string | null): string[] {
  const page = root && join(root, 'index.html');
  if (!page || !existsSync(page)) return [];
  const texts = [...readFileSync(page, 'utf8').matchAll(/<script>([^]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * Serves the built SPA: only files that lay in the folder at start, so no path can lead out of it. Hashed assets are
 * kept for ever, index.html is asked for each time; a path without a file of its own is a screen of the SPA.
 */
export function staticSite(root: string): Handler<AppEnv> {
  const files = scan(root);
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      throw new Problem('methodNotAllowed');
    }
    const asked = files.get(c.req.path === '/' ? '/index.html' : c.req.path);
    const isScreen = !c.req.path.startsWith('/assets/') && extname(c.req.path) === '';
    const file = asked ?? (isScreen ? files.get('/index.html') : undefined);
    if (!file) throw new Problem('noRoute');
    return send(c, file, c.req.path.startsWith('/assets/'));
  };
}

async function send(c: Context<AppEnv>, file: StaticFile, hashed: boolean): Promise<Response> {
  const accepted = c.req.header('Accept-Encoding') ?? '';
  const encoding = file.encodings.find((one) => new RegExp(`\\b${one}\\b(?!;q=0(?:[,\\s]|$))`).test(accepted));
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: encoding ? `${file.etag.slice(0, -1)}-${encoding}"` : file.etag,
    Vary: 'Accept-Encoding',
  };
  if (file.type.startsWith('text/html') && !file.path.endsWith(`${sep}index.html`)) Object.assign(headers, embeddable);
  if (c.req.header('If-None-Match') === headers['ETag']) return new Response(null, { status: 304, headers });
  if (encoding) headers['Content-Encoding'] = encoding;
  // A new build may have taken the file away meanwhile: the page then offers to load the new version.
  const bytes = await readFile(file.path + (encoding ? suffix[encoding] : '')).catch(() => null);
  if (!bytes) throw new Problem('noRoute');
  return new Response(bytes, { headers });
}

/** A page of its own beside the SPA (a manual, say) may be embedded by this site, which sandboxes it. docs/decisions/016 */
const embeddable = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

const suffix = { br: '.br', gzip: '.gz' } as const;

function scan(root: string): Map<string, StaticFile> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(paths);
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    if (/\.(?:br|gz|map)$/.test(path)) continue;
    const { size, mtimeMs } = statSync(path);
    files.set(`/${relative(root, path).split(sep).join('/')}`, {
      path,
      type: types[extname(path)] ?? 'application/octet-stream',
      etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
      encodings: (['br', 'gzip'] as const).filter((one) => all.has(path + suffix[one])),
    });
  }
  return files;
}
