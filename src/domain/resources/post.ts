import { area, dict, int, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** Posts that people of a tenant hold. wire.md §4 */
export const post = defineResource({
  name: 'post',
  title: ['Posts', '岗位管理'],
  path: '/blade-system/post',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'post',
  openRead: true,
  order: [
    ['sort', 'asc'],
    ['id', 'asc'],
  ],
  defaults: { sort: 0, remark: '' },
  fields: {
    postCode: text({ label: ['Post code', '岗位编号'], required: true, search: true, max: 64, unique: true }),
    postName: text({ label: ['Post', '岗位名称'], required: true, search: true, max: 64 }),
    category: dict({ label: ['Kind', '岗位类型'], required: true, search: true, code: 'post_category' }),
    sort: int({ label: ['Order', '排序'], min: 0, max: 99_999 }),
    remark: area({ label: ['Remark', '备注'], max: 500 }),
  },
  derived: { people: { label: ['People', '人数'], kind: 'int' } },
});
