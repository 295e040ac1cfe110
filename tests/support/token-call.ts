import type { TestApp } from './app.ts';
import { basic, type Loose } from './caller.ts';

/** What a token call answered: flat, without an envelope. */
export interface Flat {
  status: number;
  body: Loose;
  headers: Headers;
}

/** Calls below /api/blade-auth/oauth as a browser would that has not signed in: with the client credential and cookies. */
export function wayIn(app: TestApp) {
  const jar = new Map<string, string>();
  const call = async (
    method: string,
    path: string,
    params: Record<string, string> = {},
    how: How = {},
  ): Promise<Flat> => {
    const query = new URLSearchParams(params).toString();
    const headers: Record<string, string> = { Authorization: basic, 'Accept-Language': 'en', ...how.headers };
    if (jar.size > 0) headers['Cookie'] = [...jar].map((pair) => pair.join('=')).join('; ');
    const url = `${how.origin ?? ''}/api/blade-auth/oauth/${path}${query === '' ? '' : `?${query}`}`;
    const answer = await app.request(url, { method, headers, redirect: 'manual' }, how.address);
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=');
      jar.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, body: parsed(text), headers: answer.headers };
  };
  return {
    jar,
    token: (params: Record<string, string>, how?: How) => call('POST', 'token', params, how),
    send: (params: Record<string, string>, how?: How) => call('POST', 'sms/send-validate', params, how),
    sso: (token: string, how?: How) => call('GET', 'tokenBySSO', { token }, how),
    sources: (how?: How) => call('GET', 'sources', {}, how),
    render: (source: string, params: Record<string, string> = {}, how?: How) =>
      call('GET', `render/${source}`, params, how),
  };
}

export interface How {
  headers?: Record<string, string>;
  address?: string;
  origin?: string;
}

function parsed(text: string): Loose {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
