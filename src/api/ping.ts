import { apiBase, clientHeader } from './client-settings.ts';
import { headersFor } from './http.ts';

/** What a small answer of the server tells. */
export interface Pong {
  ms: number;
  /** How far the server's clock is ahead of this device's, in ms, to about a second; null when it does not say. */
  aheadMs: number | null;
}

/** Asks for a small answer; null when there is none. Without a token: it works signed out. */
export async function ping(): Promise<Pong | null> {
  const began = performance.now();
  const at = Date.now();
  try {
    const answer = await fetch(`${apiBase}/blade-auth/oauth/captcha`, { headers: { Authorization: clientHeader } });
    if (!answer.ok) return null;
    const ms = Math.round(performance.now() - began);
    // The header says whole seconds: half of one is lost on average.
    const said = Date.parse(answer.headers.get('Date') ?? '') + 500;
    return { ms, aheadMs: Number.isNaN(said) ? null : Math.round(said - (at + ms / 2)) };
  } catch {
    return null;
  }
}

/** open: news come as they happen. none: this server has no such stream. refused: the session is no longer good. */
export type StreamState = 'open' | 'none' | 'refused' | 'failed';

const PATIENCE_MS = 5000;

/** Opens the live stream as the bell does, waits for its first word, and lets it go. */
export async function tryStream(): Promise<StreamState> {
  const cut = new AbortController();
  const timer = setTimeout(() => cut.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(`${apiBase}/blade-desk/notice/stream`, { headers: headersFor({}), signal: cut.signal });
    if (answer.status === 404) return 'none';
    if (answer.status === 401) return 'refused';
    if (!answer.ok || !answer.body) return 'failed';
    const { done } = await answer.body.getReader().read();
    return done ? 'failed' : 'open';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
    cut.abort();
  }
}

const script = /\/assets\/([\w.-]+)\.js/;

/** The build that runs here and the one that the server gives out now; '' while developing, null when it does not answer. */
export async function builds(): Promise<{ here: string; there: string | null }> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  const here = script.exec(own)?.[1] ?? '';
  try {
    const page = await (await fetch('/', { cache: 'no-store' })).text();
    return { here, there: script.exec(/<script[^>]+type="module"[^>]*>/.exec(page)?.[0] ?? '')?.[1] ?? '' };
  } catch {
    return { here, there: null };
  }
}
