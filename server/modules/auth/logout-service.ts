import type { Ctx } from '../../kernel/context.ts';
import { readBytes } from '../../kernel/body.ts';
import { keepErrorReports } from '../../kernel/error-reports.ts';
import { noteUsual } from '../../kernel/log-queue.ts';
import { requestFacts } from '../../kernel/request-facts.ts';
import { bearerIn, sessionOf } from '../../kernel/tokens.ts';
import { limits } from '#domain/limits.ts';
import { endSession } from './repo.ts';

/** Ends the session of the token that came along, expired or not. Without one there is nothing to end, which is fine. */
export async function logout(ctx: Ctx): Promise<void> {
  const token = bearerIn(ctx.raw.req.header('Blade-Auth') ?? ctx.raw.req.query('blade-auth'));
  if (!token) return;
  const sessionId = await sessionOf(ctx.deps, token, true).catch(() => null);
  if (!sessionId) return;
  await endSession(ctx.deps.db, sessionId, ctx.now, 'signed out');
  noteUsual(ctx.deps, { logId: 'signOut', logLevel: 'info', logData: '', sessionId, ...requestFacts(ctx.raw) });
}

/** POST logout: an array as body is the error-log upload of clients of the PRO kind, not a sign-out. spec §7, wire.md §2 */
export async function logoutOrLogs(ctx: Ctx): Promise<void> {
  const entries = arrayIn(await readBytes(ctx.raw, limits.jsonBytes));
  return entries ? keepErrorReports(ctx, entries) : logout(ctx);
}

function arrayIn(bytes: Uint8Array): unknown[] | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
