import { create } from 'zustand';
import { kindsOf } from '#domain/access/roles.ts';
import { idList } from '#domain/kernel/id-list.ts';
import type { Actor } from '#domain/kernel/flow.ts';
import { type Checked, isObject, listOf, orElse, shape, someText } from './checked.ts';
import { useLanguageStore } from './language.ts';
import { useProject } from './project.ts';
import { asText, type Check, readOwn, readWithTime, removeStored, writeStored } from './storage.ts';
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

/** A pair of tokens, and what windows that share a session tell each other about it. docs/decisions/010 */
export interface SessionTokens {
  token: string;
  refreshToken: string;
  /** When the token was stored, in milliseconds. */
  tokenAt: number;
  /** Seconds for which the server takes the token; 0 when it did not say. */
  lifetime: number;
  /** One per sign-in: a duplicated browser tab has the same. */
  family: string;
  /** How often the tokens were replaced since the sign-in. */
  turn: number;
}

interface SessionState extends SessionTokens {
  tenantId: string;
  userInfo: UserInfo | null;
}

const noTokens: SessionTokens = { token: '', refreshToken: '', tokenAt: 0, lifetime: 0, family: '', turn: 0 };
const signedOut: SessionState = { ...noTokens, tenantId: '', userInfo: null };
const asCount: Check<number> = (content) => (typeof content === 'number' && content >= 0 ? content : undefined);
const asMark = shape({ family: someText, turn: asCount, lifetime: asCount });

/** Only this window's own copies: what lies in local storage may be of somebody else, signed in beside. spec §9 */
function restore(): SessionState {
  const token = readWithTime('token', asText, ['session']);
  if (!token?.value) return signedOut;
  return {
    token: token.value,
    tokenAt: token.datetime,
    refreshToken: readOwn('refreshToken', asText) ?? '',
    ...(readOwn('session', asMark) ?? { family: newFamily(), turn: 0, lifetime: 0 }),
    tenantId: readOwn('tenantId', asText) ?? '',
    userInfo: readOwn('userInfo', asUserInfo) ?? null,
  };
}

function newFamily(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

/** Who is signed in. spec §9: tokens in session storage, the person in local storage. */
export const useSession = create<SessionState>()(() => restore());

/** The tokens of this window. */
export function sessionTokens(): SessionTokens {
  const { token, refreshToken, tokenAt, lifetime, family, turn } = useSession.getState();
  return { token, refreshToken, tokenAt, lifetime, family, turn };
}

/** Stores a fresh pair of tokens: of a login when there is no session, of a refresh otherwise. */
export function storeTokens(
  { token, refreshToken, lifetime = 0 }: { token: string; refreshToken: string; lifetime?: number },
  now = Date.now(),
): void {
  const before = sessionTokens();
  const next =
    before.token === '' ? { family: newFamily(), turn: 0 } : { family: before.family, turn: before.turn + 1 };
  keepTokens({ token, refreshToken, tokenAt: now, lifetime, ...next });
}

/** Takes newer tokens of the same session that another window got; others change nothing. */
export function adoptTokens(held: SessionTokens): void {
  const mine = sessionTokens();
  if (mine.token !== '' && held.family === mine.family && held.turn > mine.turn) keepTokens(held);
}

function keepTokens({ token, refreshToken, tokenAt, lifetime, family, turn }: SessionTokens): void {
  writeStored('token', token, 'session', tokenAt);
  writeStored('refreshToken', refreshToken, 'session', tokenAt);
  writeStored('session', { family, turn, lifetime }, 'session', tokenAt);
  useSession.setState({ token, refreshToken, tokenAt, lifetime, family, turn });
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
  // Two windows may be two people: each reads its own copy only.
  writeStored('userInfo', userInfo, 'session');
  useSession.setState({ userInfo });
  return userInfo;
}

/** Forgets tokens and person. */
export function clearSession(): void {
  for (const name of ['token', 'refreshToken', 'session', 'tenantId', 'userInfo']) removeStored(name, 'session');
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
