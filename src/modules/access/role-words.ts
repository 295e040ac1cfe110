import { defineWords } from '#locale/words.ts';

export const roleWords = defineWords('roles', {
  count: ['{n} roles', '共 {n} 个角色'],
  countOne: ['1 role', '共 1 个角色'],
  found: ['{n} found', '找到 {n} 个'],
  search: ['Role or alias', '角色名称或别名'],
  role: ['Role', '角色'],
  alias: ['Alias', '别名'],
  people: ['People', '人数'],
  partOf: ['Part of', '上级角色'],
  order: ['Order', '排序'],
  permissions: ['Permissions', '权限设置'],
  copy: ['Copy', '复制'],
  below: ['Add a role below', '新增下级角色'],
  matrix: ['Who may do what', '权限总览'],
  emptyTitle: ['No roles yet', '还没有角色'],
  emptyText: [
    'A role says what its people see and may do. Add the first one, then set its permissions.',
    '角色决定其成员能看到什么、能做什么。先新增角色，再设置权限。',
  ],
  nothing: ['No role has this name', '没有匹配的角色'],
  pick: ['Select {name}', '选择 {name}'],
  pickAll: ['Select all roles', '选择全部角色'],
  open: ['Show what is below {name}', '展开 {name}'],
  close: ['Hide what is below {name}', '收起 {name}'],
  copyTitle: ['Copy “{name}”', '复制“{name}”'],
  copyText: [
    'The new role may do what this one may do: menus, buttons and scopes. Nobody has it yet.',
    '新角色将拥有与其相同的菜单、按钮与数据、接口权限，暂无成员。',
  ],
  copyName: ['{name} (copy)', '{name}（副本）'],
  copied: ['Role “{name}” is made', '已创建角色“{name}”'],
});
