import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { Problem } from '#domain/kernel/problems.ts';
import type { Deps } from './context.ts';

/** What an access token says; the names are those of the public dialect. wire.md §2 */
export interface AccessClaims {
  tenant_id: string;
  user_id: string;
  /** Comma list, as it was when the token was signed: for reading only, permission is decided from the database. */
  role_id: string;
  account: string;
  user_name: string;
  client_id: string;
  session_id: string;
}

const keys = new Map<string, KeyObject>();

function signingKey(secret: string): KeyObject {
  let key = keys.get(secret);
  if (!key) {
    key = createSecretKey(Buffer.from(secret));
    keys.set(secret, key);
  }
  return key;
}

/** Signs a short-lived access token over a session. docs/decisions/003 */
export function signAccess(deps: Deps, claims: AccessClaims, seconds: number): Promise<string> {
  const at = Math.floor(deps.now().getTime() / 1000);
  return new SignJWT({ ...claims, token_type: 'access_token' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setNotBefore(at)
    .setExpirationTime(at + seconds)
    .sign(signingKey(deps.config.secret));
}

/** Signatures already verified: a browser sends the same token for an hour. Only what the token itself says is kept. */
const verified = new Map<string, { secret: string; sessionId: string; expires: number; starts: number }>();
const MOST_VERIFIED = 2000;

/**
 * The session an access token points to; throws unauthorized for anything that we did not sign as an access token.
 * `evenExpired` serves signing out, which must work an hour later too.
 */
export async function sessionOf(deps: Deps, token: string, evenExpired = false): Promise<string> {
  const known = verified.get(token);
  const said = known?.secret === deps.config.secret ? known : await verify(deps.config.secret, token);
  const now = deps.now().getTime() / 1000;
  if (!said || (!evenExpired && (said.expires <= now || said.starts > now + 1))) throw new Problem('unauthorized');
  return said.sessionId;
}

async function verify(secret: string, token: string) {
  try {
    const { payload } = await jwtVerify(token, signingKey(secret), {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'nbf', 'session_id'],
      // Signature and claims only: sessionOf asks the clock of the installation.
      currentDate: new Date(0),
      clockTolerance: Number.MAX_SAFE_INTEGER,
    });
    const { token_type: type, session_id: sessionId, exp = 0, nbf = 0 } = payload;
    if (type !== 'access_token' || typeof sessionId !== 'string' || !/^\d{1,19}$/.test(sessionId)) return null;
    if (verified.size >= MOST_VERIFIED) verified.clear();
    const said = { secret, sessionId, expires: exp, starts: nbf };
    verified.set(token, said);
    return said;
  } catch {
    // Whatever is wrong with it, the caller learns only that it is not accepted.
    return null;
  }
}

/**
 * The bearer token of a `Blade-Auth` header or `?blade-auth=` value: scheme word in any case, then the token; wire.md §1.
 * A value without a scheme is not a token.
 */
export function bearerIn(value: string | undefined): string | null {
  return /^bearer\s+(\S+)$/i.exec(value?.trim() ?? '')?.[1] ?? null;
}

/** sha256 in hex: how refresh tokens and client secrets are kept. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Keyed digest for things that are short-lived or must not be computable outside (captcha answers, token parts). */
export function keyed(deps: Deps, purpose: string, text: string): string {
  return createHmac('sha256', deps.config.secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** Compares without telling by time where two texts differ. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}

/** A session's first refresh token: session id, random part, and our signature over both. */
export function firstRefresh(deps: Deps, sessionId: string): string {
  return sealed(deps, sessionId, randomBytes(32).toString('base64url'));
}

/**
 * The token that replaces this one. It follows from the old one and our secret, so that two tabs refreshing at the same
 * moment are given the same successor although only its hash is stored. docs/decisions/003
 */
export function nextRefresh(deps: Deps, token: string): string {
  return sealed(deps, token.split('.')[0]!, keyed(deps, 'refresh-next', token));
}

/** The session of a refresh token that we once issued; null for anything else, so that nobody can end foreign sessions. */
export function refreshSession(deps: Deps, token: string): string | null {
  const [sessionId = '', random = '', ...rest] = token.split('.');
  if (!/^\d{1,19}$/.test(sessionId) || rest.length !== 1) return null;
  return sameText(sealed(deps, sessionId, random), token) ? sessionId : null;
}

function sealed(deps: Deps, sessionId: string, random: string): string {
  return `${sessionId}.${random}.${keyed(deps, 'refresh-seal', `${sessionId}.${random}`)}`;
}
