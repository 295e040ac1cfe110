import { defineWords } from '#locale/words.ts';

export const matrixWords = defineWords('matrix', {
  title: ['Who may do what', '权限总览'],
  note: ['{menus} permissions, {roles} roles', '{menus} 项权限，{roles} 个角色'],
  print: ['Print', '打印'],
  search: ['Menu, button or code', '菜单、按钮或编号'],
  roles: ['All roles', '全部角色'],
  rolesLabel: ['Roles', '角色'],
  role: ['Role', '角色'],
  permission: ['Permission', '权限'],
  may: ['Granted', '已授予'],
  mayNot: ['Not granted', '未授予'],
  inside: ['{n} of {all}', '{n}/{all}'],
  people: ['{n} people', '{n} 人'],
  peopleOne: ['1 person', '1 人'],
  legend: [
    'A tick: the role has it. Beside headings: how many of those below.',
    '勾号表示该角色拥有此权限；标题行显示其下已授予的数量。',
  ],
  table: ['Permissions by role', '各角色的权限'],
  nothing: ['No permission fits', '没有匹配的权限'],
  nothingText: ['Nothing has this name or code.', '没有名称或编号匹配的内容。'],
  noneOfRole: ['This role may do nothing yet', '该角色还没有任何权限'],
  noneOfRoleText: ['Its permissions are set under Roles.', '可在“角色管理”中为其设置权限。'],
  clear: ['Clear filters', '清除筛选'],
  printed: ['Printed on {time}', '打印时间：{time}'],
  filtered: ['Only what fits “{text}”', '仅含与“{text}”匹配的内容'],
});
