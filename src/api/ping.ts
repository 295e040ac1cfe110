import { apiBase, clientHeader } from './client-settings.ts';

/** Milliseconds until the server gives a small answer; null when it gives none. Without a token: it works signed out. */
export async function ping(): Promise<number | null> {
  const started = performance.now();
  try {
    const answer = await fetch(`${apiBase}/blade-auth/oauth/captcha`, { headers: { Authorization: clientHeader } });
    return answer.ok ? Math.round(performance.now() - started) : null;
  } catch {
    return null;
  }
}
