import { randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { limits } from '#domain/limits.ts';
import type { Ctx } from '../../kernel/context.ts';
import { sha256 } from '../../kernel/tokens.ts';

const COOKIE = 'qcdm_browser';

/**
 * Marks the browser that is sent to a provider, so that only it can come back: a link with somebody else's `state`, or a
 * bind ticket out of another browser, is worth nothing. Answers the hash that is kept. Several windows share the mark.
 */
export function markBrowser(ctx: Ctx): string {
  const known = getCookie(ctx.raw, COOKIE);
  const mark = known && /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url');
  setCookie(ctx.raw, COOKIE, mark, {
    path: '/api/blade-auth/oauth',
    httpOnly: true,
    sameSite: 'Lax',
    secure: originOf(ctx).startsWith('https:'),
    maxAge: limits.socialMinutes * 2 * 60,
  });
  return sha256(mark);
}

/** The hash of the mark that this browser carries; '' for none. */
export function browserHash(ctx: Ctx): string {
  const mark = getCookie(ctx.raw, COOKIE);
  return mark ? sha256(mark) : '';
}

/** Where browsers find this installation: as it is configured, else as this request was addressed. */
export function originOf(ctx: Ctx): string {
  const { publicUrl, trustProxy } = ctx.deps.config;
  if (publicUrl) return publicUrl;
  const url = new URL(ctx.raw.req.url);
  const https = trustProxy && ctx.raw.req.header('X-Forwarded-Proto') === 'https';
  return https ? `https://${url.host}` : url.origin;
}

/** A path inside the product, as a way back after signing in; anything that could lead elsewhere is the start page. */
export function insidePath(path: string | undefined): string {
  const asked = path ?? '';
  return asked.length <= 500 && /^\/(?![/\\])[^\s\\]*$/.test(asked) ? asked : '/';
}
