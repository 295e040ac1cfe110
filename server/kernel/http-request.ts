import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { languageOf } from '#domain/kernel/words.ts';
import type { AppEnv, Deps } from './context.ts';

/** Gives every request an id, a language, an address and a log, and writes one line when it is answered. */
export function requestFrame(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now();
    const asked = c.req.header('X-Request-Id') ?? '';
    const requestId = /^[\w.-]{8,64}$/.test(asked) ? asked : randomUUID();
    c.set('requestId', requestId);
    c.set('language', languageOf(c.req.header('Accept-Language')));
    c.set('address', addressOf(c, deps.config.trustProxy ?? false));
    c.set('log', deps.log.child({ requestId }));
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    // The path only: queries of auth calls carry passwords and tokens. wire.md §1
    const line = {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - began),
    };
    c.get('log').info({ ...line, address: c.get('address') }, 'request');
  };
}

/** The caller's address; behind a proxy that is trusted, the last one that it adds to X-Forwarded-For. */
function addressOf(c: Context<AppEnv>, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
  const socket = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket;
  return forwarded || (socket?.remoteAddress ?? '127.0.0.1');
}
