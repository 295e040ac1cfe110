import { inRoleList, type RoleConfig, roleParams } from '../access/roles.ts';

/** Website parameter with the role ids that see no information banner. spec §2 has five and does not name them. ASSUMED: 018 */
export const bannerHiddenParam = 'BANNER_HIDDEN_ROLE';

/** Whether a person with these roles sees no banner; where nobody configured it, administrators. */
export function bannerHidden(roleIds: readonly string[], config: RoleConfig): boolean {
  return inRoleList(roleIds, config[bannerHiddenParam] ?? config[roleParams.ADMIN]);
}
