import { Problem } from '#domain/kernel/problems.ts';
import type { Client } from '../../kernel/auth.ts';
import type { Ctx } from '../../kernel/context.ts';
import { checkCaptcha } from './captcha-service.ts';
import { byPassword } from './password-service.ts';
import type { Account } from './repo.ts';
import { type Granted, refreshSessionOf, startSession } from './session-service.ts';
import { bySms } from './sms-service.ts';
import { bind, ticketIn } from './social-bind-service.ts';
import { bySocial } from './social-service.ts';

/** Parameters of the token call by name, from wherever they came; headers by lower-case name. wire.md §2 */
export type Asked = Readonly<Record<string, string>>;

type Ask = Ctx<Asked>;

/** What a sign-in leads to beside the session. */
export interface Entered extends Granted {
  /** Where the person was going when sent to a provider. */
  returnTo?: string;
}

/** Each way of proving who one is, by its grant type; a name that nobody defined is no way. */
const ways = new Map<string, (ctx: Ask) => Promise<Account>>([
  [
    'captcha',
    async (ctx) => {
      if (ctx.deps.config.captcha === 'on')
        await checkCaptcha(ctx.deps, ctx.raw.req.header('Captcha-Key'), ctx.raw.req.header('Captcha-Code'));
      return byPassword(ctx);
    },
  ],
  [
    'password',
    (ctx) => {
      if (ctx.deps.config.captcha === 'on') throw new Problem('captchaRequired');
      return byPassword(ctx);
    },
  ],
  ['sms_code', bySms],
]);

/** Carries out the asked grant, if the client may use it. */
export async function grant(ctx: Ask, client: Client): Promise<Entered> {
  const asked = ctx.input;
  const type = asked['grant_type'] ?? asked['grantType'] ?? '';
  mayUse(client, type);
  if (type === 'refresh_token')
    return refreshSessionOf(ctx, client, asked['refresh_token'] ?? asked['refreshToken'] ?? '');
  if (type === 'social') {
    const { account, returnTo } = await bySocial(ctx);
    return { ...(await startSession(ctx, client, account)), returnTo };
  }
  const way = ways.get(type);
  if (!way) throw new Problem('grantUnknown');
  // Looked at first: who comes back too late hears it before a captcha or a code is spent.
  const ticket = await ticketIn(ctx);
  const account = await way(ctx);
  if (ticket) await bind(ctx, ticket, account);
  return startSession(ctx, client, account);
}

/** Throws grantUnknown unless the client's row lists the grant. */
export function mayUse(client: Client, grantType: string): void {
  if (!client.authorizedGrantTypes.split(',').includes(grantType)) throw new Problem('grantUnknown');
}
