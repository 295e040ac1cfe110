import { area, ref, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** A dwelling or lot on a level. Changing its unit type regenerates its rooms. spec §3, §4 */
export const unit = defineResource({
  name: 'unit',
  title: ['Units', '单元'],
  path: '/qcdm/project/unit',
  dialect: 'blade',
  scope: 'project',
  permission: 'unit',
  openRead: true,
  parent: 'level_id',
  order: [
    ['level_id', 'asc'],
    ['unit_code', 'asc'],
    ['id', 'asc'],
  ],
  uniqueTogether: ['level_id', 'unit_code'],
  fields: {
    level_id: ref({
      label: ['Level', '楼层'],
      required: true,
      search: true,
      to: { resource: 'level', label: 'level_name' },
    }),
    unit_code: text({ label: ['Unit code', '单元编号'], required: true, search: true, max: 32 }),
    unit_type_id: ref({ label: ['Unit type', '户型'], search: true, to: { resource: 'unitType', label: 'name' } }),
    memo: area({ label: ['Memo', '备注'], max: 500 }),
  },
  derived: {
    unit_type: { label: ['Type name', '户型名称'], kind: 'text' },
    roomCnt: { label: ['Rooms', '房间数'], kind: 'int' },
  },
});
