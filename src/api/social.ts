import type { Source } from '#domain/auth/source.ts';
import { apiBase } from './client-settings.ts';
import { strangerHeaders } from './token-call.ts';

/** Whose accounts people may sign in with here. */
export async function fetchSources(): Promise<Source[]> {
  const answer = await fetch(`${apiBase}/blade-auth/oauth/sources`, { headers: strangerHeaders() });
  const { data } = (await answer.json()) as { data?: unknown };
  if (!Array.isArray(data)) throw new Error('no list of sources');
  return data as Source[];
}

/** Where a browser is sent to sign in with somebody else's account; it comes back to /oauth/redirect/{source}. wire.md §2 */
export function renderAddress(source: string, tenantId: string, redirect: string): string {
  const query = new URLSearchParams({ tenantId, redirect });
  return `${apiBase}/blade-auth/oauth/render/${encodeURIComponent(source)}?${query}`;
}
