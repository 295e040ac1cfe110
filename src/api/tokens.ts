import { languageNow } from '#stores/language.ts';
import { storeTokens, useSession } from '#stores/session.ts';
import { apiBase, clientHeader, languageTag } from './client-settings.ts';
import { signOutLocally } from './local-sign-out.ts';
import { isTokenBody } from './oauth-body.ts';
import { makeTokenRefresher } from './token-refresh.ts';

/** The server said no to a refresh. */
class RefreshRefused extends Error {}

const refresher = makeTokenRefresher({
  now: () => Date.now(),
  tokens: () => useSession.getState(),
  refresh,
  isRefused: (error) => error instanceof RefreshRefused,
  signOut: () => signOutLocally(),
});

/** Resolves when a call may carry the token: calls that start during a refresh wait for it. */
export const tokenReady = refresher.ready;

/** Starts the 10 s check; answers how to stop it. spec §9 */
export const watchToken = refresher.watch;

async function refresh(): Promise<void> {
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
    headers: { Authorization: clientHeader, 'Tenant-Id': tenantId, 'Accept-Language': languageTag[languageNow()] },
  });
  const body: unknown = await answer.json().catch(() => null);
  // Signed out or signed in anew meanwhile: the answer belongs to nobody.
  if (useSession.getState().token !== token) return;
  if (isTokenBody(body)) storeTokens({ token: body.access_token, refreshToken: body.refresh_token });
  else if (answer.status < 500) throw new RefreshRefused();
  else throw new Error(`refresh answered ${answer.status}`);
}
