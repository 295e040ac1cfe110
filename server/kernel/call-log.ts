import type { Context, MiddlewareHandler } from 'hono';
import { Problem } from '#domain/kernel/problems.ts';
import { inputOf } from './body.ts';
import { callTitle } from './call-title.ts';
import type { AppEnv, Config, Deps } from './context.ts';
import { note, noteUsual } from './log-queue.ts';
import { apiPath, requestFacts } from './request-facts.ts';
import { rootCause } from './root-cause.ts';
import { struckOut } from './struck-out.ts';
import { bearerIn, sessionOf } from './tokens.ts';

/** Where people sign in, in both dialects. wire.md §2 */
const signIns = new Set(['/blade-auth/oauth/token', '/blade-auth/token', '/blade-auth/oauth/tokenBySSO']);
/** Has a log of its own. */
const uploads = '/user/send-logs';

/**
 * In front of all routes: notes what people write, who signs in or is refused, and what broke. Entries wait in memory
 * and are written beside the requests. spec §3 Log, docs/decisions/024
 */
export function callLog(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const path = apiPath(c);
    const broke = c.res.status >= 500 && c.error !== undefined && !(c.error instanceof Problem);
    const signIn = signIns.has(path);
    const write = c.req.method === 'POST' && !path.startsWith('/blade-auth/') && path !== uploads;
    if (!broke && !signIn && !write) return;
    try {
      const sessionId = await sessionIn(deps, c);
      if (broke) noteError(deps, c, sessionId);
      else if (signIn) await noteSignIn(deps, c, path);
      if (write && sessionId) noteCall(deps, c, path, sessionId, performance.now() - began);
    } catch (error) {
      // What was answered stays answered.
      c.get('log').warn({ err: error }, 'a call could not be noted');
    }
  };
}

/** The session of a token that we signed, ended or not: whose call it was, not whether it was allowed. */
async function sessionIn(deps: Deps, c: Context<AppEnv>): Promise<string | null> {
  const token = bearerIn(c.req.header('Blade-Auth') ?? c.req.query('blade-auth'));
  return token ? sessionOf(deps, token, true).catch(() => null) : null;
}

function noteCall(deps: Deps, c: Context<AppEnv>, path: string, sessionId: string, ms: number): void {
  const { status } = c.res;
  note(deps, 'api', {
    ...requestFacts(c),
    sessionId,
    title: callTitle(path),
    type: status < 400 ? 'ok' : status < 500 ? 'refused' : 'error',
    code: status,
    time: ms,
    params: struckOut(inputOf(c)),
  });
}

function noteError(deps: Deps, c: Context<AppEnv>, sessionId: string | null): void {
  const error = c.error!;
  const root = rootCause(error);
  note(deps, 'error', {
    ...requestFacts(c),
    sessionId,
    message: root.message.slice(0, 2000),
    exceptionName: root.name.slice(0, 64),
    stackTrace: [root.stack, ...(root === error ? [] : [placesIn(error)])].join('\n').slice(0, 8000),
    params: struckOut(inputOf(c)),
  });
}

/** Where it was thrown, without its message. */
function placesIn(error: Error): string {
  const lines = (error.stack ?? '').split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).join('\n');
}

type Said = Readonly<Record<string, string | undefined>>;

async function noteSignIn(deps: Deps, c: Context<AppEnv>, path: string): Promise<void> {
  const asked = inputOf(c) as Said;
  const way = path.endsWith('BySSO') ? 'sso' : (asked['grant_type'] ?? asked['grantType'] ?? '');
  if (way === 'refresh_token') return;
  const body = (await c.res.clone().json()) as Said & { data?: Said };
  const granted = body['access_token'] ? body : body.data?.['accessToken'] ? body.data : null;
  if (granted)
    return noteUsual(deps, {
      ...requestFacts(c),
      logId: 'signIn',
      logLevel: 'info',
      logData: way.slice(0, 64),
      createBy: granted['account'] ?? '',
      tenantId: granted['tenant_id'] ?? granted['tenantId'] ?? '',
    });
  if (tooMany(deps, c.get('address'))) return;
  noteUsual(deps, {
    ...requestFacts(c),
    logId: 'signInRefused',
    logLevel: 'warn',
    // As it was told to who tried.
    logData: `${way.slice(0, 64)}: ${body['error_description'] ?? body['msg'] ?? ''}`,
    createBy: (asked['username'] || asked['account'] || asked['phone'] || '').slice(0, 64),
    tenantId: asked['tenantId'] || asked['tenant_id'] || c.req.header('Tenant-Id') || '',
  });
}

/** Whoever tries all night long from one address fills no log. ASSUMED: 024 */
const REFUSED_A_MINUTE = 30;
const refused = new WeakMap<Config, { minute: number; counts: Map<string, number> }>();

function tooMany(deps: Deps, address: string): boolean {
  const minute = Math.floor(deps.now().getTime() / 60_000);
  let known = refused.get(deps.config);
  if (known?.minute !== minute) {
    known = { minute, counts: new Map() };
    refused.set(deps.config, known);
  }
  const n = (known.counts.get(address) ?? 0) + 1;
  known.counts.set(address, n);
  return n > REFUSED_A_MINUTE;
}
