import { randomUUID } from 'node:crypto';
import { Problem } from '#domain/kernel/problems.ts';
import { limits } from '#domain/limits.ts';
import type { Deps } from '../../kernel/context.ts';
import { keyed, sameText } from '../../kernel/tokens.ts';
import { captchaPicture, captchaText } from './captcha-picture.ts';
import { storeCaptcha, takeCaptcha } from './repo.ts';

/** How an answer is kept: keyed with the server's secret, so that the table does not tell five letters. */
export function captchaHash(deps: Deps, key: string, answer: string): string {
  return keyed(deps, 'captcha', `${key}\n${answer.trim().toUpperCase()}`);
}

/** Draws a captcha and remembers its answer for a few minutes. */
export async function newCaptcha(deps: Deps): Promise<{ key: string; image: string }> {
  const key = randomUUID().replaceAll('-', '');
  const text = captchaText();
  const now = deps.now();
  const expireTime = new Date(now.getTime() + limits.captchaMinutes * 60_000);
  await storeCaptcha(deps.db, { key, answerHash: captchaHash(deps, key, text), expireTime }, now);
  return { key, image: captchaPicture(text) };
}

/** Throws captchaWrong unless this is the answer to that captcha, asked for the first time and in time. wire.md §2 */
export async function checkCaptcha(deps: Deps, key: string | undefined, code: string | undefined): Promise<void> {
  if (!key || !/^[0-9a-f]{32}$/.test(key) || !code) throw new Problem('captchaWrong');
  const taken = await takeCaptcha(deps.db, key);
  if (!taken || taken.expireTime <= deps.now() || !sameText(taken.answerHash, captchaHash(deps, key, code)))
    throw new Problem('captchaWrong');
}
