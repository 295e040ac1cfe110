import { Problem } from '#domain/kernel/problems.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import { type Client, PLATFORM_TENANT } from '../../kernel/auth.ts';
import type { Ctx } from '../../kernel/context.ts';
import { passwordMatches } from '../../kernel/passwords.ts';
import { checkThrottle, clearFailures, countFailure, throttleKeys } from '../../kernel/throttle.ts';
import { firstRefresh, nextRefresh, refreshSession, sha256 } from '../../kernel/tokens.ts';
import { checkCaptcha } from './captcha-service.ts';
import { type Account, accountNamed, endSession, openSession, rotateSession, sessionById } from './repo.ts';

/** A session that may be used now, with the refresh token that the browser is to keep. */
export interface Granted {
  sessionId: string;
  account: Account;
  refreshToken: string;
}

/** Parameters of the token call by name, from wherever they came; headers by lower-case name. wire.md §2 */
export type Asked = Readonly<Record<string, string>>;

/** Two requests of one browser may meet with the same refresh token; so long both are answered. docs/decisions/003 */
export const REFRESH_GRACE_MS = 10_000;

/** Carries out the asked grant, if the client may use it. */
export async function grant(ctx: Ctx, client: Client, asked: Asked): Promise<Granted> {
  const type = asked['grant_type'] ?? asked['grantType'] ?? '';
  if (!client.authorizedGrantTypes.split(',').includes(type)) throw new Problem('grantUnknown');
  switch (type) {
    case 'captcha':
      if (ctx.deps.config.captcha === 'on')
        await checkCaptcha(ctx.deps, ctx.raw.req.header('Captcha-Key'), ctx.raw.req.header('Captcha-Code'));
      return signIn(ctx, client, asked);
    case 'password':
      if (ctx.deps.config.captcha === 'on') throw new Problem('captchaRequired');
      return signIn(ctx, client, asked);
    case 'refresh_token':
      return refresh(ctx, client, asked);
    default:
      throw new Problem('grantUnknown');
  }
}

async function signIn(ctx: Ctx, client: Client, asked: Asked): Promise<Granted> {
  const { deps } = ctx;
  const tenantId = plain(asked['tenantId'] || asked['tenant_id'] || ctx.raw.req.header('Tenant-Id') || PLATFORM_TENANT);
  const name = plain(asked['username'] || asked['account']);
  const password = asked['password'] ?? '';
  if (!tenantId || !name || password === '' || password.length > 256) throw new Problem('loginWrong');
  const keys = throttleKeys(tenantId, name, ctx.address);
  // One attempt at an account at a time: a burst cannot be checked before it is counted.
  const account = await inTurn(keys[0]!, async () => {
    await checkThrottle(deps, keys);
    const found = await accountNamed(deps.db, tenantId, name);
    if (!(await passwordMatches(found?.passwordHash, password)) || !found) {
      await countFailure(deps, keys);
      throw new Problem('loginWrong');
    }
    // Only who knows the password learns that the account was closed. spec §6
    if (found.status !== '1') throw new Problem('accountLeft');
    await clearFailures(deps, keys);
    return found;
  });
  const sessionId = deps.nextId();
  const refreshToken = firstRefresh(deps, sessionId);
  await openSession(deps.db, {
    id: sessionId,
    tenantId,
    userId: account.id,
    clientId: client.clientId,
    ...refreshed(ctx, client, refreshToken),
    createTime: ctx.now,
    address: ctx.address.slice(0, 64),
    userAgent: (ctx.raw.req.header('User-Agent') ?? '').slice(0, 255),
  });
  return { sessionId, account, refreshToken };
}

/** One line of text that a column can hold; '' for anything else. */
function plain(text: string | undefined): string {
  const trimmed = text?.trim() ?? '';
  return trimmed.length > 64 || /[\u0000-\u001f]/.test(trimmed) ? '' : trimmed;
}

function refreshed(ctx: Ctx, client: Client, refreshToken: string) {
  return {
    refreshHash: sha256(refreshToken),
    refreshTime: ctx.now,
    expireTime: new Date(ctx.now.getTime() + client.refreshTokenValidity * 1000),
  };
}

/**
 * Rotates a refresh token. A token that was replaced before means that two hold it: the session ends at once, unless the
 * replacement is seconds old and this is its immediate predecessor, in which case the same replacement is answered.
 */
async function refresh(ctx: Ctx, client: Client, asked: Asked): Promise<Granted> {
  const { deps } = ctx;
  const token = asked['refresh_token'] ?? asked['refreshToken'] ?? '';
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
  ctx.raw.get('log').warn({ sessionId }, 'a rotated refresh token came back: session ended');
  throw new Problem('refreshWrong');
}

async function usable(ctx: Ctx, client: Client, sessionId: string) {
  const found = await sessionById(ctx.deps.db, sessionId);
  const open = found && found.session.endTime === null && found.session.expireTime > ctx.now;
  if (!open || found.account.status !== '1' || found.session.clientId !== client.clientId)
    throw new Problem('refreshWrong');
  return found;
}
