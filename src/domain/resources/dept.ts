import { area, int, text, tree } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** Departments of a tenant, as a tree; data scopes go by them. wire.md §4 */
export const dept = defineResource({
  name: 'dept',
  title: ['Departments', '机构管理'],
  path: '/blade-system/dept',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'dept',
  openRead: true,
  parent: 'parentId',
  order: [
    ['sort', 'asc'],
    ['id', 'asc'],
  ],
  defaults: { parentId: '0', fullName: '', sort: 0, remark: '' },
  uniqueTogether: ['parentId', 'deptName'],
  fields: {
    deptName: text({ label: ['Department', '机构名称'], required: true, search: true, max: 64 }),
    fullName: text({ label: ['Full name', '机构全称'], search: true }),
    parentId: tree({ label: ['Part of', '上级机构'] }),
    sort: int({ label: ['Order', '排序'], min: 0, max: 99_999 }),
    remark: area({ label: ['Remark', '备注'], max: 500 }),
  },
  derived: { people: { label: ['People', '人数'], kind: 'int' } },
});
