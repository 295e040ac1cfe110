import { createSecretKey, type KeyObject } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { Problem } from '#domain/kernel/problems.ts';
import { limits } from '#domain/limits.ts';
import { PLATFORM_TENANT } from '../../kernel/auth.ts';
import type { Ctx } from '../../kernel/context.ts';
import { sha256 } from '../../kernel/tokens.ts';
import type { SsoSettings } from '../../kernel/ways-in.ts';
import { plain } from './password-service.ts';
import { type Account, accountNamed } from './repo.ts';
import { firstUse } from './sso-repo.ts';

const FETCH_MS = 5_000;
const shared = ['HS256'];
/** What an issuer with published keys may sign with: never a shared secret, never nothing. */
const published = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

type Keys = KeyObject | ReturnType<typeof createRemoteJWKSet>;
const keys = new WeakMap<SsoSettings, Keys>();

/**
 * The account that a signed link of another system names: signature, issuer, audience and times are right, and the link
 * was not used before. It counts as used only once its person was found, so that a mistaken account can be mended.
 */
export async function bySso(ctx: Ctx, token: string): Promise<Account> {
  const { deps } = ctx;
  const { sso } = deps.config;
  if (!sso) throw new Problem('ssoOff');
  const claims = await verified(ctx, sso, token);
  const name = text(claims[sso.accountClaim]) || text(claims.sub);
  const tenantId = text(claims[sso.tenantClaim]) || PLATFORM_TENANT;
  const jti = text(claims.jti, 1024);
  if (!name || !jti || claims.exp === undefined) throw new Problem('ssoBad');
  const account = await accountNamed(deps.db, tenantId, name);
  if (!account) throw new Problem('ssoUnknown', { account: name });
  if (account.status !== '1') throw new Problem('accountLeft');
  const until = new Date((Math.min(claims.exp, 8_640_000_000) + 2 * limits.ssoLeewaySeconds) * 1000);
  const first = await firstUse(deps.db, sha256(`${sso.issuer}\n${jti}`), until, ctx.now);
  if (!first) throw new Problem('ssoUsed');
  return account;
}

/** A claim as one line of text; numbers are said in digits. */
function text(claim: unknown, longest?: number): string {
  return typeof claim === 'string' || typeof claim === 'number' ? plain(String(claim), longest) : '';
}

async function verified(ctx: Ctx, sso: SsoSettings, token: string): Promise<JWTPayload> {
  const options = {
    issuer: sso.issuer,
    audience: sso.audience,
    algorithms: sso.secret ? shared : published,
    requiredClaims: ['exp', 'jti'],
    clockTolerance: limits.ssoLeewaySeconds,
    currentDate: ctx.now,
  };
  try {
    const key = keysOf(sso);
    const { payload } =
      typeof key === 'function' ? await jwtVerify(token, key, options) : await jwtVerify(token, key, options);
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Problem('ssoExpired');
    if (unreachable(error)) {
      ctx.raw.get('log').error({ err: error }, 'the keys of the single sign-on cannot be fetched');
      throw new Problem('ssoKeys');
    }
    // Which of its parts is wrong is for the log of the installation, not for who sent it.
    ctx.raw.get('log').info({ reason: (error as Error).message }, 'a single sign-on link was refused');
    throw new Problem('ssoBad');
  }
}

function keysOf(sso: SsoSettings): Keys {
  const known = keys.get(sso);
  if (known) return known;
  const made = sso.secret
    ? createSecretKey(Buffer.from(sso.secret))
    : createRemoteJWKSet(new URL(sso.jwksUrl!), { timeoutDuration: FETCH_MS });
  keys.set(sso, made);
  return made;
}

/** The key set could not be had: a fault of the network or of the issuer, not of the link. */
function unreachable(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return true;
  if (error instanceof errors.JOSEError) return error.code === 'ERR_JOSE_GENERIC';
  return true;
}
