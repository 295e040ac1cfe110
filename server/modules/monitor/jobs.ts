import { addDays } from '#domain/kernel/time.ts';
import { limits } from '#domain/limits.ts';
import type { Job } from '../../kernel/jobs.ts';
import { forgetErrors } from './repo.ts';

/** What runs beside the requests. */
export const monitorJobs: readonly Job[] = [
  {
    name: 'error log clean-up',
    seconds: 3600,
    run: (deps) => forgetErrors(deps.db, addDays(deps.now(), -limits.logDays)),
  },
];
