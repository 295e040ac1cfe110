import { Problem } from '#domain/kernel/problems.ts';
import type { Deps } from '../../kernel/context.ts';
import { escalateDue } from './action-service.ts';
import { dueReports } from './read.ts';
import { withFacts } from './repo.ts';

const BATCH = 100;

/**
 * Escalates reports that ran past their deadline, oldest first, each in its own transaction: a memo draft is made once
 * and the history says that the system did it. Answers how many. spec §9: close within 7 days, else issue a memo.
 */
export async function escalateOverdue(deps: Deps): Promise<number> {
  const now = deps.now();
  const due = await dueReports(deps.db, now, BATCH);
  let done = 0;
  for (const record of due) {
    try {
      await deps.db.transaction(async (db) => escalateDue({ deps, db, now }, await withFacts(db, record)));
      done += 1;
    } catch (error) {
      // Somebody acted on it in this moment; the next round sees what became of it.
      if (!(error instanceof Problem)) throw error;
    }
  }
  return done;
}

/** What runs beside the requests. */
export const ncrJobs = [{ name: 'ncr-escalation', seconds: 60, run: escalateOverdue }] as const;
