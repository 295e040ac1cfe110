import type { OwnProvider } from '../../kernel/ways-in.ts';
import { type Attempt, callProvider, ProviderRefused, type SocialPerson } from './provider-rules.ts';

/** WeChat's page with the code to scan. It calls its parameters its own names, and wants a fragment at the end. */
export function wechatPage(provider: OwnProvider, attempt: Attempt): URL {
  const url = new URL('/connect/qrconnect', provider.pages);
  url.search = new URLSearchParams({
    appid: provider.clientId,
    redirect_uri: attempt.redirectUri,
    response_type: 'code',
    scope: 'snsapi_login',
    state: attempt.state,
  }).toString();
  url.hash = 'wechat_redirect';
  return url;
}

/** Exchanges the code. A refusal comes with HTTP 200 and `errcode`; who it is stands beside the token as `openid`. */
export async function wechatPerson(provider: OwnProvider, code: string): Promise<SocialPerson> {
  const said = await callProvider(provider.calls, '/sns/oauth2/access_token', {
    appid: provider.clientId,
    secret: provider.clientSecret,
    code,
    grant_type: 'authorization_code',
  });
  const { openid, access_token: token } = said;
  if (typeof openid !== 'string' || openid === '' || typeof token !== 'string')
    throw new ProviderRefused(`access_token: errcode ${String(said['errcode'])}`);
  const info = await callProvider(provider.calls, '/sns/userinfo', { access_token: token, openid, lang: 'zh_CN' });
  // The name is a courtesy; the person is proven without it.
  return { subject: openid, name: typeof info['nickname'] === 'string' ? info['nickname'] : '' };
}
