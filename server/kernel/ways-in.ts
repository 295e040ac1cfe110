import type { Words } from '#domain/kernel/words.ts';

/** How messages to phones leave. console: the log and the outbox tell them; webhook: somebody else's service sends them. */
export type SmsTransport = { transport: 'console' } | { transport: 'webhook'; url: string; secret: string };

/** Whose signed links are believed. Exactly one of secret and jwksUrl. */
export interface SsoSettings {
  issuer: string;
  audience: string;
  secret?: string;
  jwksUrl?: string;
  accountClaim: string;
  tenantClaim: string;
}

interface Provider {
  /** Names it in addresses. */
  source: string;
  name: Words;
  clientId: string;
  clientSecret: string;
}

/** A provider of OpenID Connect: everything else is told by its discovery document. */
export interface OidcProvider extends Provider {
  kind: 'oidc';
  issuer: string;
  scope: string;
}

/** WeChat's and QQ's own OAuth 2. */
export interface OwnProvider extends Provider {
  kind: 'wechat' | 'qq';
  /** Origins of the page people are sent to and of the calls behind it. */
  pages: string;
  calls: string;
}

export type SocialProvider = OidcProvider | OwnProvider;
