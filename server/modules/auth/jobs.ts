import type { Job } from '../../kernel/jobs.ts';
import { flushSeen } from '../../kernel/last-seen.ts';

/** When each session was last used, to the minute. */
export const authJobs: readonly Job[] = [{ name: 'last seen', seconds: 60, run: flushSeen }];
