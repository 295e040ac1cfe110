import { idList } from '../kernel/id-list.ts';
import type { Words } from '../kernel/words.ts';

/** The parts people play on a site. spec §1, domain.md §2.0 */
export const roleKinds = ['PM', 'QM', 'BM', 'CM', 'EM', 'RE', 'RTO', 'MAIN', 'SUBM', 'SUB', 'ADMIN', 'OWNER'] as const;
export type RoleKind = (typeof roleKinds)[number];

export const roleNames: Record<RoleKind, Words> = {
  PM: ['Project manager', '项目经理'],
  QM: ['QA/QC manager', '质量经理'],
  BM: ['Block manager', '楼栋经理'],
  CM: ['Construction manager', '施工经理'],
  EM: ['E&M manager', '机电经理'],
  RE: ['Resident engineer', '驻地工程师'],
  RTO: ['Resident technical officer', '驻地技术员'],
  MAIN: ['Main contractor', '总承包商'],
  SUBM: ['Sub-contractor manager', '分包经理'],
  SUB: ['Sub-contractor', '分包商'],
  ADMIN: ['Administrator', '系统管理员'],
  OWNER: ['Owner', '业主'],
};

/** Website-configuration keys that hold the role ids of a kind. spec §3. OWNER_ROLE_ID is ours. ASSUMED: 004 */
export const roleParams: Record<RoleKind, string> = {
  PM: 'PM_ROLE_ID',
  QM: 'QM_ROLE_ID',
  BM: 'BM_ROLE_ID',
  CM: 'CM_ID',
  EM: 'EM_ID',
  RE: 'RE_ROLE_ID',
  RTO: 'RTO_ROLE_ID',
  MAIN: 'MAIN_CON_ROLE_ID',
  SUBM: 'SUB_CON_MANAGER_ROLE_ID',
  SUB: 'CONTRACTOR_ROLE_ID',
  ADMIN: 'ADMIN_ID',
  OWNER: 'OWNER_ROLE_ID',
};

/** Website configuration as read from params: key → comma list of ids. spec §3 */
export type RoleConfig = Readonly<Record<string, string>>;

/** The kinds that a person's role ids stand for, in the fixed order above. */
export function kindsOf(roleIds: readonly string[], config: RoleConfig): RoleKind[] {
  return roleKinds.filter((kind) => idList(config[roleParams[kind]]).some((id) => roleIds.includes(id)));
}

/** Whether one of the role ids stands in a configured list such as APP_VIEW_ALL_CHECKLIST_ROLE. spec §6 */
export function inRoleList(roleIds: readonly string[], list: string | undefined): boolean {
  return idList(list).some((id) => roleIds.includes(id));
}
