import { area, dict, int, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** The code above all countries. wire.md §4 */
export const REGION_ROOT = '00';

/** Administrative regions, shared by every tenant; codes are their ids on the wire. wire.md §4 */
export const region = defineResource({
  name: 'region',
  title: ['Regions', '行政区划'],
  path: '/blade-system/region',
  dialect: 'blade',
  scope: 'system',
  permission: 'region',
  openRead: true,
  parent: 'parentCode',
  order: [
    ['sort', 'asc'],
    ['code', 'asc'],
  ],
  defaults: { parentCode: REGION_ROOT, sort: 0, remark: '' },
  uniqueTogether: ['code'],
  fields: {
    code: text({ label: ['Code', '区划编号'], required: true, search: true, max: 12 }),
    name: text({ label: ['Region', '区划名称'], required: true, search: true, max: 64 }),
    nameEn: text({ label: ['English name', '英文名称'], search: true, max: 64 }),
    parentCode: text({ label: ['Part of', '父区划编号'], max: 12 }),
    level: dict({ label: ['Level', '区划等级'], required: true, search: true, code: 'region' }),
    sort: int({ label: ['Order', '排序'], min: 0, max: 99_999 }),
    remark: area({ label: ['Remark', '备注'], max: 500 }),
  },
});
