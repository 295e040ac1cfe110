import { sentPassword } from './password-form.ts';
import { askToken, type SignIn } from './token-call.ts';

export interface Credentials {
  tenantId: string;
  account: string;
  password: string;
  captchaKey: string;
  captchaCode: string;
  /** Links the identity it stands for to who signs in; '' for none. */
  bindTicket?: string;
}

/** Asks for a token with the password grant and the captcha headers. spec §7, wire.md §2 */
export async function signIn(who: Credentials): Promise<SignIn> {
  return askToken(
    {
      tenantId: who.tenantId,
      username: who.account,
      password: await sentPassword(who.password),
      grant_type: who.captchaKey ? 'captcha' : 'password',
      type: 'account',
      ...(who.bindTicket ? { bind_ticket: who.bindTicket } : {}),
    },
    who.captchaKey ? { 'Captcha-Key': who.captchaKey, 'Captcha-Code': who.captchaCode } : {},
  );
}
