import { languageNow } from '#stores/language.ts';
import { sessionTokens, storeTokens, useSession } from '#stores/session.ts';
import { apiBase, clientHeader, languageTag, tenantHeader } from './client-settings.ts';
import { signOutLocally } from './local-sign-out.ts';
import { isRefusal, isTokenBody } from './oauth-body.ts';
import { alone, askTwins, joinTwins, tellTokens } from './session-twins.ts';
import { makeTokenRefresher } from './token-refresh.ts';

/** The server said no to a refresh. */
class RefreshRefused extends Error {}

/** A line that is dead without saying so must not hold every call of the page. */
const ANSWER_MS = 30_000;

const refresher = makeTokenRefresher({
  now: () => Date.now(),
  ticks: () => performance.now(),
  tokens: sessionTokens,
  refresh: () => alone(refresh),
  isRefused: (error) => error instanceof RefreshRefused,
  signOut: () => signOutLocally(),
});

/** Resolves when a call may carry the token: calls that start during a refresh wait for it. */
export const tokenReady = refresher.ready;

/** What to do after the server refused a token: see Outcome. */
export const renewToken = refresher.renew;

/** Starts the 10 s check and joins the other windows of this session; answers how to stop. spec §9 */
export function watchToken(): () => void {
  const stop = refresher.watch();
  const leave = joinTwins(() => signOutLocally());
  return () => {
    stop();
    leave();
  };
}

async function refresh(): Promise<void> {
  if (await askTwins()) return;
  const { refreshToken, tenantId, token } = useSession.getState();
  const form = new URLSearchParams({
    tenantId,
    refresh_token: refreshToken,
    grant_type: 'refresh_token',
    scope: 'all',
  });
  // Not through the axios client: that one waits for this very refresh.
  const answer = await fetch(`${apiBase}/blade-auth/oauth/token`, {
    method: 'POST',
    body: form,
    headers: { Authorization: clientHeader, [tenantHeader]: tenantId, 'Accept-Language': languageTag[languageNow()] },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const body: unknown = await answer.json().catch(() => null);
  // Signed out, signed in anew or told by a twin meanwhile: the answer belongs to nobody.
  if (useSession.getState().token !== token) return;
  // A proxy's page, a hotel's login, a server that restarts: only what the token call itself says counts as a no.
  if (!isTokenBody(body)) {
    if (isRefusal(answer.status, body)) throw new RefreshRefused();
    throw new Error(`refresh answered ${answer.status}`);
  }
  storeTokens({
    token: body.access_token,
    refreshToken: body.refresh_token,
    lifetime: Number(body['expires_in']) || 0,
  });
  tellTokens();
}
