import { Problem } from '#domain/kernel/problems.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { SocialProvider } from '../../kernel/ways-in.ts';
import { type Attempt, ProviderAway, ProviderRefused, type SocialPerson } from './provider-rules.ts';
import { qqPage, qqPerson } from './qq-provider.ts';
import { wechatPage, wechatPerson } from './wechat-provider.ts';

// Its library is fetched when somebody comes that way.
const oidc = () => import('./oidc-provider.ts');

/** The page of the provider where people say who they are. */
export function providerPage(ctx: Ctx, provider: SocialProvider, attempt: Attempt): Promise<URL> {
  return asked(ctx, provider, async () => {
    if (provider.kind === 'oidc') return (await oidc()).oidcPage(provider, attempt);
    return provider.kind === 'wechat' ? wechatPage(provider, attempt) : qqPage(provider, attempt);
  });
}

/** Who came back with this code. */
export function personAt(
  ctx: Ctx,
  provider: SocialProvider,
  attempt: Attempt,
  returned: { code: string; iss: string },
): Promise<SocialPerson> {
  return asked(ctx, provider, async () => {
    if (provider.kind === 'oidc') return (await oidc()).oidcPerson(provider, attempt, returned);
    return provider.kind === 'wechat'
      ? wechatPerson(provider, returned.code)
      : qqPerson(provider, attempt, returned.code);
  });
}

async function asked<T>(ctx: Ctx, provider: SocialProvider, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const away = error instanceof ProviderAway;
    if (!away && !(error instanceof ProviderRefused)) throw error;
    // Why is for who runs the installation; the person can only start again.
    ctx.raw.get('log').warn({ source: provider.source, reason: error.message }, 'a provider did not confirm a person');
    throw new Problem(away ? 'socialUnreachable' : 'socialRefused', { source: provider.name });
  }
}
