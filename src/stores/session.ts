import { create } from 'zustand';
import { kindsOf } from '#domain/access/roles.ts';
import { idList } from '#domain/kernel/id-list.ts';
import type { Actor } from '#domain/kernel/flow.ts';
import { type Checked, isObject, listOf, orElse, shape } from './checked.ts';
import { useLanguageStore } from './language.ts';
import { useProject } from './project.ts';
import { asText, readStored, readWithTime, removeStored, writeStored } from './storage.ts';
import { useWebsite } from './website.ts';

const word = orElse(asText, '');

/** The person as the user-info call says it; a field that is missing or odd is empty, never fatal. spec §3 */
const asUserInfo = shape({
  userId: word,
  tenantId: word,
  account: word,
  /** The English name; realName is the Chinese one. */
  name: word,
  realName: word,
  userName: word,
  roleId: word,
  roleName: word,
  roles: orElse(listOf(asText), []),
  authority: word,
  dateFormat: word,
  language: word,
  avatar: word,
  email: word,
  phone: word,
  company: word,
});
export type UserInfo = Checked<typeof asUserInfo>;

export interface Tokens {
  token: string;
  refreshToken: string;
}

interface SessionState extends Tokens {
  /** When the token was stored, in milliseconds. */
  tokenAt: number;
  tenantId: string;
  userInfo: UserInfo | null;
}

const signedOut: SessionState = { token: '', refreshToken: '', tokenAt: 0, tenantId: '', userInfo: null };

function restore(): SessionState {
  const token = readWithTime('token', asText);
  return {
    token: token?.value ?? '',
    tokenAt: token?.datetime ?? 0,
    refreshToken: readStored('refreshToken', asText) ?? '',
    tenantId: readStored('tenantId', asText) ?? '',
    userInfo: readStored('userInfo', asUserInfo) ?? null,
  };
}

/** Who is signed in. spec §9: tokens in session storage, the person in local storage. */
export const useSession = create<SessionState>()(() => restore());

/** Stores a fresh pair of tokens, from a login or a refresh. */
export function storeTokens({ token, refreshToken }: Tokens, now = Date.now()): void {
  writeStored('token', token, 'session', now);
  writeStored('refreshToken', refreshToken, 'session', now);
  useSession.setState({ token, refreshToken, tokenAt: now });
}

/** Stores the tenant the person signed in to. */
export function storeTenant(tenantId: string): void {
  writeStored('tenantId', tenantId, 'session');
  useSession.setState({ tenantId });
}

/** Stores the person; whatever else the answer holds (a password, say) is dropped. spec §3 */
export function storeUserInfo(answer: unknown): UserInfo {
  const userInfo = asUserInfo(isObject(answer) ? answer : {})!;
  writeStored('userInfo', userInfo, 'local');
  // Two browser tabs may be two people: this tab's own copy is read first.
  writeStored('userInfo', userInfo, 'session');
  useSession.setState({ userInfo });
  return userInfo;
}

/** Forgets tokens and person. */
export function clearSession(): void {
  for (const name of ['token', 'refreshToken', 'tenantId', 'userInfo']) removeStored(name, 'session');
  removeStored('userInfo', 'local');
  useSession.setState(signedOut);
}

/** The person inside the current project, as the rules of a flow want them. */
export function currentActor(): Actor {
  return actorOf(
    useSession.getState().userInfo,
    useWebsite.getState().roleConfig,
    useProject.getState().current?.contractorId,
  );
}

/** `currentActor()` for components: follows the person, the website configuration and the project. */
export function useActor(): Actor {
  const person = useSession((state) => state.userInfo);
  const config = useWebsite((state) => state.roleConfig);
  const contractorId = useProject((state) => state.current?.contractorId);
  return actorOf(person, config, contractorId);
}

function actorOf(person: UserInfo | null, config: Readonly<Record<string, string>>, contractorId?: string): Actor {
  return {
    userId: person?.userId ?? '',
    kinds: kindsOf(idList(person?.roleId), config),
    contractorId: contractorId ? contractorId : null,
  };
}

/** The signed-in person's name in the reader's language; the account where there is none. */
export function usePersonName(): string {
  const english = useLanguageStore((state) => state.language) === 'en';
  const person = useSession((state) => state.userInfo);
  const [first, second] = english ? [person?.name, person?.realName] : [person?.realName, person?.name];
  return first || second || person?.account || '';
}
