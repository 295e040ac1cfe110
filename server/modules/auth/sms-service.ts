import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { phoneFault, SMS_DIGITS, smsCodeFault } from '#domain/auth/phone.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import { limits } from '#domain/limits.ts';
import type { Ctx, Deps } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import { deliverSoon } from '../../kernel/outbox-delivery.ts';
import { postMessage } from '../../kernel/outbox.ts';
import { checkThrottle, clearFailures, countFailure, throttleKeys } from '../../kernel/throttle.ts';
import { keyed, sameText } from '../../kernel/tokens.ts';
import { TellingProblem } from './oauth-present.ts';
import { plain, tenantIn } from './password-service.ts';
import type { Account } from './repo.ts';
import { askedFor, holdPhone, peopleWithPhone, spendCode, storeCode, tryCode } from './sms-repo.ts';

/** What send-validate takes; a phone number that cannot be one is told apart in three sentences. spec §5 */
export const sendInput = z.object({
  tenantId: z.string().optional(),
  phone: z
    .string()
    .default('')
    .transform((phone) => phone.trim())
    .superRefine((phone, ctx) => {
      const words = phoneFault(phone);
      if (words) ctx.addIssue({ code: 'custom', params: { words } });
    }),
});

const text: Words = [
  '{code} is your QCDM sign-in code. It is good for {minutes} minutes. Do not tell it to anybody.',
  '【QCDM】登录验证码 {code}，{minutes}分钟内有效，请勿告知他人。',
];

/**
 * Sends a code to a phone, if somebody of the tenant who may sign in has it. Whether somebody has is not told: the
 * answer and what is counted are the same either way. ASSUMED: 009
 */
export async function sendCode(ctx: Ctx<z.output<typeof sendInput>>): Promise<unknown> {
  const { deps, now } = ctx;
  const phone = ctx.input.phone;
  const tenantId = tenantIn(ctx);
  const code = String(randomInt(10 ** SMS_DIGITS)).padStart(SMS_DIGITS, '0');
  const id = deps.nextId();
  const known = await deps.db.transaction(async (tx) => {
    await holdPhone(tx, tenantId, phone);
    await mayAsk(ctx, tenantId, (since) => askedFor(tx, tenantId, phone, ctx.address, since));
    await storeCode(tx, {
      id,
      tenantId,
      phone,
      codeHash: codeHash(deps, id, code),
      address: ctx.address.slice(0, 64),
      createTime: now,
      expireTime: new Date(now.getTime() + limits.smsMinutes * 60_000),
    });
    const people = await peopleWithPhone(tx, tenantId, phone);
    if (!people.some((one) => one.status === '1')) return false;
    await postMessage(deps, tx, {
      tenantId,
      recipient: phone,
      template: 'sms_code',
      text,
      params: { code, minutes: limits.smsMinutes },
      hidden: ['code'],
      language: ctx.language,
      address: ctx.address,
      goodUntil: new Date(now.getTime() + limits.smsMinutes * 60_000),
    });
    return true;
  });
  // Not waited for: the time of the answer must not tell who is known.
  if (known) deliverSoon(deps);
  return { resendSeconds: limits.smsResendSeconds };
}

type Count = (since: Date) => Promise<{ byPhone: Date[]; byAddress: Date[] }>;

/** Throws smsTooSoon or smsTooMany: once a minute and ten times a day for a phone, twenty times in half an hour from an address. */
async function mayAsk(ctx: Ctx, tenantId: string, count: Count): Promise<void> {
  if (!tenantId) throw new Problem('invalid', {}, { tenantId: { words: ['Not in the right form', '格式不正确'] } });
  const DAY_MS = 86_400_000;
  const now = ctx.now.getTime();
  const { byPhone, byAddress } = await count(new Date(now - DAY_MS));
  const newest = byPhone.at(-1);
  const wait = newest ? newest.getTime() + limits.smsResendSeconds * 1000 - now : 0;
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    ctx.raw.header('Retry-After', String(seconds));
    throw new Problem('smsTooSoon', { seconds });
  }
  const windowMs = limits.loginWindowMinutes * 60_000;
  const here = byAddress.filter((at) => at.getTime() > now - windowMs);
  const until = Math.max(
    byPhone.length >= limits.smsPerPhoneADay ? byPhone.at(-limits.smsPerPhoneADay)!.getTime() + DAY_MS : 0,
    here.length >= limits.smsPerAddress ? here.at(-limits.smsPerAddress)!.getTime() + windowMs : 0,
  );
  if (until > now) throw new Problem('smsTooMany', { minutes: Math.ceil((until - now) / 60_000) });
}

/**
 * The account of a phone and the code it was sent. A code is compared at most five times, is good once, and every wrong
 * one counts against phone and address as a wrong password does. Where several accounts of a tenant share the phone, the
 * code stays good until `username` says which is meant. ASSUMED: 009
 */
export async function bySms(ctx: Ctx<Readonly<Record<string, string>>>): Promise<Account> {
  const { deps, now, input: asked } = ctx;
  const tenantId = tenantIn(ctx);
  const phone = asked['phone']?.trim() ?? '';
  const code = asked['code']?.trim() ?? '';
  if (!tenantId || phoneFault(phone) || smsCodeFault(code)) throw new Problem('smsWrong');
  const keys = throttleKeys(tenantId, `phone:${phone}`, ctx.address);
  return inTurn(keys[0]!, async () => {
    await checkThrottle(deps, keys);
    const open = await tryCode(deps.db, tenantId, phone, now, limits.smsTries);
    const right = open !== undefined && sameText(open.codeHash, codeHash(deps, open.id, code));
    const people = right ? await peopleWithPhone(deps.db, tenantId, phone) : [];
    if (!right || people.length === 0) {
      await countFailure(deps, keys);
      throw new Problem('smsWrong');
    }
    const account = meant(people, plain(asked['username'] || asked['account']));
    if (!(await spendCode(deps.db, open.id, now))) throw new Problem('smsWrong');
    await clearFailures(deps, keys);
    return account;
  });
}

/** Of several people with one phone: the named one, else the only one who may sign in. */
function meant(people: readonly Account[], name: string): Account {
  const open = people.filter((one) => one.status === '1');
  const named = name === '' ? open : open.filter((one) => one.account.toLowerCase() === name.toLowerCase());
  if (named.length === 1) return named[0]!;
  if (open.length === 0) throw new Problem('accountLeft');
  const accounts = open.map((one) => one.account);
  throw new TellingProblem('smsSeveral', { accounts: accounts.join(', ') }, { accounts });
}

function codeHash(deps: Deps, id: string, code: string): string {
  return keyed(deps, 'sms-code', `${id}\n${code}`);
}
