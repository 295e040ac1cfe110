import { limits } from '#domain/limits.ts';

/** The stored tokens. */
export interface KeptTokens {
  token: string;
  refreshToken: string;
  /** By the wall clock, in milliseconds: when they were stored. */
  tokenAt: number;
  /** Seconds for which the server takes the token; 0 when it did not say. */
  lifetime: number;
}

/** What a refresher stands on; the real one is made in tokens.ts. */
export interface RefreshEdges {
  /** The wall clock: runs on while the machine sleeps, and jumps when somebody sets it. */
  now: () => number;
  /** Milliseconds since the page began: never jumps, and stands still while the machine sleeps. */
  ticks: () => number;
  tokens: () => KeptTokens;
  /** Asks the server for new tokens and stores them. */
  refresh: () => Promise<void>;
  /** Whether a failure means that the session is over, and not that the network was away. */
  isRefused: (error: unknown) => boolean;
  signOut: () => void;
}

/** renewed: another token may be tried. ended: the session is over. away: the server could not be asked. */
export type Outcome = 'renewed' | 'ended' | 'away';

export interface TokenRefresher {
  /** Resolves when the token may be used: at once while it is young, after the refresh otherwise. */
  ready: () => Promise<void>;
  /** The server did not take this token although it looked young: at most one refresh, however many calls say so. */
  renew: (refused: string) => Promise<Outcome>;
  /** Starts the check of spec §9, every 10 s, and whenever the page or the network comes back; answers how to stop it. */
  watch: () => () => void;
}

/** A clock that was set back by less than this is no reason to refresh. */
const SLACK_MS = 60_000;

/** spec §9: a refresh when the token's age in seconds reaches the limit and none is running. */
export function makeTokenRefresher(edges: RefreshEdges): TokenRefresher {
  let running: Promise<Outcome> | null = null;
  /** The refresh token that the server refused: it is never sent again. */
  let dead = '';
  let seen = { token: '', tokenAt: 0, age: 0, ticks: 0 };

  /**
   * By both clocks, the greater: the wall clock knows of sleep, the other one is not fooled when the wall clock is set
   * back. A token that seems to come from the future has no age that could be trusted, and is due.
   */
  function ageMs(): number {
    const { token, tokenAt } = edges.tokens();
    const byWall = edges.now() - tokenAt;
    // A server that signs twice within a second may give the same token again; stored anew, it is young all the same.
    if (seen.token !== token || seen.tokenAt !== tokenAt) {
      const age = byWall < -SLACK_MS ? Number.POSITIVE_INFINITY : Math.max(0, byWall);
      seen = { token, tokenAt, age, ticks: edges.ticks() };
    }
    return Math.max(byWall, seen.age + edges.ticks() - seen.ticks);
  }

  function due(): boolean {
    const { token, refreshToken, lifetime } = edges.tokens();
    if (token === '' || refreshToken === '' || refreshToken === dead) return false;
    return Math.round(ageMs() / 1000) >= dueAge(lifetime);
  }

  function start(): Promise<Outcome> {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  async function run(): Promise<Outcome> {
    const { refreshToken } = edges.tokens();
    try {
      await edges.refresh();
      return 'renewed';
    } catch (error) {
      // A network that is away ends no session: the next check or call tries again.
      if (!edges.isRefused(error)) return 'away';
      dead = refreshToken;
      edges.signOut();
      return 'ended';
    }
  }

  async function renew(refused: string): Promise<Outcome> {
    if (running) await running;
    const { token, refreshToken } = edges.tokens();
    if (token !== refused) return token === '' ? 'ended' : 'renewed';
    if (refreshToken === '' || refreshToken === dead) return 'ended';
    const outcome = await start();
    // Signed out while it ran, or given the same token again: there is nothing else to try.
    return outcome === 'renewed' && ['', refused].includes(edges.tokens().token) ? 'ended' : outcome;
  }

  async function ready(): Promise<void> {
    if (running) await running;
    else if (due()) await start();
  }

  function watch(): () => void {
    const check = () => void ready();
    const timer = setInterval(check, limits.tokenCheckMs);
    const comebacks = ['visibilitychange', 'pageshow', 'focus', 'online'];
    for (const name of comebacks) globalThis.addEventListener?.(name, check);
    return () => {
      clearInterval(timer);
      for (const name of comebacks) globalThis.removeEventListener?.(name, check);
    };
  }

  return { ready, renew, watch };
}

/** The limit of spec §9 is made for tokens of an hour; shorter ones are renewed as early in their life. docs/decisions/010 */
function dueAge(lifetime: number): number {
  if (lifetime <= 0) return limits.tokenTimeSeconds;
  return Math.min(limits.tokenTimeSeconds, (lifetime * limits.tokenTimeSeconds) / limits.accessSeconds);
}
