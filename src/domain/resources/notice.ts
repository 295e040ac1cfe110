import { area, date, dict, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/**
 * What administrators announce to everybody of their tenant, from its release time on; people read it in the notices
 * popover. spec §3, wire.md §4. To whom it goes: ASSUMED: 013
 */
export const notice = defineResource({
  name: 'notice',
  title: ['Notices', '通知公告'],
  path: '/blade-desk/notice',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'notice',
  order: [
    ['releaseTime', 'desc'],
    ['id', 'desc'],
  ],
  defaults: { releaseTime: '' },
  fields: {
    title: text({ label: ['Title', '标题'], required: true, search: true, max: 120 }),
    category: dict({ label: ['Type', '通知类型'], required: true, search: true, code: 'notice' }),
    releaseTime: date({
      label: ['Release time', '发布时间'],
      help: ['Shown to people from then on. Empty: at once.', '到时对所有人可见；留空则立即发布。'],
    }),
    content: area({ label: ['Content', '内容'], required: true, list: false }),
  },
});
