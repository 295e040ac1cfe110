import { fieldProblems } from '#domain/kernel/issues.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { changePassword, passwordWords } from '#domain/profile/password.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import { hashPassword, passwordMatches } from '../../kernel/passwords.ts';
import { checkThrottle, clearFailures, countFailure, throttleKeys } from '../../kernel/throttle.ts';
import { ownSecrets } from './read.ts';
import { endSessions, replacePassword } from './repo.ts';

/**
 * Changes the password of whoever knows the present one, and ends every other session of theirs. A wrong one counts as a
 * failed sign-in does, so this is no way around that limit.
 */
export async function replaceOwnPassword(ctx: PersonCtx): Promise<void> {
  const { deps, person, now } = ctx;
  const { oldPassword, newPassword } = asked(ctx);
  const keys = throttleKeys(person.tenantId, person.account, ctx.address);
  await inTurn(keys[0]!, async () => {
    await checkThrottle(deps, keys);
    const before = (await ownSecrets(deps.db, person.userId))?.passwordHash ?? '';
    if (!(await passwordMatches(before, oldPassword))) {
      await countFailure(deps, keys);
      throw new Problem('passwordWrong', {}, { oldPassword: { words: passwordWords.wrong } });
    }
    // One may be sent plain and the other as md5-hex: the stored one knows both.
    if (await passwordMatches(before, newPassword))
      throw new Problem('invalid', {}, { newPassword: { words: passwordWords.same } });
    const after = await hashPassword(newPassword);
    await deps.db.transaction(async (tx) => {
      if (!(await replacePassword(tx, person.userId, before, after, now))) throw new Problem('stale');
      await endSessions(tx, person.userId, { except: person.sessionId }, now, 'password changed');
    });
    await clearFailures(deps, keys);
  });
}

/** Our browsers send a body, clients of the dialect the query. wire.md §4 */
function asked(ctx: PersonCtx) {
  const parsed = changePassword.safeParse({ ...ctx.raw.req.query(), ...(ctx.input as object) });
  if (!parsed.success) throw new Problem('invalid', {}, fieldProblems(parsed.error.issues));
  return parsed.data;
}
