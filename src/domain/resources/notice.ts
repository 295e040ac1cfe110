import { area, date, dict, flag, refs, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/**
 * What administrators announce to their tenant or to some of its roles, from its release time to its end; people read it
 * in the notices popover, and acknowledge it where they must. spec §3, wire.md §4, docs/decisions/024
 */
export const notice = defineResource({
  name: 'notice',
  title: ['Notices', '通知公告'],
  path: '/blade-desk/notice',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'notice',
  openRead: true,
  order: [
    ['releaseTime', 'desc'],
    ['id', 'desc'],
  ],
  defaults: { releaseTime: '', endTime: '', roleIds: [], mustRead: 0 },
  fields: {
    title: text({ label: ['Title', '标题'], required: true, search: true, max: 120 }),
    category: dict({ label: ['Type', '通知类型'], required: true, search: true, code: 'notice' }),
    releaseTime: date({
      label: ['Release time', '发布时间'],
      help: ['Shown to people from then on. Empty: at once.', '到时对所有人可见；留空则立即发布。'],
    }),
    endTime: date({
      label: ['Shown until', '截止时间'],
      help: ['Gone from the popover after that. Empty: it stays.', '到期后不再显示；留空则一直显示。'],
    }),
    roleIds: refs({
      label: ['For roles', '接收角色'],
      list: false,
      to: { resource: 'role', label: 'roleName' },
      help: ['Empty: for everybody.', '留空则所有人可见。'],
    }),
    mustRead: flag({
      label: ['Must be read', '需要确认'],
      search: true,
      help: ['Everybody whom it is for is asked to say that they have read it.', '每位接收人都需要确认已阅读。'],
    }),
    content: area({
      max: 20_000,
      label: ['Content', '内容'],
      required: true,
      list: false,
      help: ['Headings, bold, lists and links are shown as such.', '支持标题、加粗、列表和链接。'],
    }),
  },
});
