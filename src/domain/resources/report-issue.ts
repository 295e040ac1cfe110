import { area, dict, status } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** Ready-made issue texts for reports. spec §3. The path is ours. ASSUMED: 004 */
export const reportIssue = defineResource({
  name: 'reportIssue',
  title: ['Report issues', '报告问题库'],
  path: '/qcdm/reportIssue',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'report_issue',
  openRead: true,
  order: [
    ['professionId', 'asc'],
    ['createTime', 'desc'],
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
    buildingType: dict({ label: ['Building type', '建筑类型'], code: 'building_type', biz: true, search: true }),
    issueContent: area({ label: ['Issue', '问题内容'], required: true, search: true, max: 500 }),
    issueContentEn: area({ label: ['Issue in English', '英文问题内容'], required: true, search: true, max: 500 }),
    status: status(),
  },
});
