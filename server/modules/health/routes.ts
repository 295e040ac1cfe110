import type { Hono } from 'hono';
import type { AppEnv, Deps } from '../../kernel/context.ts';
import { databaseAnswers } from './read.ts';

/** Whether the process is on its way out; main.ts turns it. */
export interface Life {
  stopping: boolean;
  /** Called when it turns: ends what would keep its connection for as long as somebody looks. */
  onStop?: () => void;
}

/** /healthz: the process runs. /readyz: it can work, that is, its database answers and it is not stopping. */
export function healthRoutes(app: Hono<AppEnv>, deps: Deps, life: Life): void {
  app.get('/healthz', (c) => c.json({ status: 'up' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const status = life.stopping ? 'stopping' : (await databaseAnswers(deps.db)) ? 'ready' : 'database';
    return c.json({ status }, status === 'ready' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}
