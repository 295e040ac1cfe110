import { Problem } from '#domain/kernel/problems.ts';
import { PLATFORM_TENANT } from '../../kernel/auth.ts';
import type { Ctx } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import { passwordMatches } from '../../kernel/passwords.ts';
import { isSealed, unsealed } from '../../kernel/sm2-passwords.ts';
import { checkThrottle, clearFailures, countFailure, throttleKeys } from '../../kernel/throttle.ts';
import { type Account, accountNamed } from './repo.ts';

/** The account whose name and password were sent; throws loginWrong, loginThrottled or accountLeft. */
export async function byPassword(ctx: Ctx<Readonly<Record<string, string>>>): Promise<Account> {
  const { deps, input: asked } = ctx;
  const tenantId = tenantIn(ctx);
  const name = plain(asked['username'] || asked['account']);
  const sent = asked['password'] ?? '';
  const sealed = isSealed(sent);
  if (!tenantId || !name || sent === '' || (sent.length > 256 && !sealed)) throw new Problem('loginWrong');
  const keys = throttleKeys(tenantId, name, ctx.address);
  // One attempt at an account at a time: a burst cannot be checked before it is counted.
  return inTurn(keys[0]!, async () => {
    await checkThrottle(deps, keys);
    // Sealed for another key, it is like any other wrong password. wire.md §2
    const password = sealed ? ((await unsealed(deps.config.sm2PrivateKey, sent)) ?? '') : sent;
    const found = await accountNamed(deps.db, tenantId, name);
    if (!(await passwordMatches(found?.passwordHash, password)) || !found) {
      await countFailure(deps, keys);
      throw new Problem('loginWrong');
    }
    // Only who knows the password learns that the account was closed. spec §6
    if (found.status !== '1') throw new Problem('accountLeft');
    await clearFailures(deps, keys);
    return found;
  });
}

/** The tenant that a call names, by parameter or header; the platform's where none is said. wire.md §2 */
export function tenantIn(ctx: Ctx<Readonly<Record<string, string | undefined>>>): string {
  const { input } = ctx;
  return plain(input['tenantId'] || input['tenant_id'] || ctx.raw.req.header('Tenant-Id') || PLATFORM_TENANT);
}

/** One line of text that a column can hold; '' for anything else. */
export function plain(text: string | undefined, longest = 64): string {
  const trimmed = text?.trim() ?? '';
  return trimmed.length > longest || /[\u0000-\u001f]/.test(trimmed) ? '' : trimmed;
}
