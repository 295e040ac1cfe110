import { askToken, askTokenBySso, type SignIn } from '#api/token-call.ts';
import { textIn } from '#api/oauth-body.ts';
import { type Credentials, signIn } from '#api/sign-in.ts';
import type { Words } from '#domain/kernel/words.ts';
import type { Arrival } from '../arrival.ts';
import { safePath } from '../guard.ts';
import { finishSignIn } from '../sign-in-flow.ts';
import { loginWords } from './login-words.ts';

/** An identity elsewhere that is nobody's here yet: the next sign-in links it. */
export interface Ticket {
  bindTicket: string;
  /** The server's words. */
  message: string;
  redirect: string;
}

export interface Attempt {
  /** Why it did not succeed, in the server's words or ours. */
  refusal?: Words | string;
  /** Trying the same again may help. */
  again?: boolean;
  /** Where the person was going when they were sent away. */
  redirect?: string;
  ticket?: Ticket;
  /** Several accounts have this phone: one of them is to be named. */
  accounts?: string[];
}

/** Told when the token is there and the workplace is being loaded. */
type Granted = () => void;

/** Account and password. */
export function byPassword(who: Credentials, granted: Granted): Promise<Attempt> {
  return enter(signIn(who), who.tenantId, granted);
}

export interface PhoneCode {
  tenantId: string;
  phone: string;
  code: string;
  /** Which account is meant, where several have this phone. */
  account: string;
  bindTicket: string;
}

/** A code that was sent to a phone. wire.md §2 */
export function byPhone({ tenantId, phone, code, account, bindTicket }: PhoneCode, granted: Granted): Promise<Attempt> {
  const grant: Record<string, string> = { grant_type: 'sms_code', tenantId, phone, code };
  if (account !== '') grant['username'] = account;
  if (bindTicket !== '') grant['bind_ticket'] = bindTicket;
  return enter(askToken(grant), tenantId, granted);
}

/** A proof that stood in the address. */
export function byArrival(arrival: Arrival, granted: Granted): Promise<Attempt> {
  if (arrival.by === 'sso') return enter(askTokenBySso(arrival.token), '', granted);
  const { source, code, state, iss } = arrival;
  return enter(askToken({ grant_type: 'social', source, code, state, ...(iss ? { iss } : {}) }), '', granted);
}

/** One attempt to sign in: the token first, then everything the workplace needs. spec §4 */
async function enter(asked: Promise<SignIn>, tenantId: string, granted: Granted): Promise<Attempt> {
  const answer = await asked;
  if (answer.ok) {
    granted();
    const redirect = textIn(answer.body, 'redirect');
    const outcome = await finishSignIn(answer.body, tenantId);
    return redirect === '' ? outcome : { ...outcome, redirect: safePath(redirect) };
  }
  const { message, told } = answer;
  const refusal = message || loginWords.failed;
  const error = textIn(told, 'error');
  const bindTicket = textIn(told, 'bind_ticket');
  if (bindTicket !== '')
    return { refusal, ticket: { bindTicket, message, redirect: safePath(textIn(told, 'redirect')) } };
  if (error === 'account_choice') return { refusal, accounts: accountsIn(told) };
  return { refusal, again: error === '' || error === 'temporarily_unavailable' };
}

function accountsIn(told: unknown): string[] {
  const { accounts } = told as { accounts?: unknown };
  return Array.isArray(accounts) ? accounts.filter((one) => typeof one === 'string') : [];
}
