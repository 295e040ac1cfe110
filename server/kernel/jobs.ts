import type { Deps } from './context.ts';
import { noteUsual } from './log-queue.ts';
import { rootCause } from './root-cause.ts';

/** What a module lets run beside the requests. */
export interface Job {
  name: string;
  seconds: number;
  run: (deps: Deps) => Promise<unknown>;
}

export interface Running {
  /** No new round; resolves when the one under way is through. */
  stop: () => Promise<void>;
}

/**
 * Runs a job at once and then `seconds` after the last round ended, so that rounds never overlap. What a round throws
 * is logged, and the next one tries again.
 */
export function every(seconds: number, name: string, run: Job['run'], deps: Deps): Running {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    try {
      await run(deps);
    } catch (error) {
      deps.log.error({ err: error, job: name }, 'a job failed');
      const reason = error instanceof Error ? rootCause(error).message : String(error);
      noteUsual(deps, { logId: 'jobFailed', logLevel: 'error', logData: `${name}: ${reason.slice(0, 2000)}` });
    }
    if (stopped) return;
    timer = setTimeout(() => {
      current = round();
    }, seconds * 1000);
    timer.unref();
  };
  let current = round();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
