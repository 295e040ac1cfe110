import * as oidc from 'openid-client';
import type { OidcProvider } from '../../kernel/ways-in.ts';
import { type Attempt, ProviderAway, ProviderRefused, type SocialPerson } from './provider-rules.ts';

const TIMEOUT_SECONDS = 10;
/** A discovery document is believed so long: keys are asked for again by themselves, addresses hardly ever move. */
const DISCOVERED_MS = 3_600_000;

const known = new WeakMap<OidcProvider, { found: Promise<oidc.Configuration>; until: number }>();

/** The provider's page for the authorization code flow, with PKCE whatever the provider says about it. */
export async function oidcPage(provider: OidcProvider, attempt: Attempt): Promise<URL> {
  return oidc.buildAuthorizationUrl(await discovered(provider), {
    redirect_uri: attempt.redirectUri,
    scope: provider.scope,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  });
}

/** Exchanges the code and believes the ID token: signature, issuer, audience, times, nonce. */
export async function oidcPerson(
  provider: OidcProvider,
  attempt: Attempt,
  returned: { code: string; iss: string },
): Promise<SocialPerson> {
  const config = await discovered(provider);
  const answer = new URL(attempt.redirectUri);
  answer.searchParams.set('code', returned.code);
  answer.searchParams.set('state', attempt.state);
  // RFC 9207. A client that hands on only code and state is safe as well: every provider has a return address of its own.
  const { issuer, authorization_response_iss_parameter_supported: says } = config.serverMetadata();
  if (returned.iss || says) answer.searchParams.set('iss', returned.iss || issuer);
  const tokens = await asked(() =>
    oidc.authorizationCodeGrant(config, answer, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    }),
  );
  const claims = tokens.claims();
  if (!claims) throw new ProviderRefused('no ID token');
  const name = [claims['name'], claims['preferred_username'], claims['email']].find((one) => typeof one === 'string');
  // With the issuer: another provider put under the same name later must not let strangers in.
  return { subject: `${claims.iss} ${claims.sub}`, name: String(name ?? '') };
}

async function discovered(provider: OidcProvider): Promise<oidc.Configuration> {
  const before = known.get(provider);
  if (before && before.until > Date.now()) return before.found;
  const issuer = new URL(provider.issuer);
  const found = asked(() =>
    oidc.discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [
        oidc.enableNonRepudiationChecks,
        // Settings allow http only on this very machine.
        ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    }),
  );
  known.set(provider, { found, until: Date.now() + DISCOVERED_MS });
  found.catch(() => known.delete(provider));
  return found;
}

/** Tells a provider that is away from one that says no; neither the code nor the secret gets into what is said. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof oidc.ResponseBodyError) throw new ProviderRefused(`${error.error} (HTTP ${error.status})`);
    if (error instanceof oidc.AuthorizationResponseError) throw new ProviderRefused(error.error);
    const { name, message, code } = error as Error & { code?: string };
    const away = name === 'TypeError' || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
    throw away ? new ProviderAway(message) : new ProviderRefused(`${code ?? name}: ${message}`);
  }
}
