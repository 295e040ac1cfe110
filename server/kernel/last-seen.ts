import { sql } from 'drizzle-orm';
import { session } from '../db/schema.ts';
import type { Config, Deps } from './context.ts';

/** Sessions that asked for something since the last round, with the time. Kept per installation, not per transaction. */
const seen = new WeakMap<Config, Map<string, Date>>();

/** Remembers that a session was used just now. Costs no query: a job writes it down once a minute. */
export function noteSeen(deps: Deps, sessionId: string): void {
  const known = seen.get(deps.config) ?? new Map<string, Date>();
  seen.set(deps.config, known);
  known.set(sessionId, deps.now());
}

/** Writes down when sessions were last used; who wants to show it to the second calls this first. */
export async function flushSeen(deps: Deps): Promise<void> {
  const known = seen.get(deps.config);
  if (!known || known.size === 0) return;
  const all = [...known];
  known.clear();
  const ids = `{${all.map(([id]) => id).join(',')}}`;
  const times = `{${all.map(([, at]) => at.toISOString()).join(',')}}`;
  await deps.db.execute(sql`
    update ${session} set last_seen = noted.at
    from unnest(${ids}::bigint[], ${times}::timestamptz[]) as noted (id, at)
    where ${session.id} = noted.id and (${session.lastSeen} is null or ${session.lastSeen} < noted.at)`);
}
