import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { CallScopes } from '#domain/access/call-scopes.ts';
import type { Reaches } from '#domain/access/data-reach.ts';
import type { RoleConfig, RoleKind } from '#domain/access/roles.ts';
import type { Actor } from '#domain/kernel/flow.ts';
import type { Language } from '#domain/kernel/words.ts';
import type { Db } from '../db/open.ts';
import type { FileStore } from './files.ts';
import type { SmsTransport, SocialProvider, SsoSettings } from './ways-in.ts';

/** What the environment decides. .env.example documents each. */
export interface Config {
  /** Signs access tokens and file links. */
  secret: string;
  /** off: the captcha is not needed and the password grant is open. */
  captcha: 'on' | 'off';
  /** IANA zone of the wall clock on the wire. ASSUMED: 007 */
  timeZone: string;
  /** Name of the project header. */
  projectHeader: string;
  /** Folder of the built SPA, or null when only the API is served. */
  webRoot: string | null;
  production: boolean;
  /** Behind one reverse proxy: the caller's address is the last of X-Forwarded-For. */
  trustProxy?: boolean;
  /** Sites whose pages may be embedded, besides this one. ASSUMED: 016 */
  frameOrigins?: readonly string[];
  /** Where browsers find the product, for providers that send them back; undefined: where the request came to. */
  publicUrl?: string;
  /** undefined: console. */
  sms?: SmsTransport;
  /** undefined: no other system's links are believed. */
  sso?: SsoSettings;
  social?: readonly SocialProvider[];
  /** Opens passwords that clients seal with SM2, 64 hex digits; undefined: none is accepted. ASSUMED: 026 */
  sm2PrivateKey?: string;
}

/** Everything the app stands on; tests hand in their own clock, database and folder. */
export interface Deps {
  db: Db;
  config: Config;
  files: FileStore;
  log: Logger;
  now: () => Date;
  /** Next id: unique, growing with time. */
  nextId: () => string;
}

/** The signed-in person of a request, read from the database at every request. */
export interface Person {
  sessionId: string;
  userId: string;
  tenantId: string;
  account: string;
  realName: string;
  roleIds: readonly string[];
  kinds: readonly RoleKind[];
  /** Permission codes: menus and buttons granted to the roles. */
  codes: ReadonlySet<string>;
  /** Website configuration of the tenant: role ids by key. spec §3 */
  roleConfig: RoleConfig;
  /** Whose records the data scopes of the roles leave visible (server/kernel/data-scope.ts). */
  reaches: Reaches;
  /** The interface scopes there are, and those granted to the roles (server/kernel/permit.ts). */
  calls: { scopes: CallScopes; granted: ReadonlySet<string> };
  /** The administrator of tenant 000000: may write what all tenants share. */
  platformAdmin: boolean;
}

/** The person inside the project that the request names. */
export interface Member extends Person, Actor {
  projectId: string;
  /** In APP_VIEW_ALL_CHECKLIST_ROLE: sees every checklist. spec §6 */
  viewsAll: boolean;
  /** In APP_OP_ALL_CHECKLIST_ROLE: may act on every checklist. spec §6 */
  operatesAll: boolean;
}

/** Hono variables set by the middleware in front of every endpoint. */
export interface AppEnv {
  Variables: { requestId: string; language: Language; log: Logger; address: string };
}

/** What a handler works with. In a write, `db` is the transaction: everything or nothing. */
export interface Ctx<I = unknown> {
  deps: Deps;
  db: Db;
  input: I;
  now: Date;
  language: Language;
  requestId: string;
  /** The caller's network address. */
  address: string;
  /** The Hono context, for the few that read files or headers. */
  raw: Context<AppEnv>;
}
export type PersonCtx<I = unknown> = Ctx<I> & { person: Person };
export type MemberCtx<I = unknown> = Ctx<I> & { person: Member };
