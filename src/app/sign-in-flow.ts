import { clearEverything } from '#api/local-sign-out.ts';
import type { TokenBody } from '#api/oauth-body.ts';
import { queryClient } from '#api/query-client.ts';
import { ApiError } from '#api/api-error.ts';
import type { Words } from '#domain/kernel/words.ts';
import { clearLock } from '#stores/lock.ts';
import { clearMenus } from '#stores/menus.ts';
import { clearProjects } from '#stores/project.ts';
import { clearSession, storeTenant, storeTokens, storeUserInfo } from '#stores/session.ts';
import { resetTabs } from '#stores/tabs.ts';
import { loadWorkplace } from './workplace.ts';

/**
 * What follows a granted token, in the order of spec §4: token, refresh token, tenant and person are stored, tabs go
 * back to home, the lock is cleared, then the workplace is loaded. Answers why the login ends, if it does.
 */
export async function finishSignIn(body: TokenBody, askedTenant: string): Promise<{ refusal?: Words | string }> {
  // What an earlier person of this browser tab left is nobody's business now.
  queryClient.clear();
  clearProjects();
  clearMenus();
  // A link of another system may bring somebody in while another session is still open here.
  clearSession();
  storeTokens({
    token: body.access_token,
    refreshToken: body.refresh_token,
    lifetime: Number(body['expires_in']) || 0,
  });
  storeTenant(body.tenant_id || askedTenant);
  storeUserInfo({
    userId: body['user_id'],
    tenantId: body.tenant_id,
    account: body['account'],
    realName: body['real_name'] || body['nick_name'],
    userName: body['user_name'],
    roleId: body['role_id'],
    roleName: body['role_name'],
    avatar: body['avatar'],
  });
  resetTabs();
  clearLock();
  try {
    const refusal = await loadWorkplace(true);
    return refusal ? { refusal } : {};
  } catch (error) {
    clearEverything();
    if (error instanceof ApiError) return { refusal: error.msg };
    throw error;
  }
}
