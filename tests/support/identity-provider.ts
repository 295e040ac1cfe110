import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OidcProvider } from '#server/kernel/ways-in.ts';

/** What this file uses of oidc-provider, which brings no types. */
type ProviderClass = new (
  issuer: string,
  options: Record<string, unknown>,
) => { callback: () => (request: unknown, response: unknown) => void };

/**
 * A real OpenID Connect provider on this machine. Anybody may sign in there, under any name and with any password, on
 * its own pages; the name is the subject.
 */
export async function identityProvider(redirectUris: (source: string) => string[], source = 'site') {
  const server = createServer();
  await listening(server);
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // By a variable: the compiler looks for types of what it sees.
  const name: string = 'oidc-provider';
  const { default: Provider } = (await import(name)) as { default: ProviderClass };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'qcdm',
        client_secret: 'what both ends know',
        redirect_uris: redirectUris(source),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true, methods: ['S256'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], profile: ['name'] },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub, name: `Name of ${sub}` }) }),
    cookies: { keys: ['only for tests'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  });
  const serve = provider.callback();
  let away = false;
  server.on('request', (request, response) => {
    if (away) response.writeHead(503).end();
    else serve(request, response);
  });
  const settings: OidcProvider = {
    kind: 'oidc',
    source,
    name: ['Head office', '总部账号'],
    clientId: 'qcdm',
    clientSecret: 'what both ends know',
    issuer,
    scope: 'openid profile',
  };
  return {
    issuer,
    settings,
    setAway: (now: boolean) => (away = now),
    close: () => closed(server),
  };
}

/** Walks the provider's pages as a person does, and answers where it sends the browser back to. */
export async function walkProvider(start: string, login: string): Promise<URL> {
  const { origin } = new URL(start);
  const jar = new Map<string, string>();
  const go = async (url: string, form?: Record<string, string>) => {
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { body: new URLSearchParams(form) } : {}),
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { page: await answer.text(), location: answer.headers.get('Location') };
  };
  let step = await go(start);
  for (let steps = 0; steps < 12; steps++) {
    if (step.location) {
      const next = new URL(step.location, origin);
      if (next.origin !== origin) return next;
      step = await go(next.href);
      continue;
    }
    const action = /action="([^"]+)"/.exec(step.page)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(step.page)?.[1];
    if (!action || !prompt) throw new Error(`the provider shows something else: ${step.page.slice(0, 300)}`);
    step = await go(new URL(action, origin).href, { prompt, login, password: 'any' });
  }
  throw new Error('the provider does not let go');
}

function listening(server: Server): Promise<void> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', done);
  });
}

function closed(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
}
