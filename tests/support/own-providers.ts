import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OwnProvider } from '#server/kernel/ways-in.ts';

const appId = 'app-1';
const appSecret = 'secret-1';

/**
 * WeChat's and QQ's calls as their manuals write them: refusals with HTTP 200, JSON sent as plain text, JSON in a
 * callback. A code is `code-of-<person>` and good once.
 */
export async function ownProviders() {
  const asked: { path: string; params: Record<string, string> }[] = [];
  const used = new Set<string>();
  let away = false;
  /** QQ without `fmt=json` answers in two other forms; some gateways in front of it drop the parameter. */
  let oldForms = false;
  const take = (code: string) => {
    const person = /^code-of-(\w+)$/.exec(code)?.[1];
    if (!person || used.has(code)) return null;
    used.add(code);
    return person;
  };
  const personOf = (token: string) => /^token-of-(\w+)$/.exec(token)?.[1] ?? '';
  const callback = (value: unknown) => `callback( ${JSON.stringify(value)} );\n`;

  const answers: Record<string, (p: Record<string, string>) => string> = {
    '/sns/oauth2/access_token': (p) => {
      if (p['appid'] !== appId || p['secret'] !== appSecret || p['grant_type'] !== 'authorization_code')
        return JSON.stringify({ errcode: 40_125, errmsg: 'invalid appsecret' });
      const person = take(p['code'] ?? '');
      if (!person) return JSON.stringify({ errcode: 40_029, errmsg: 'invalid code' });
      return JSON.stringify({
        access_token: `token-of-${person}`,
        expires_in: 7200,
        refresh_token: 'r',
        openid: `wx-${person}`,
        scope: 'snsapi_login',
        unionid: `u-${person}`,
      });
    },
    '/sns/userinfo': (p) =>
      JSON.stringify({ openid: p['openid'], nickname: `微信 ${personOf(p['access_token'] ?? '')}` }),
    '/oauth2.0/token': (p) => {
      const person = p['client_id'] === appId && p['client_secret'] === appSecret ? take(p['code'] ?? '') : null;
      if (!person || !p['redirect_uri']) return callback({ error: 100_020, error_description: 'code is reused error' });
      const token = { access_token: `token-of-${person}`, expires_in: '7776000', refresh_token: 'r' };
      return oldForms ? new URLSearchParams(token).toString() : JSON.stringify(token);
    },
    '/oauth2.0/me': (p) => {
      const person = personOf(p['access_token'] ?? '');
      const said = { client_id: person === 'stray' ? 'another-app' : appId, openid: `qq-${person}` };
      return oldForms ? callback(said) : JSON.stringify(said);
    },
    '/user/get_user_info': (p) =>
      JSON.stringify({ ret: 0, msg: '', nickname: `QQ ${personOf(p['access_token'] ?? '')}` }),
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    const params = Object.fromEntries(url.searchParams);
    asked.push({ path: url.pathname, params });
    const answer = answers[url.pathname];
    if (away || !answer) return response.writeHead(away ? 502 : 404).end('<html>');
    return response.writeHead(200, { 'Content-Type': 'text/plain' }).end(answer(params));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = (kind: 'wechat' | 'qq', name: OwnProvider['name']): OwnProvider => ({
    kind,
    source: kind,
    name,
    clientId: appId,
    clientSecret: appSecret,
    pages: origin,
    calls: origin,
  });
  return {
    asked,
    wechat: settings('wechat', ['WeChat', '微信']),
    qq: settings('qq', ['QQ', 'QQ']),
    setAway: (now: boolean) => (away = now),
    setOldForms: (now: boolean) => (oldForms = now),
    close: () => new Promise((closed) => server.close(closed)),
  };
}
