import { and, asc, count, gt, inArray, lt, min } from 'drizzle-orm';
import { Problem } from '#domain/kernel/problems.ts';
import { limits } from '#domain/limits.ts';
import { loginFailure } from '../db/schema.ts';
import type { Deps } from './context.ts';

const WINDOW_MS = limits.loginWindowMinutes * 60_000;

/** What a failed sign-in is counted under: the account of a tenant, and the address it came from. wire.md §2 */
export function throttleKeys(tenantId: string, account: string, address: string): string[] {
  return [`account:${tenantId}:${account.toLowerCase()}`, `address:${address}`];
}

/** Throws loginThrottled, with the minutes left, when one of the keys has failed too often within the window. */
export async function checkThrottle(deps: Deps, keys: readonly string[]): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - WINDOW_MS);
  const rows = await deps.db
    .select({ key: loginFailure.key, failures: count(), first: min(loginFailure.at) })
    .from(loginFailure)
    .where(and(inArray(loginFailure.key, [...keys]), gt(loginFailure.at, since)))
    .groupBy(loginFailure.key)
    .orderBy(asc(loginFailure.key));
  const left = rows
    .filter((row) => row.failures >= limits.loginFailures && row.first !== null)
    .map((row) => Math.ceil((row.first!.getTime() + WINDOW_MS - now.getTime()) / 60_000));
  if (left.length > 0) throw new Problem('loginThrottled', { minutes: Math.max(1, ...left) });
}

/** Counts one failure under every key, and forgets those that no longer count for anybody. */
export async function countFailure(deps: Deps, keys: readonly string[]): Promise<void> {
  const at = deps.now();
  await deps.db.insert(loginFailure).values(keys.map((key) => ({ id: deps.nextId(), key, at })));
  await deps.db.delete(loginFailure).where(lt(loginFailure.at, new Date(at.getTime() - WINDOW_MS)));
}

/** A success clears the slate of the account and of the address. wire.md §2 */
export async function clearFailures(deps: Deps, keys: readonly string[]): Promise<void> {
  await deps.db.delete(loginFailure).where(inArray(loginFailure.key, [...keys]));
}
