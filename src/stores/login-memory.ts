import { asText, type Check, readOwn, readStored, writeStored } from './storage.ts';

/** What the login form starts from. Never the password. */
export interface LoginMemory {
  tenantId: string;
  account: string;
}

const asMemory: Check<LoginMemory> = (content) => {
  if (typeof content !== 'object' || content === null) return undefined;
  const { tenantId, account } = content as Record<string, unknown>;
  return typeof tenantId === 'string' && typeof account === 'string' ? { tenantId, account } : undefined;
};

/** The tenant and account of the last sign-in on this device; tenant 000000 at first. wire.md §5 */
export function rememberedLogin(): LoginMemory {
  return readStored('lastLogin', asMemory) ?? { tenantId: '000000', account: '' };
}

/** Keeps tenant and account for the next time. */
export function rememberLogin(memory: LoginMemory): void {
  writeStored('lastLogin', memory, 'local');
}

/** Whether a token is stored: the light start decides with it between the login page and the shell. */
export function tokenStored(): boolean {
  return (readOwn('token', asText) ?? '') !== '';
}

/** Whether this window is locked, before the store that knows it is loaded. */
export function lockStored(): boolean {
  return readOwn('isLock', (content) => (content === true ? true : undefined)) ?? false;
}

/** The phone that was last sent a code from this window, and when another may be asked for, in milliseconds. */
export interface CodeWait {
  phone: string;
  until: number;
}

const asWait: Check<CodeWait> = (content) => {
  if (typeof content !== 'object' || content === null) return undefined;
  const { phone, until } = content as Record<string, unknown>;
  return typeof phone === 'string' && typeof until === 'number' ? { phone, until } : undefined;
};

/** Survives a reload: the countdown goes on, and the code can still be typed in. */
export function codeWait(): CodeWait | undefined {
  return readOwn('codeWait', asWait);
}

/** Remembers that a code was sent. */
export function rememberCodeWait(wait: CodeWait): void {
  writeStored('codeWait', wait, 'session');
}
