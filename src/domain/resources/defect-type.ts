import { area, dict, status, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** Kinds of defects by discipline. spec §3, domain.md §2.6. The path is ours. ASSUMED: 004 */
export const defectType = defineResource({
  name: 'defectType',
  title: ['Defect types', '缺陷类型'],
  path: '/qcdm/defectType',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'defect_type',
  openRead: true,
  order: [
    ['professionId', 'asc'],
    ['title', 'asc'],
    ['id', 'asc'],
  ],
  defaults: { status: '1' },
  fields: {
    professionId: dict({
      label: ['Discipline', '专业'],
      code: 'profession',
      biz: true,
      required: true,
      search: true,
    }),
    title: text({ label: ['Title', '名称'], required: true, search: true, max: 120 }),
    titleEn: text({ label: ['English title', '英文名称'], required: true, search: true, max: 120 }),
    defaultComment: area({ label: ['Default comment', '默认描述'], list: false, max: 500 }),
    defaultCommentEn: area({ label: ['English default comment', '英文默认描述'], list: false, max: 500 }),
    status: status(),
  },
});
