import { limits } from '#domain/limits.ts';

/** What a refresher stands on; the real one is made in http.ts. */
export interface RefreshEdges {
  now: () => number;
  /** The stored tokens and when they were stored. */
  tokens: () => { token: string; refreshToken: string; tokenAt: number };
  /** Asks the server for new tokens and stores them. */
  refresh: () => Promise<void>;
  /** Whether a failure means that the session is over, and not that the network was away. */
  isRefused: (error: unknown) => boolean;
  signOut: () => void;
}

export interface TokenRefresher {
  /** Resolves when the token may be used: at once while it is young, after the refresh otherwise. */
  ready: () => Promise<void>;
  /** Starts the check of spec §9, every 10 s; answers how to stop it. */
  watch: () => () => void;
}

/** spec §9: a refresh when the token's age in seconds reaches the limit and none is running. */
export function makeTokenRefresher(edges: RefreshEdges): TokenRefresher {
  let running: Promise<void> | null = null;
  let over = false;

  function due(): boolean {
    const { token, refreshToken, tokenAt } = edges.tokens();
    const age = Math.round((edges.now() - tokenAt) / 1000);
    return token !== '' && refreshToken !== '' && age >= limits.tokenTimeSeconds;
  }

  async function run(): Promise<void> {
    try {
      await edges.refresh();
    } catch (error) {
      // A network that is away ends no session: the next check or call tries again.
      if (edges.isRefused(error) && !over) {
        over = true;
        edges.signOut();
      }
    } finally {
      running = null;
    }
  }

  function ready(): Promise<void> {
    if (!running && due() && !over) running = run();
    return running ?? Promise.resolve();
  }

  function watch(): () => void {
    const timer = setInterval(() => void ready(), limits.tokenCheckMs);
    return () => clearInterval(timer);
  }

  return { ready, watch };
}
