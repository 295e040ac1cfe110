import { int, ref, status, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** A level of a block, in building order by `sort` (B2, B1, 1, 2 … RF). spec §3 */
export const level = defineResource({
  name: 'level',
  title: ['Levels', '楼层'],
  path: '/qcdm/project/level',
  dialect: 'blade',
  scope: 'project',
  permission: 'level',
  openRead: true,
  parent: 'block_id',
  order: [
    ['block_id', 'asc'],
    ['sort', 'asc'],
    ['id', 'asc'],
  ],
  defaults: { sort: 0, status: '1' },
  uniqueTogether: ['block_id', 'level_code'],
  fields: {
    block_id: ref({
      label: ['Block', '楼栋'],
      required: true,
      search: true,
      to: { resource: 'block', label: 'block_name' },
    }),
    level_code: text({ label: ['Level code', '楼层编号'], required: true, search: true, max: 32 }),
    level_name: text({ label: ['Name', '楼层名称'], required: true, search: true, max: 64 }),
    sort: int({ label: ['Order', '排序'], min: -99, max: 99_999 }),
    status: status(),
  },
});
