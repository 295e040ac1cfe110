import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { languageNow } from '#stores/language.ts';
import { apiBase, clientHeader, languageTag } from './client-settings.ts';
import { isTokenBody, refusalIn, type TokenBody } from './oauth-body.ts';

export interface Credentials {
  tenantId: string;
  account: string;
  password: string;
  captchaKey: string;
  captchaCode: string;
}

export type SignIn = { ok: true; body: TokenBody } | { ok: false; message: string };

// With fetch and not with the axios client, which belongs to the shell. docs/decisions/008

/** Asks for a token with the password grant and the captcha headers; an expected refusal is an answer. spec §7, wire.md §2 */
export async function signIn(who: Credentials): Promise<SignIn> {
  // In the body and not in the address: addresses end up in logs. Blade servers read either. wire.md §1
  const form = new URLSearchParams({
    tenantId: who.tenantId,
    username: who.account,
    password: bytesToHex(md5(utf8ToBytes(who.password))),
    grant_type: who.captchaKey ? 'captcha' : 'password',
    scope: 'all',
    type: 'account',
  });
  const answer = await fetch(`${apiBase}/blade-auth/oauth/token`, {
    method: 'POST',
    body: form,
    headers: {
      Authorization: clientHeader,
      'Accept-Language': languageTag[languageNow()],
      'Tenant-Id': who.tenantId,
      ...(who.captchaKey ? { 'Captcha-Key': who.captchaKey, 'Captcha-Code': who.captchaCode } : {}),
    },
  });
  const body: unknown = await answer.json().catch(() => null);
  return isTokenBody(body) ? { ok: true, body } : { ok: false, message: refusalIn(body) };
}
