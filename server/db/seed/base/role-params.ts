import { type RoleKind, roleKinds, roleNames, roleParams } from '#domain/access/roles.ts';
import { seedId } from './seed-id.ts';

/** The website configuration of a tenant: which role ids stand for which part. spec §3, §6 */
export function roleParamRows(tenantId: string, roleIds: Record<RoleKind, string>) {
  // spec §6: both lists hold project manager, QA/QC manager and one other. ASSUMED: 004 (the administrator)
  const everything = [roleIds.PM, roleIds.QM, roleIds.ADMIN].join(',');
  const rows = [
    ...roleKinds.map((kind) => ({
      key: roleParams[kind],
      name: `${roleNames[kind][1]}角色 / ${roleNames[kind][0]} role`,
      value: roleIds[kind],
    })),
    {
      key: 'APP_VIEW_ALL_CHECKLIST_ROLE',
      name: '查看全部检查表的角色 / Roles that see every checklist',
      value: everything,
    },
    {
      key: 'APP_OP_ALL_CHECKLIST_ROLE',
      name: '操作全部检查表的角色 / Roles that may act on every checklist',
      value: everything,
    },
    { key: 'QAQC_IN_CHARGE', name: '质量负责人角色 / QA/QC person in charge', value: roleIds.QM },
    { key: 'account.initPassword', name: '账号初始密码 / First password of an account', value: '123456' },
  ];
  return rows.map((row, index) => ({
    id: seedId('param', index + 1, tenantId),
    tenantId,
    paramKey: row.key,
    paramName: row.name,
    paramValue: row.value,
    remark: '',
  }));
}
