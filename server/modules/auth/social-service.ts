import { randomBytes } from 'node:crypto';
import { fixedSources, type Source } from '#domain/auth/source.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import { limits } from '#domain/limits.ts';
import type { Ctx, Deps } from '../../kernel/context.ts';
import { sameText, sha256 } from '../../kernel/tokens.ts';
import type { SocialProvider } from '../../kernel/ways-in.ts';
import { plain, tenantIn } from './password-service.ts';
import type { Account } from './repo.ts';
import { bindTicketFor } from './social-bind-service.ts';
import { browserHash, insidePath, markBrowser, originOf } from './social-link.ts';
import { personAt, providerPage } from './social-provider.ts';
import { accountOfIdentity, storeAttempt, takeAttempt } from './social-repo.ts';

/** Every way to sign in with somebody else's account: the two of the spec, then those of this installation. spec §2 */
export function sources(deps: Deps): Source[] {
  const there = deps.config.social ?? [];
  const entry = (source: string, name: Words): Source => ({
    source,
    nameEn: name[0],
    name: name[1],
    configured: there.some((one) => one.source === source),
  });
  const fixed = Object.entries(fixedSources).map(([source, name]) => entry(source, name));
  const others = there.filter((one) => !(one.source in fixedSources)).map((one) => entry(one.source, one.name));
  return [...fixed, ...others];
}

function providerOf(ctx: Ctx, source: string): SocialProvider {
  const provider = (ctx.deps.config.social ?? []).find((one) => one.source === source);
  if (provider) return provider;
  const name = source === 'wechat' || source === 'qq' ? fixedSources[source] : plain(source) || '?';
  throw new Problem('socialOff', { source: name });
}

/** Where a browser is sent to say who its person is. What must come back unchanged is kept for ten minutes. */
export async function renderUrl(ctx: Ctx<{ source: string; tenantId?: string; redirect?: string }>): Promise<URL> {
  const { deps, now, input } = ctx;
  const provider = providerOf(ctx, input.source);
  const attempt = {
    // Letters and digits only: WeChat takes nothing else.
    state: randomBytes(24).toString('hex'),
    nonce: randomBytes(24).toString('hex'),
    verifier: randomBytes(48).toString('base64url'),
    redirectUri: `${originOf(ctx)}/oauth/redirect/${provider.source}`,
  };
  const page = await providerPage(ctx, provider, attempt);
  await storeAttempt(
    deps.db,
    {
      stateHash: sha256(attempt.state),
      tenantId: tenantIn(ctx),
      source: provider.source,
      verifier: attempt.verifier,
      nonce: attempt.nonce,
      browserHash: markBrowser(ctx),
      redirectUri: attempt.redirectUri,
      returnTo: insidePath(input.redirect),
      expireTime: new Date(now.getTime() + limits.socialMinutes * 60_000),
    },
    now,
  );
  return page;
}

/**
 * The account of whoever came back from a provider: state known, in time, used once and by the browser that was sent.
 * An identity that belongs to nobody here is answered with a ticket that the next sign-in may bring along.
 */
export async function bySocial(
  ctx: Ctx<Readonly<Record<string, string>>>,
): Promise<{ account: Account; returnTo: string }> {
  const { deps, now, input: asked } = ctx;
  const provider = providerOf(ctx, plain(asked['source']));
  const state = asked['state'] ?? '';
  const code = plain(asked['code'], 2048);
  const taken = state === '' ? undefined : await takeAttempt(deps.db, sha256(state));
  const mine = taken && sameText(taken.browserHash, browserHash(ctx));
  if (!taken || !mine || taken.expireTime <= now || taken.source !== provider.source || code === '')
    throw new Problem('socialState');
  const { tenantId, returnTo, redirectUri, nonce, verifier } = taken;
  const returned = { code, iss: plain(asked['iss'], 500) };
  const person = await personAt(ctx, provider, { state, nonce, verifier, redirectUri }, returned);
  const who = { tenantId, source: provider.source, subject: person.subject };
  const account = await accountOfIdentity(deps.db, who, now);
  if (!account) throw await bindTicketFor(ctx, provider, person, { browserHash: taken.browserHash, returnTo });
  return { account, returnTo };
}
