import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Problem } from '#domain/kernel/problems.ts';
import { type Client, clientRowOf } from '../../kernel/auth.ts';
import type { Ctx } from '../../kernel/context.ts';
import { signAccess } from '../../kernel/tokens.ts';
import { pictureLink } from '../files/read.ts';
import { type Asked, type Entered, grant, mayUse } from './grants.ts';
import { oauthRefusal } from './oauth-present.ts';
import { rolesOf } from './repo.ts';
import { startSession } from './session-service.ts';
import { bySso } from './sso-service.ts';

/** The token call: a flat snake_case body on success, a flat error without `code` on refusal. wire.md §2 PRO */
export function tokenAnswer(ctx: Ctx<Asked>): Promise<Response> {
  return flat(ctx, (client) => grant(ctx, client));
}

/** The token call of the open dialect: the same grants, camelCase in the envelope, refusals like any other. wire.md §2 */
export async function openTokenAnswer(ctx: Ctx<Asked>) {
  const client = await clientRowOf(ctx.deps, ctx.raw.req.header('Authorization'));
  const body = await tokenBody(ctx, client, await grant(ctx, client));
  return {
    accessToken: body.access_token,
    tokenType: body.token_type,
    refreshToken: body.refresh_token,
    expiresIn: body.expires_in,
    tenantId: body.tenant_id,
    userId: body.user_id,
    oauthId: body.oauth_id,
    account: body.account,
    userName: body.real_name,
    avatar: body.avatar,
    authority: body.role_name,
    license: 'qcdm',
  };
}

/** A link of another system instead of a password; the same body. spec §7 */
export function ssoAnswer(ctx: Ctx<{ token: string }>): Promise<Response> {
  return flat(ctx, async (client) => {
    mayUse(client, 'sso');
    return startSession(ctx, client, await bySso(ctx, ctx.input.token));
  });
}

async function flat(ctx: Ctx, enter: (client: Client) => Promise<Entered>): Promise<Response> {
  try {
    const client = await clientRowOf(ctx.deps, ctx.raw.req.header('Authorization'));
    return ctx.raw.json(await tokenBody(ctx, client, await enter(client)));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return ctx.raw.json(oauthRefusal(error, ctx.language), error.code as ContentfulStatusCode);
  }
}

async function tokenBody(ctx: Ctx, client: Client, { account, sessionId, refreshToken, returnTo }: Entered) {
  const roles = await rolesOf(ctx.deps.db, account.id);
  const roleId = roles.map((role) => role.id).join(',');
  const claims = {
    tenant_id: account.tenantId,
    user_id: account.id,
    role_id: roleId,
    account: account.account,
    user_name: account.account,
    client_id: client.clientId,
    session_id: sessionId,
  };
  return {
    access_token: await signAccess(ctx.deps, claims, client.accessTokenValidity),
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: client.accessTokenValidity,
    tenant_id: account.tenantId,
    user_id: account.id,
    dept_id: '',
    post_id: '',
    role_id: roleId,
    oauth_id: '',
    account: account.account,
    user_name: account.account,
    nick_name: account.name,
    real_name: account.realName,
    // Aliases, not names: clients look for `admin` in it. wire.md §8
    role_name: roles.map((role) => role.roleAlias).join(','),
    avatar: pictureLink(ctx.deps, account.avatar, 'thumb'),
    detail: { type: 'web' },
    ...(returnTo === undefined ? {} : { redirect: returnTo }),
  };
}
