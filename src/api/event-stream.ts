import { useLock } from '#stores/lock.ts';
import { apiBase } from './client-settings.ts';
import { free } from './hold.ts';
import { headersFor } from './http.ts';

/** The server says something every 20 s: whoever is silent longer is gone, or sits behind a proxy that keeps it all. */
const SILENCE_MS = 30_000;
const RETRY_MS = 1000;
const MOST_MS = 30_000;

/**
 * Server-sent events over fetch, with the headers of every call, as long as the window is looked at: hidden, locked or
 * offline it holds no connection. Lost, it comes back by itself, ever more slowly; meanwhile `missed` is called at least
 * once a minute, to ask in the old way. Answers how to stop. docs/decisions/013
 */
export function listenTo(path: string, heard: (data: string) => void, missed: () => void): () => void {
  let cut: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let failures = 0;

  const wanted = () => document.visibilityState === 'visible' && navigator.onLine && !useLock.getState().isLock;

  async function connect(): Promise<void> {
    const mine = new AbortController();
    cut = mine;
    let silence = setTimeout(() => undefined);
    const alive = () => {
      clearTimeout(silence);
      silence = setTimeout(() => mine.abort(), SILENCE_MS);
    };
    let known = true;
    try {
      await free(mine.signal);
      alive();
      const answer = await fetch(apiBase + path, { headers: headersFor({}), signal: mine.signal });
      known = answer.status !== 404;
      if (answer.ok && answer.body) await read(answer.body, alive);
    } catch {
      // Taken back, or the connection broke: both are said below.
    }
    clearTimeout(silence);
    if (cut !== mine) return;
    cut = undefined;
    // Once is a restart of the server; what was refused (401) is told to the ordinary call as well.
    if (failures > 0) missed();
    failures += 1;
    // A server without this call: it is not asked again.
    if (known) timer = setTimeout(turn, Math.min(MOST_MS, RETRY_MS * 2 ** failures) * (0.5 + Math.random() / 2));
  }

  async function read(body: ReadableStream<Uint8Array>, alive: () => void): Promise<void> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      alive();
      failures = 0;
      const events = (text + decoder.decode(step.value, { stream: true })).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) if (event.startsWith('event: ')) heard(event.slice(event.indexOf('\ndata: ') + 7));
    }
  }

  function turn(): void {
    clearTimeout(timer);
    if (!wanted()) {
      cut?.abort();
      cut = undefined;
    } else if (!cut) void connect();
  }

  const events = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
  ] as const;
  for (const [target, name] of events) target.addEventListener(name, turn);
  const unlock = useLock.subscribe(turn);
  turn();
  return () => {
    for (const [target, name] of events) target.removeEventListener(name, turn);
    unlock();
    clearTimeout(timer);
    cut?.abort();
    cut = undefined;
  };
}
