import type { Words } from '#domain/kernel/words.ts';

// What stands before and after the point of an action (server/kernel/audit.ts); what is not listed says its own name.

const kinds: Readonly<Record<string, Words>> = {
  user: ['User', '用户'],
  role: ['Role', '角色'],
  menu: ['Menu', '菜单'],
  topMenu: ['Top menu', '顶部菜单'],
  client: ['Client', '应用'],
  tenant: ['Tenant', '租户'],
  dataScope: ['Data scope', '数据权限'],
  apiScope: ['Interface scope', '接口权限'],
  session: ['Session', '会话'],
  param: ['Parameter', '参数'],
  dept: ['Department', '部门'],
};

const verbs: Readonly<Record<string, Words>> = {
  add: ['added', '新增'],
  edit: ['changed', '修改'],
  remove: ['removed', '删除'],
  grant: ['permissions', '授权'],
  copy: ['copied', '复制'],
  hide: ['hidden on the dashboard', '看板隐藏'],
  roles: ['roles', '角色'],
  projects: ['projects', '项目权限'],
  account: ['account name', '账号'],
  depts: ['departments', '部门'],
  left: ['left', '离职'],
  back: ['rejoined', '恢复'],
  password: ['password', '密码'],
  reset: ['password reset', '重置密码'],
  unlock: ['unlocked', '解锁'],
  import: ['imported', '导入'],
  secret: ['secret', '密钥'],
  end: ['ended', '结束'],
};

const fields: Readonly<Record<string, Words>> = {
  menus: ['Menus and buttons', '菜单与按钮'],
  dataScopes: ['Data scopes', '数据权限'],
  apiScopes: ['Interface scopes', '接口权限'],
  roles: ['Roles', '角色'],
  projects: ['Projects', '项目'],
  account: ['Account', '账号'],
  status: ['Status', '状态'],
  name: ['Name', '名称'],
  realName: ['Name', '姓名'],
  parent: ['Above', '上级'],
  from: ['Copied from', '复制自'],
  codes: ['Parts', '内容'],
  session: ['Session', '会话'],
  address: ['Address', '地址'],
};

const plain = (text: string): Words => [text, text];
const known = (words: Readonly<Record<string, Words>>, key: string) => (Object.hasOwn(words, key) ? words[key] : null);

/** What kind of thing was changed. */
export function kindWords(kind: string): Words {
  return known(kinds, kind) ?? plain(kind);
}

/** `role.grant` → "Role: permissions". */
export function actionWords(action: string): Words {
  const [kind = '', verb = ''] = action.split('.');
  const what = known(verbs, verb);
  if (!what || !known(kinds, kind)) return plain(action);
  const [en, zh] = kindWords(kind);
  return [`${en}: ${what[0]}`, `${zh}：${what[1]}`];
}

/** The name of a recorded field. */
export function fieldWords(name: string): Words {
  return known(fields, name) ?? plain(name);
}
