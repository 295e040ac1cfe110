import { adoptTokens, type SessionTokens, sessionTokens } from '#stores/session.ts';

// A duplicated browser tab copies session storage: two windows then hold one session and one refresh token, which is
// good once. They tell each other what it was replaced by. docs/decisions/010

type Message =
  | { say: 'ask'; family: string; turn: number }
  | { say: 'tokens'; held: SessionTokens }
  | { say: 'ended'; family: string };

const NAME = 'qcdm-session';
/** How long twins are given to answer. Windows of one browser need a few milliseconds. */
const ANSWER_MS = 150;

let channel: BroadcastChannel | null = null;

/** Joins the other windows of this session; `ended` is called when one of them signs out. Answers how to leave. */
export function joinTwins(ended: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const mine = new BroadcastChannel(NAME);
  channel = mine;
  mine.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const held = sessionTokens();
    if (held.token === '') return;
    if (data.say === 'tokens') adoptTokens(data.held);
    else if (data.family !== held.family) return;
    else if (data.say === 'ended') ended();
    else if (data.turn < held.turn) tell({ say: 'tokens', held });
  });
  return () => {
    mine.close();
    if (channel === mine) channel = null;
  };
}

/** Tells the twins what the tokens were replaced by. */
export function tellTokens(): void {
  tell({ say: 'tokens', held: sessionTokens() });
}

/** Tells the twins that their common session is over. */
export function tellEnded(family: string): void {
  if (family !== '') tell({ say: 'ended', family });
}

/** Asks the twins for newer tokens; true when one had them, and this window now has them too. */
export async function askTwins(): Promise<boolean> {
  if (!channel) return false;
  const { family, turn, token } = sessionTokens();
  const changed = () => sessionTokens().token !== token;
  tell({ say: 'ask', family, turn });
  const until = performance.now() + ANSWER_MS;
  while (!changed() && performance.now() < until) await pause(15);
  return changed();
}

/** Runs while no twin does the same. Where the browser has no locks (plain http), the server's grace must do. */
export function alone<T>(run: () => Promise<T>): Promise<T> {
  const { family } = sessionTokens();
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? (locks.request(`${NAME}-${family}`, run) as Promise<T>) : run();
}

function tell(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's own
  channel?.postMessage(message);
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, ms);
  });
}
