import type { Config } from './context.ts';
import type { OidcProvider, OwnProvider, SmsTransport, SsoSettings } from './ways-in.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The part of the configuration that says who may come in how. */
export type WaysIn = Pick<Config, 'publicUrl' | 'sms' | 'sso' | 'social'>;

/** RFC 7518 §3.2: a key of HS256 has at least as many bits as its hash. */
const MIN_SSO_SECRET = 32;
const MIN_WEBHOOK_SECRET = 16;

/** Reads SMS_*, SSO_*, WECHAT_*, QQ_*, OIDC_* and PUBLIC_URL, and tells every mistake to `fault` in one line. */
export function readWaysIn(env: Env, fault: (line: string) => void): WaysIn {
  const sso = readSso(env, fault);
  const social = [...readOwn(env, fault), ...readOidc(env, fault)];
  const publicUrl = env['PUBLIC_URL'];
  if (publicUrl !== undefined && !isOrigin(publicUrl))
    fault('PUBLIC_URL must be an origin such as https://qcdm.example.com');
  return {
    ...(publicUrl === undefined ? {} : { publicUrl }),
    sms: readSms(env, fault),
    ...(sso ? { sso } : {}),
    social,
  };
}

function readSms(env: Env, fault: (line: string) => void): SmsTransport {
  const transport = env['SMS_TRANSPORT'] ?? 'console';
  if (transport === 'console') return { transport };
  const { SMS_WEBHOOK_URL: url = '', SMS_WEBHOOK_SECRET: secret = '' } = env;
  if (transport !== 'webhook') fault('SMS_TRANSPORT must be one of console, webhook');
  else if (!isSafe(url)) fault('SMS_WEBHOOK_URL must be an https address, or http on this machine');
  else if (secret.length < MIN_WEBHOOK_SECRET)
    fault(`SMS_WEBHOOK_SECRET must have at least ${MIN_WEBHOOK_SECRET} characters`);
  return { transport: 'webhook', url, secret };
}

function readSso(env: Env, fault: (line: string) => void): SsoSettings | null {
  const { SSO_ISSUER: issuer, SSO_SECRET: secret, SSO_JWKS_URL: jwksUrl } = env;
  if (!issuer && !secret && !jwksUrl) return null;
  if (!issuer) fault('SSO_ISSUER must be set: it is the `iss` of the links');
  if (Boolean(secret) === Boolean(jwksUrl)) fault('exactly one of SSO_SECRET and SSO_JWKS_URL must be set');
  if (secret && secret.length < MIN_SSO_SECRET) fault(`SSO_SECRET must have at least ${MIN_SSO_SECRET} characters`);
  if (jwksUrl && !isSafe(jwksUrl)) fault('SSO_JWKS_URL must be an https address, or http on this machine');
  return {
    issuer: issuer ?? '',
    audience: env['SSO_AUDIENCE'] ?? 'qcdm',
    ...(secret ? { secret } : {}),
    ...(jwksUrl ? { jwksUrl } : {}),
    accountClaim: env['SSO_ACCOUNT_CLAIM'] ?? 'account',
    tenantClaim: env['SSO_TENANT_CLAIM'] ?? 'tenant_id',
  };
}

const own = {
  wechat: { id: 'WECHAT_APP_ID', secret: 'WECHAT_APP_SECRET', name: ['WeChat', '微信'] },
  qq: { id: 'QQ_APP_ID', secret: 'QQ_APP_KEY', name: ['QQ', 'QQ'] },
} as const;

/** Where WeChat and QQ are; tests put servers of their own in their place. */
export const ownOrigins = {
  wechat: { pages: 'https://open.weixin.qq.com', calls: 'https://api.weixin.qq.com' },
  qq: { pages: 'https://graph.qq.com', calls: 'https://graph.qq.com' },
} as const;

function readOwn(env: Env, fault: (line: string) => void): OwnProvider[] {
  return (['wechat', 'qq'] as const).flatMap((kind) => {
    const { id, secret, name } = own[kind];
    const [clientId = '', clientSecret = ''] = [env[id], env[secret]];
    if (clientId === '' && clientSecret === '') return [];
    if (clientId === '' || clientSecret === '') fault(`${id} and ${secret} belong together`);
    return [{ kind, source: kind, name, clientId, clientSecret, ...ownOrigins[kind] }];
  });
}

/** `OIDC_PROVIDERS=site,head-office`, then each by its name: `OIDC_SITE_ISSUER`, `OIDC_HEAD_OFFICE_CLIENT_ID`, … */
function readOidc(env: Env, fault: (line: string) => void): OidcProvider[] {
  const sources = (env['OIDC_PROVIDERS'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const seen = new Set<string>(['wechat', 'qq']);
  return sources.map((source) => {
    if (!/^[a-z][a-z0-9-]{0,31}$/.test(source))
      fault(`OIDC_PROVIDERS: “${source}” must be lower-case letters, digits and dashes`);
    if (seen.has(source)) fault(`OIDC_PROVIDERS: “${source}” is named twice`);
    seen.add(source);
    const prefix = `OIDC_${source.toUpperCase().replaceAll('-', '_')}`;
    const said = (name: string) => env[`${prefix}_${name}`] ?? '';
    if (!isSafe(said('ISSUER'))) fault(`${prefix}_ISSUER must be an https address, or http on this machine`);
    for (const name of ['CLIENT_ID', 'CLIENT_SECRET']) if (said(name) === '') fault(`${prefix}_${name} must be set`);
    const name = said('NAME') || source;
    return {
      kind: 'oidc',
      source,
      name: [name, said('NAME_ZH') || name],
      clientId: said('CLIENT_ID'),
      clientSecret: said('CLIENT_SECRET'),
      issuer: said('ISSUER'),
      scope: said('SCOPE') || 'openid profile',
    };
  });
}

/** Secrets and codes go to it: only by https, or without leaving the machine. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
