import type { OwnProvider } from '../../kernel/ways-in.ts';
import { type Attempt, callProvider, ProviderRefused, type SocialPerson } from './provider-rules.ts';

/** QQ's page. */
export function qqPage(provider: OwnProvider, attempt: Attempt): URL {
  const url = new URL('/oauth2.0/authorize', provider.pages);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: attempt.redirectUri,
    state: attempt.state,
    scope: 'get_user_info',
  }).toString();
  return url;
}

/** Exchanges the code. The token says nothing of the person: a second call answers the `openid`, a third the name. */
export async function qqPerson(provider: OwnProvider, attempt: Attempt, code: string): Promise<SocialPerson> {
  const said = await callProvider(provider.calls, '/oauth2.0/token', {
    grant_type: 'authorization_code',
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    code,
    redirect_uri: attempt.redirectUri,
    fmt: 'json',
  });
  const token = said['access_token'];
  if (typeof token !== 'string') throw new ProviderRefused(`token: error ${String(said['error'])}`);
  const me = await callProvider(provider.calls, '/oauth2.0/me', { access_token: token, fmt: 'json' });
  const openid = me['openid'];
  // A token that was given to another application proves nothing to this one.
  if (typeof openid !== 'string' || openid === '' || me['client_id'] !== provider.clientId)
    throw new ProviderRefused(`me: error ${String(me['error'])}`);
  const info = await callProvider(provider.calls, '/user/get_user_info', {
    access_token: token,
    oauth_consumer_key: provider.clientId,
    openid,
  });
  return { subject: openid, name: typeof info['nickname'] === 'string' ? info['nickname'] : '' };
}
