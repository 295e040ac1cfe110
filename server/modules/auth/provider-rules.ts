/** What goes along to the provider and must come back, or be known again, unchanged. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
}

/** Who somebody is at a provider. */
export interface SocialPerson {
  /** Never given to anybody else there. */
  subject: string;
  name: string;
}

/** The provider cannot be asked: a fault of the network or of the provider, not of the person. */
export class ProviderAway extends Error {}

/** The provider was asked and said no, or something that cannot be believed. */
export class ProviderRefused extends Error {}

const TIMEOUT_MS = 10_000;

/** One call of a provider that speaks OAuth 2 in its own way; what it said, by name. Secrets stay out of what is thrown. */
export async function callProvider(
  origin: string,
  path: string,
  params: Record<string, string>,
): Promise<Record<string, unknown>> {
  const url = new URL(path, origin);
  url.search = new URLSearchParams(params).toString();
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    text = await answer.text();
  } catch (error) {
    throw new ProviderAway(`${path}: ${(error as Error).name}`);
  }
  if (answer.status >= 500) throw new ProviderAway(`${path}: HTTP ${answer.status}`);
  return fieldsIn(text);
}

/**
 * JSON, JSON in a `callback( … );`, or `a=b&c=d`: providers of this kind answer each, whatever the content type says.
 * Anything else is no answer.
 */
export function fieldsIn(text: string): Record<string, unknown> {
  const bare = /^\s*callback\s*\(([\s\S]*)\)\s*;?\s*$/.exec(text)?.[1] ?? text;
  try {
    const value: unknown = JSON.parse(bare);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return /^[\w.-]+=/.test(bare) ? Object.fromEntries(new URLSearchParams(bare.trim())) : {};
  }
}
