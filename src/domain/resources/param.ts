import { area, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** System parameters, the website configuration among them. spec §3, wire.md §4 */
export const param = defineResource({
  name: 'param',
  title: ['Parameters', '参数管理'],
  path: '/blade-system/param',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'param',
  openRead: true,
  order: [
    ['createTime', 'desc'],
    ['id', 'asc'],
  ],
  fields: {
    paramName: text({ label: ['Parameter name', '参数名称'], required: true, search: true }),
    paramKey: text({ label: ['Parameter key', '参数键名'], required: true, search: true, max: 100, unique: true }),
    paramValue: area({ label: ['Parameter value', '参数键值'], required: true, search: true, max: 4000 }),
    remark: area({ label: ['Remark', '备注'], max: 500 }),
  },
});
