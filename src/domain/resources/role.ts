import { int, text, tree } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** Roles of a tenant, as a tree. What they may do is granted by menus, buttons and scopes. spec §3, §6 */
export const role = defineResource({
  name: 'role',
  title: ['Roles', '角色管理'],
  path: '/blade-system/role',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'role',
  parent: 'parentId',
  order: [
    ['sort', 'asc'],
    ['id', 'asc'],
  ],
  defaults: { parentId: '0', roleNameEn: '', sort: 0 },
  uniqueTogether: ['roleAlias'],
  fields: {
    roleName: text({ label: ['Role', '角色名称'], required: true, search: true, max: 64 }),
    roleNameEn: text({ label: ['English name', '英文名称'], search: true, max: 64 }),
    roleAlias: text({ label: ['Alias', '角色别名'], required: true, search: true, max: 64 }),
    parentId: tree({ label: ['Part of', '上级角色'] }),
    sort: int({ label: ['Order', '排序'], min: 0, max: 99_999 }),
  },
});
