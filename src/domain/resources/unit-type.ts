import { area, decimal, int, refs, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** A layout of a unit and the room types it has. spec §3 */
export const unitType = defineResource({
  name: 'unitType',
  title: ['Unit types', '户型'],
  path: '/qcdm/project/unittype',
  dialect: 'blade',
  scope: 'project',
  permission: 'unittype',
  openRead: true,
  order: [
    ['index', 'asc'],
    ['name', 'asc'],
    ['id', 'asc'],
  ],
  defaults: { area: 0, index: 0, roomTypeIds: [] },
  uniqueTogether: ['name'],
  fields: {
    name: text({ label: ['Name', '名称'], required: true, search: true, max: 64 }),
    group: text({ label: ['Group', '分组'], search: true, max: 64 }),
    area: decimal({ label: ['Area (m²)', '面积（m²）'], min: 0, max: 100_000 }),
    roomTypeIds: refs({ label: ['Rooms included', '包含房间'], to: { resource: 'roomType', label: 'name' } }),
    index: int({ label: ['Order', '排序'], min: 0, max: 99_999 }),
    memo: area({ label: ['Memo', '备注'], max: 500 }),
  },
  derived: {
    unitCnt: { label: ['Units', '单元数'], kind: 'int' },
    roomCnt: { label: ['Rooms per unit', '每户房间数'], kind: 'int' },
  },
});
