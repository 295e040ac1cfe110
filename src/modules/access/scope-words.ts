import { defineWords } from '#locale/words.ts';

export const scopeWords = defineWords('scopes', {
  tree: ['Menus', '菜单'],
  dataOf: ['Data scopes of {name}', '“{name}”的数据权限'],
  apiOf: ['Interface scopes of {name}', '“{name}”的接口权限'],
  back: ['All menus', '全部菜单'],
  choose: ['Choose a menu', '请选择菜单'],
  dataText: [
    'Data scopes say whose records of a resource a role sees. Write them down under the menu they belong to, then grant them under Roles.',
    '数据权限限定角色能看到谁的数据。请在所属菜单下新增，再到“角色管理”中授予。',
  ],
  apiText: [
    'Interface scopes close calls to everybody who has not been granted them. Write them down under the menu they belong to, then grant them under Roles.',
    '接口权限将接口限定给已获授予的角色。请在所属菜单下新增，再到“角色管理”中授予。',
  ],
  all: [
    'All: every record, whoever made it. Together with another scope of the same resource, this one wins.',
    '全部可见：可见所有人的数据；与同一资源的其他规则并存时，以此为准。',
  ],
  own: ['Own: only what the person made himself.', '本人可见：只可见本人创建的数据。'],
  dept: [
    'Own department: what the people of his departments made, and what he made himself.',
    '所在机构可见：可见本人及所在机构成员创建的数据。',
  ],
  deptAndBelow: [
    'Own department and below: the same, with every department below his.',
    '所在机构及子级可见：可见本人、所在机构及其下级机构成员创建的数据。',
  ],
  custom: [
    'Custom: what the people of the departments chosen here made, and what he made himself.',
    '自定义：可见本人及所选机构成员创建的数据。',
  ],
  resource: [
    'What the scope is about: reports (report) or people (user). Two scopes of one resource count together: the wider one wins.',
    '规则所针对的资源：报告（report）或用户（user）。同一资源的多条规则合并计算，以范围最大者为准。',
  ],
  chooseKind: ['The kind says whose records are seen.', '规则类型决定可见谁的数据。'],
  system: ['System: calls of administration.', '系统接口：平台管理类接口。'],
  business: ['Business: calls of the daily work.', '业务接口：日常业务类接口。'],
  path: [
    'As it stands after /api. A /** at the end means everything below. Only roles with this scope may call it then.',
    '填写 /api 之后的路径，以 /** 结尾表示其下全部接口。设置后仅拥有此权限的角色可调用。',
  ],
  closes: ['Close this path to roles without the scope?', '对未获授予的角色关闭此接口？'],
  closesText: [
    '{path} can be called by roles with this scope only, from the next step on. Nobody has a new scope yet: grant it under Roles, first of all to yourself.',
    '保存后仅拥有此权限的角色可调用 {path}，即刻生效。新规则尚未授予任何角色，请到“角色管理”中授予，首先授予自己的角色。',
  ],
  closesOk: ['Save and close it', '保存并关闭'],
  departments: ['Choose departments', '请选择机构'],
  noDepartments: ['No department yet', '还没有机构'],
  gone: ['This menu does not exist any more', '该菜单已不存在'],
});
