import { addDays } from '#domain/kernel/time.ts';
import { limits } from '#domain/limits.ts';
import type { Job } from '../../kernel/jobs.ts';
import { forgetMessages } from './repo.ts';

/** What runs beside the requests. */
export const noticeJobs: readonly Job[] = [
  {
    name: 'messages clean-up',
    seconds: 3600,
    run: (deps) => forgetMessages(deps.db, addDays(deps.now(), -limits.messageDays)),
  },
];
