/** Says whether a person may go from one path to another: at once, or after they were asked. */
export type LeaveGuard = (from: string, to: string) => true | Promise<boolean>;

const guards = new Set<LeaveGuard>();

/** Asks `guard` before every navigation of the product; answers how to stop. */
export function guardLeaving(guard: LeaveGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

/** What the guards say; the first one that has to ask decides. The router of the shell calls it. */
export function mayLeave(from: string, to: string): true | Promise<boolean> {
  for (const guard of guards) {
    const answer = guard(from, to);
    if (answer !== true) return answer;
  }
  return true;
}
