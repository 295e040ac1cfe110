import type { Job } from '../../kernel/jobs.ts';
import { deliverDue } from '../../kernel/outbox-delivery.ts';
import { forgetBefore } from './repo.ts';

/** How long administrators can look a message up. ASSUMED: 009 */
const KEPT_MS = 90 * 86_400_000;

/** Second and later attempts at messages, and forgetting old ones. */
export const outboxJobs: readonly Job[] = [
  { name: 'outbox delivery', seconds: 2, run: deliverDue },
  {
    name: 'outbox clean-up',
    seconds: 3600,
    run: (deps) => forgetBefore(deps.db, new Date(deps.now().getTime() - KEPT_MS)),
  },
];
