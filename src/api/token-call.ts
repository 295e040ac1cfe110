import { languageNow } from '#stores/language.ts';
import { apiBase, clientHeader, languageTag, tenantHeader } from './client-settings.ts';
import { isTokenBody, refusalIn, type TokenBody } from './oauth-body.ts';

/** What the token call answers; an expected refusal is an answer, with all that the server tells along with it. */
export type SignIn = { ok: true; body: TokenBody } | { ok: false; message: string; told: unknown };

// With fetch and not with the axios client, which belongs to the shell. docs/decisions/008

/** Headers of every call before somebody is signed in. */
export function strangerHeaders(): Record<string, string> {
  return { Authorization: clientHeader, 'Accept-Language': languageTag[languageNow()] };
}

/** Asks for a token. spec §7, wire.md §2 */
export async function askToken(grant: Record<string, string>, headers: Record<string, string> = {}): Promise<SignIn> {
  // In the body and not in the address: addresses end up in logs. Blade servers read either. wire.md §1
  const form = new URLSearchParams({ scope: 'all', ...grant });
  const tenant: Record<string, string> = grant['tenantId'] ? { [tenantHeader]: grant['tenantId'] } : {};
  return answerOf(
    await fetch(`${apiBase}/blade-auth/oauth/token`, {
      method: 'POST',
      body: form,
      headers: { ...strangerHeaders(), ...tenant, ...headers },
    }),
  );
}

/** Exchanges the token of a link of another system; the answer is the same. spec §7 */
export async function askTokenBySso(token: string): Promise<SignIn> {
  const query = new URLSearchParams({ token });
  return answerOf(await fetch(`${apiBase}/blade-auth/oauth/tokenBySSO?${query}`, { headers: strangerHeaders() }));
}

async function answerOf(answer: Response): Promise<SignIn> {
  const body: unknown = await answer.json().catch(() => null);
  return isTokenBody(body) ? { ok: true, body } : { ok: false, message: refusalIn(body), told: body };
}
