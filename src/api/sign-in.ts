import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { languageNow } from '#stores/language.ts';
import { apiBase, clientHeader, languageTag } from './client-settings.ts';
import { isTokenBody, refusalIn, type TokenBody } from './oauth-body.ts';

// With fetch and not with the axios client: these two calls are all that the light login page makes. docs/decisions/008

export interface Captcha {
  key: string;
  /** A data URI of 130 × 48. */
  image: string;
}

export interface Credentials {
  tenantId: string;
  account: string;
  password: string;
  captchaKey: string;
  captchaCode: string;
}

export type SignIn = { ok: true; body: TokenBody } | { ok: false; message: string };

/** A fresh captcha; null when this server asks for none or does not answer. */
export async function fetchCaptcha(): Promise<Captcha | null> {
  const answer = await fetch(`${apiBase}/blade-auth/oauth/captcha`, { headers: headers() });
  const body = (await answer.json()) as Partial<Captcha> & { data?: Partial<Captcha> };
  const { key, image } = body.image ? body : (body.data ?? {});
  return key && image ? { key, image } : null;
}

/** Asks for a token with the password grant and the captcha headers; an expected refusal is an answer. spec §7, wire.md §2 */
export async function signIn(who: Credentials): Promise<SignIn> {
  const query = new URLSearchParams({
    tenantId: who.tenantId,
    username: who.account,
    password: bytesToHex(md5(utf8ToBytes(who.password))),
    grant_type: who.captchaKey ? 'captcha' : 'password',
    scope: 'all',
    type: 'account',
  });
  const answer = await fetch(`${apiBase}/blade-auth/oauth/token?${query}`, {
    method: 'POST',
    headers: {
      ...headers(),
      'Tenant-Id': who.tenantId,
      ...(who.captchaKey ? { 'Captcha-Key': who.captchaKey, 'Captcha-Code': who.captchaCode } : {}),
    },
  });
  const body: unknown = await answer.json().catch(() => null);
  return isTokenBody(body) ? { ok: true, body } : { ok: false, message: refusalIn(body) };
}

function headers(): Record<string, string> {
  return { Authorization: clientHeader, 'Accept-Language': languageTag[languageNow()] };
}
