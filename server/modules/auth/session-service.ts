import { Problem } from '#domain/kernel/problems.ts';
import type { Client } from '../../kernel/auth.ts';
import type { Ctx } from '../../kernel/context.ts';
import { noteUsual } from '../../kernel/log-queue.ts';
import { requestFacts } from '../../kernel/request-facts.ts';
import { firstRefresh, nextRefresh, refreshSession, sha256 } from '../../kernel/tokens.ts';
import { type Account, endSession, noteLogin, openSession, rotateSession, sessionById } from './repo.ts';

/** A session that may be used now, with the refresh token that the browser is to keep. */
export interface Granted {
  sessionId: string;
  account: Account;
  refreshToken: string;
}

/** Two requests of one browser may meet with the same refresh token; so long both are answered. docs/decisions/003 */
export const REFRESH_GRACE_MS = 10_000;

/** Opens a session for somebody who has proven who they are. Every sign-in is a session of its own. */
export async function startSession(ctx: Ctx, client: Client, account: Account): Promise<Granted> {
  const { deps } = ctx;
  // Only who has proven to be the person learns that the account was closed. spec §6
  if (account.status !== '1') throw new Problem('accountLeft');
  const sessionId = deps.nextId();
  const refreshToken = firstRefresh(deps, sessionId);
  await openSession(deps.db, {
    id: sessionId,
    tenantId: account.tenantId,
    userId: account.id,
    clientId: client.clientId,
    createTime: ctx.now,
    ...refreshed(ctx, client, refreshToken),
  });
  await noteLogin(deps.db, account.id, ctx.now);
  return { sessionId, account, refreshToken };
}

/**
 * Rotates a refresh token. A token that was replaced before means that two hold it: the session ends at once, unless the
 * replacement is seconds old and this is its immediate predecessor, in which case the same replacement is answered.
 */
export async function refreshSessionOf(ctx: Ctx, client: Client, token: string): Promise<Granted> {
  const { deps } = ctx;
  const sessionId = refreshSession(deps, token);
  if (!sessionId) throw new Problem('refreshWrong');
  const before = await usable(ctx, client, sessionId);
  const next = nextRefresh(deps, token);
  const granted: Granted = { sessionId, account: before.account, refreshToken: next };
  if (await rotateSession(deps.db, sessionId, sha256(token), refreshed(ctx, client, next))) return granted;
  const { session } = await usable(ctx, client, sessionId);
  const age = ctx.now.getTime() - session.refreshTime.getTime();
  if (session.refreshHash === sha256(next) && age <= REFRESH_GRACE_MS) return granted;
  await endSession(deps.db, sessionId, ctx.now, 'refresh token used twice');
  noteUsual(deps, { logId: 'refreshReused', logLevel: 'warn', logData: '', sessionId, ...requestFacts(ctx.raw) });
  ctx.raw.get('log').warn({ sessionId }, 'a rotated refresh token came back: session ended');
  throw new Problem('refreshWrong');
}

/** What the row of a session says of its latest refresh token, and of where it came from. */
function refreshed(ctx: Ctx, client: Client, refreshToken: string) {
  return {
    refreshHash: sha256(refreshToken),
    refreshTime: ctx.now,
    lastSeen: ctx.now,
    expireTime: new Date(ctx.now.getTime() + client.refreshTokenValidity * 1000),
    address: ctx.address.slice(0, 64),
    userAgent: (ctx.raw.req.header('User-Agent') ?? '').slice(0, 255),
  };
}

async function usable(ctx: Ctx, client: Client, sessionId: string) {
  const found = await sessionById(ctx.deps.db, sessionId);
  const open = found && found.session.endTime === null && found.session.expireTime > ctx.now;
  if (!open || found.account.status !== '1' || found.session.clientId !== client.clientId)
    throw new Problem('refreshWrong');
  return found;
}
