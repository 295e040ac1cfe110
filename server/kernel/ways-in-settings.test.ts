import { describe, expect, test } from 'vitest';
import { readWaysIn } from './ways-in-settings.ts';

function read(env: Record<string, string>) {
  const faults: string[] = [];
  return { waysIn: readWaysIn(env, (line) => faults.push(line)), faults };
}

describe('refuses to start with', () => {
  test.each([
    [{ SMS_TRANSPORT: 'pigeon' }, /SMS_TRANSPORT must be one of/],
    [{ SMS_TRANSPORT: 'webhook' }, /SMS_WEBHOOK_URL must be/],
    [{ SMS_TRANSPORT: 'webhook', SMS_WEBHOOK_URL: 'http://sms.example.com' }, /SMS_WEBHOOK_URL must be an https/],
    [{ SMS_TRANSPORT: 'webhook', SMS_WEBHOOK_URL: 'https://sms.example.com' }, /SMS_WEBHOOK_SECRET must have/],
    [{ SSO_ISSUER: 'x' }, /exactly one of/],
    [{ SSO_ISSUER: 'x', SSO_SECRET: 'x'.repeat(32), SSO_JWKS_URL: 'https://x.example' }, /exactly one of/],
    [{ SSO_SECRET: 'x'.repeat(32) }, /SSO_ISSUER must be set/],
    [{ SSO_ISSUER: 'x', SSO_SECRET: 'short' }, /at least 32/],
    [{ SSO_ISSUER: 'x', SSO_JWKS_URL: 'http://x.example' }, /SSO_JWKS_URL must be an https/],
    [{ WECHAT_APP_ID: 'x' }, /WECHAT_APP_ID and WECHAT_APP_SECRET belong together/],
    [{ QQ_APP_KEY: 'x' }, /QQ_APP_ID and QQ_APP_KEY belong together/],
    [{ OIDC_PROVIDERS: 'Site' }, /lower-case letters/],
    [{ OIDC_PROVIDERS: 'qq' }, /named twice/],
    [{ OIDC_PROVIDERS: 'site' }, /OIDC_SITE_ISSUER must be/],
    [{ OIDC_PROVIDERS: 'site', OIDC_SITE_ISSUER: 'https://x.example' }, /OIDC_SITE_CLIENT_ID must be set/],
    [{ PUBLIC_URL: 'https://x.example/qcdm' }, /PUBLIC_URL must be an origin/],
  ] as const)('%j', (env, words) => {
    expect(read(env).faults.join('\n')).toMatch(words);
  });
});

test('with nothing said, codes are printed and nobody else is believed', () => {
  expect(read({})).toEqual({ waysIn: { sms: { transport: 'console' }, social: [] }, faults: [] });
});

test('everything said', () => {
  const { waysIn, faults } = read({
    PUBLIC_URL: 'https://qcdm.example.com',
    SMS_TRANSPORT: 'webhook',
    SMS_WEBHOOK_URL: 'http://localhost:9000/sms',
    SMS_WEBHOOK_SECRET: 'x'.repeat(16),
    SSO_ISSUER: 'portal',
    SSO_JWKS_URL: 'https://portal.example.com/jwks',
    SSO_ACCOUNT_CLAIM: 'login',
    WECHAT_APP_ID: 'wx',
    WECHAT_APP_SECRET: 's',
    OIDC_PROVIDERS: 'site, head-office',
    OIDC_SITE_ISSUER: 'http://127.0.0.1:3000',
    OIDC_SITE_CLIENT_ID: 'a',
    OIDC_SITE_CLIENT_SECRET: 'b',
    OIDC_HEAD_OFFICE_ISSUER: 'https://login.example.com',
    OIDC_HEAD_OFFICE_CLIENT_ID: 'c',
    OIDC_HEAD_OFFICE_CLIENT_SECRET: 'd',
    OIDC_HEAD_OFFICE_NAME: 'Head office',
    OIDC_HEAD_OFFICE_NAME_ZH: '总部',
    OIDC_HEAD_OFFICE_SCOPE: 'openid',
  });
  expect(faults).toEqual([]);
  expect(waysIn.sms).toMatchObject({ transport: 'webhook', url: 'http://localhost:9000/sms' });
  expect(waysIn.sso).toEqual({
    issuer: 'portal',
    audience: 'qcdm',
    jwksUrl: 'https://portal.example.com/jwks',
    accountClaim: 'login',
    tenantClaim: 'tenant_id',
  });
  expect(waysIn.social).toMatchObject([
    { source: 'wechat', clientId: 'wx', pages: 'https://open.weixin.qq.com' },
    { source: 'site', name: ['site', 'site'], scope: 'openid profile' },
    { source: 'head-office', name: ['Head office', '总部'], clientId: 'c', scope: 'openid' },
  ]);
});
