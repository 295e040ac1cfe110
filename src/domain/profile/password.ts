import { z } from 'zod';
import type { Words } from '../kernel/words.ts';

/** ASSUMED: 015; the sign-in takes no longer ones. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

export const passwordWords = {
  empty: ['Enter your current password', '请输入原密码'],
  emptyNew: ['Enter a new password', '请输入新密码'],
  short: [`At least ${PASSWORD_MIN} characters`, `至少 ${PASSWORD_MIN} 个字符`],
  long: [`At most ${PASSWORD_MAX} characters`, `最多 ${PASSWORD_MAX} 个字符`],
  differ: ['The two passwords differ', '两次输入的密码不一致'],
  same: ['Choose a password other than the current one', '新密码不能与原密码相同'],
  wrong: ['The current password is not right', '原密码不正确'],
} as const satisfies Record<string, Words>;

/** Browsers of this family send md5-hex, of which nothing more can be said. wire.md §2 */
const hashed = (password: string) => /^[0-9a-f]{32}$/i.test(password);

/** What is wrong with a password that a person would like to have, or null. */
export function newPasswordFault(password: string): Words | null {
  if (password === '') return passwordWords.emptyNew;
  if ([...password].length > PASSWORD_MAX) return passwordWords.long;
  return [...password].length < PASSWORD_MIN && !hashed(password) ? passwordWords.short : null;
}

const secret = z.string().max(PASSWORD_MAX).default('');

/** The three fields of a change of password, under the names of the wire. wire.md §4 */
export const changePassword = z
  .object({ oldPassword: secret, newPassword: secret, newPassword1: secret })
  .superRefine(({ oldPassword, newPassword, newPassword1 }, ctx) => {
    const refuse = (path: string, words: Words) => ctx.addIssue({ code: 'custom', path: [path], params: { words } });
    if (oldPassword === '') refuse('oldPassword', passwordWords.empty);
    const fault = newPasswordFault(newPassword);
    if (fault) refuse('newPassword', fault);
    else if (newPassword === oldPassword) refuse('newPassword', passwordWords.same);
    // spec §5
    if (newPassword1 !== newPassword) refuse('newPassword1', passwordWords.differ);
  });

/** How hard a password is to guess: by its length, the kinds of characters in it, and how much it repeats. */
export function passwordStrength(password: string, account = ''): 0 | 1 | 2 | 3 | 4 {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return password === '' ? 0 : 1;
  const own = account.length > 2 && password.toLowerCase().includes(account.toLowerCase());
  const varied = new Set(password.toLowerCase()).size;
  if (own || varied < 5 || /^(?:0?123456789?0?|password|qwert|abcdef|admin)/i.test(password)) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const points = (kinds > 1 ? 1 : 0) + (kinds > 2 ? 1 : 0) + (length >= 12 ? 1 : 0) + (length >= 16 ? 1 : 0);
  return points >= 3 ? 4 : points === 2 ? 3 : 2;
}
