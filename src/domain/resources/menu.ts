import { area, int, text, tree } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';
import type { Words } from '../kernel/words.ts';

/** category of a menu row. wire.md §7 */
export const MENU = 1;
export const BUTTON = 2;

/** What the codes of a menu row are called. wire.md §7 */
export const menuCategories: Readonly<Record<number, Words>> = { 1: ['Menu', '菜单'], 2: ['Button', '按钮'] };
export const menuActions: Readonly<Record<number, Words>> = {
  1: ['Toolbar', '工具栏'],
  2: ['Row', '操作栏'],
  3: ['Toolbar and row', '工具操作栏'],
};
export const menuOpens: Readonly<Record<number, Words>> = { 1: ['No', '否'], 2: ['Yes', '是'] };

/** Menus and buttons, shared by every tenant. spec §3, wire.md §3, §7 */
export const menu = defineResource({
  name: 'menu',
  title: ['Menus', '菜单管理'],
  path: '/blade-system/menu',
  dialect: 'blade',
  scope: 'system',
  permission: 'menu',
  parent: 'parentId',
  order: [
    ['sort', 'asc'],
    ['id', 'asc'],
  ],
  defaults: { parentId: '0', nameEn: '', alias: '', path: '', source: '', sort: 0, action: 0, isOpen: 1, remark: '' },
  uniqueTogether: ['code'],
  fields: {
    name: text({ label: ['Name', '菜单名称'], required: true, search: true, max: 64 }),
    nameEn: text({ label: ['English name', '英文名称'], search: true, max: 64 }),
    code: text({ label: ['Code', '菜单编号'], required: true, search: true, max: 64 }),
    parentId: tree({ label: ['Part of', '上级菜单'] }),
    category: int({ label: ['Kind', '菜单类型'], required: true, min: MENU, max: BUTTON }),
    alias: text({ label: ['Alias', '菜单别名'], search: true, max: 64 }),
    path: text({ label: ['Path', '路由地址'], max: 500 }),
    source: text({ label: ['Icon', '菜单图标'], max: 255 }),
    sort: int({ label: ['Order', '排序'], min: 0, max: 99_999 }),
    action: int({ label: ['Place of a button', '按钮功能'], min: 0, max: 3 }),
    isOpen: int({ label: ['Opens a window', '新窗口打开'], min: 0, max: 2 }),
    remark: area({ label: ['Remark', '备注'], max: 500 }),
  },
});
