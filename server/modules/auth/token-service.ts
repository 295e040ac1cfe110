import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Problem, type ProblemName } from '#domain/kernel/problems.ts';
import { say } from '#domain/kernel/words.ts';
import { clientRowOf } from '../../kernel/auth.ts';
import type { Ctx } from '../../kernel/context.ts';
import { signAccess } from '../../kernel/tokens.ts';
import { type Asked, grant } from './grants.ts';
import { rolesOf } from './repo.ts';

/** The token call: a flat snake_case body on success, a flat error without `code` on refusal. wire.md §2 PRO */
export async function tokenAnswer(ctx: Ctx<Asked>): Promise<Response> {
  try {
    return ctx.raw.json(await tokenBody(ctx));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const body = {
      error: oauthErrors[error.problem] ?? 'invalid_grant',
      error_description: say(error.words, ctx.language, error.params),
    };
    return ctx.raw.json(body, error.code as ContentfulStatusCode);
  }
}

/** Names of RFC 6749 §5.2; everything else is an invalid grant. */
const oauthErrors: Partial<Record<ProblemName, string>> = {
  badClient: 'invalid_client',
  grantUnknown: 'unsupported_grant_type',
  captchaRequired: 'unauthorized_client',
};

async function tokenBody(ctx: Ctx<Asked>) {
  const client = await clientRowOf(ctx.deps, ctx.raw.req.header('Authorization'));
  const { account, sessionId, refreshToken } = await grant(ctx, client, ctx.input);
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
    avatar: account.avatar,
    detail: { type: 'web' },
  };
}
