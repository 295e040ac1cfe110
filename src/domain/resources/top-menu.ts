import { int, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** Items of the top bar, shared by every tenant; which menus stand behind one is granted. spec §2, wire.md §4 */
export const topMenu = defineResource({
  name: 'topMenu',
  title: ['Top menus', '顶部菜单'],
  path: '/blade-system/topmenu',
  dialect: 'blade',
  scope: 'system',
  permission: 'topmenu',
  order: [
    ['sort', 'asc'],
    ['id', 'asc'],
  ],
  defaults: { nameEn: '', source: '', path: '', sort: 0 },
  fields: {
    code: text({ label: ['Code', '菜单编号'], required: true, search: true, max: 64 }),
    name: text({ label: ['Name', '菜单名称'], required: true, search: true, max: 64 }),
    nameEn: text({ label: ['English name', '英文名称'], search: true, max: 64 }),
    source: text({ label: ['Icon', '菜单图标'], max: 255 }),
    path: text({ label: ['Path', '路由地址'], max: 500 }),
    sort: int({ label: ['Order', '排序'], min: 0, max: 99_999 }),
  },
});
