import type { Job } from '../../kernel/jobs.ts';
import { flushLogs } from '../../kernel/log-queue.ts';
import { forgetLogs } from './repo.ts';

/** What runs beside the requests: forgetting old logs, and writing down what came together. docs/decisions/024 */
export const monitorJobs: readonly Job[] = [
  { name: 'logs clean-up', seconds: 3600, run: forgetLogs },
  { name: 'logs', seconds: 1, run: flushLogs },
];
