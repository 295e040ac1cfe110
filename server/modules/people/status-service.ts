import { Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import { audit } from '../../kernel/audit.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import { clearFailures, throttleKeys } from '../../kernel/throttle.ts';
import { firstPassword } from './choice-read.ts';
import { recordsNaming } from './guard-read.ts';
import { keepAdministrator, refuseOwn, touch } from './guard-service.ts';
import type { PersonRow } from './read.ts';
import { deletePeople, endSessionsOf, updatePeople } from './repo.ts';
import { about, standing } from './standing-service.ts';

const LEFT = '0';
const HERE = '1';

/** Marks people as left: their sessions end at once, and they cannot sign in any more. spec §6 */
export async function markLeft(ctx: PersonCtx, ids: readonly string[]): Promise<void> {
  refuseOwn(ctx, ids);
  const touched = await touch(ctx, ids);
  const going = touched.people.filter((one) => one.status !== LEFT);
  if (going.length === 0) return;
  const goingIds = going.map((one) => one.id);
  await updatePeople(ctx.db, goingIds, { status: LEFT, leftTime: ctx.now }, ctx.now);
  await endSessionsOf(ctx.db, goingIds, ctx.now, 'left');
  await keepAdministrator(ctx, touched);
  await audit(ctx, ...going.map((one) => ({ action: 'user.left', ...about(one), before: 'active', after: 'left' })));
}

/** Lets people in again who had left. */
export async function markBack(ctx: PersonCtx, ids: readonly string[]): Promise<void> {
  const { people } = await touch(ctx, ids);
  const coming = people.filter((one) => one.status === LEFT);
  if (coming.length === 0) return;
  await updatePeople(
    ctx.db,
    coming.map((one) => one.id),
    { status: HERE, leftTime: null },
    ctx.now,
  );
  await audit(ctx, ...coming.map((one) => ({ action: 'user.back', ...about(one), before: 'left', after: 'active' })));
}

/** Sets passwords to the first one of the tenant; whoever is signed in must sign in again. spec §8 */
export async function resetPasswords(ctx: PersonCtx, ids: readonly string[]): Promise<void> {
  refuseOwn(ctx, ids);
  const { people } = await touch(ctx, ids);
  const passwordHash = await hashPassword(await firstPassword(ctx.db, ctx.person.tenantId));
  await updatePeople(ctx.db, ids, { passwordHash }, ctx.now);
  await endSessionsOf(ctx.db, ids, ctx.now, 'password reset');
  await clearFailures(ctx.deps, accountKeys(ctx, people));
  await audit(ctx, ...people.map((one) => ({ action: 'user.reset', ...about(one), after: 'first password' })));
}

/** Forgets failed sign-ins, so that people need not wait. wire.md §2 */
export async function unlock(ctx: PersonCtx, ids: readonly string[]): Promise<void> {
  const { people } = await touch(ctx, ids);
  await clearFailures(ctx.deps, accountKeys(ctx, people));
  await audit(ctx, ...people.map((one) => ({ action: 'user.unlock', ...about(one), after: 'may sign in at once' })));
}

const accountKeys = ({ person }: PersonCtx, people: readonly PersonRow[]) =>
  people.map((one) => throttleKeys(person.tenantId, one.account, '')[0]!);

const kinds: Record<string, Words> = {
  report: ['NCR reports', 'NCR报告'],
  defect: ['defects', '缺陷'],
  memo: ['quality memos', '质量备忘录'],
  leave: ['leave applications', '请假单'],
  history: ['the history of records', '流程历史'],
};

/** Removes people whom nothing names; who is named can only be marked as left, so that records keep their people. */
export async function removeUsers(ctx: PersonCtx, ids: readonly string[]): Promise<void> {
  refuseOwn(ctx, ids);
  const touched = await touch(ctx, ids);
  const used = await recordsNaming(ctx.db, ids);
  const first = touched.people.find((one) => one.id === used[0]?.userId);
  if (first) {
    const naming = used.filter((one) => one.userId === first.id).map((one) => kinds[one.kind]!);
    const by: Words = [naming.map((one) => one[0]).join(', '), naming.map((one) => one[1]).join('、')];
    throw new Problem('personUsed', { name: first.realName, by });
  }
  const stood = await standing(ctx, ids);
  await deletePeople(ctx.db, ids);
  await keepAdministrator(ctx, touched);
  await audit(
    ctx,
    ...touched.people.map((one) => ({
      action: 'user.remove',
      ...about(one),
      before: { account: one.account, ...stood(one.id) },
    })),
  );
}
