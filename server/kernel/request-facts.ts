import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

/** The path of a call as the wire names it, below /api. */
export function apiPath(c: Context<AppEnv>): string {
  return c.req.path.replace(/^\/api(?=\/)/, '');
}

/** What logs keep of any request. The path only: queries of auth calls carry passwords and tokens. wire.md §1, §4 */
export function requestFacts(c: Context<AppEnv>) {
  return {
    method: c.req.method,
    requestUri: apiPath(c).slice(0, 2000),
    remoteIp: c.get('address').slice(0, 64),
    userAgent: (c.req.header('User-Agent') ?? '').slice(0, 500),
    requestId: c.get('requestId'),
  };
}
