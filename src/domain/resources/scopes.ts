import { area, ref, select, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

const menuId = ref({ label: ['Menu', '菜单'], required: true, to: { resource: 'menu', label: 'name' } });
const remark = area({ label: ['Remark', '备注'], max: 500 });
const order = [['id', 'asc']] as const;

/** Kinds of data scopes. wire.md §7 */
export const dataScopeTypes = { all: '1', own: '2', dept: '3', deptAndBelow: '4', custom: '5' } as const;

/**
 * Whose records of a resource a role sees: `resourceCode` names the resource, `scopeValue` the departments of a custom
 * scope as a comma list of ids. Without a scope of a resource a role sees all of it. wire.md §4
 */
export const dataScope = defineResource({
  name: 'dataScope',
  title: ['Data scopes', '数据权限'],
  path: '/blade-system/data-scope',
  dialect: 'blade',
  scope: 'system',
  permission: 'datascope',
  parent: 'menuId',
  order,
  defaults: { scopeField: '*', scopeClass: '', scopeColumn: 'create_user', scopeValue: '', remark: '' },
  fields: {
    scopeName: text({ label: ['Scope', '权限名称'], required: true, search: true, max: 64 }),
    menuId,
    resourceCode: text({ label: ['Resource', '资源编号'], required: true, search: true, max: 64 }),
    scopeType: select({
      label: ['Kind', '规则类型'],
      required: true,
      search: true,
      options: [
        { value: dataScopeTypes.all, label: ['All', '全部可见'] },
        { value: dataScopeTypes.own, label: ['Own', '本人可见'] },
        { value: dataScopeTypes.dept, label: ['Own department', '所在机构可见'] },
        { value: dataScopeTypes.deptAndBelow, label: ['Own department and below', '所在机构及子级可见'] },
        { value: dataScopeTypes.custom, label: ['Custom', '自定义'] },
      ],
    }),
    scopeValue: area({ label: ['Departments', '规则值'], max: 2000 }),
    scopeField: text({ label: ['Fields', '可见字段'], list: false }),
    scopeClass: text({ label: ['Class', '权限类名'], max: 500, list: false }),
    scopeColumn: text({ label: ['Column', '权限字段'], list: false }),
    remark,
  },
});

/**
 * Calls that only roles may make to which the scope is granted: `scopePath` is a path below /api, `**` for all below it.
 * What no scope names is open to whom the permission codes let in. wire.md §4
 */
export const apiScope = defineResource({
  name: 'apiScope',
  title: ['Interface scopes', '接口权限'],
  path: '/blade-system/api-scope',
  dialect: 'blade',
  scope: 'system',
  permission: 'apiscope',
  parent: 'menuId',
  order,
  defaults: { remark: '' },
  fields: {
    scopeName: text({ label: ['Scope', '权限名称'], required: true, search: true, max: 64 }),
    menuId,
    resourceCode: text({ label: ['Resource', '资源编号'], required: true, search: true, max: 64 }),
    scopePath: text({ label: ['Path', '接口路径'], required: true, search: true }),
    scopeType: select({
      label: ['Kind', '接口类型'],
      required: true,
      search: true,
      options: [
        { value: '1', label: ['System', '系统接口'] },
        { value: '2', label: ['Business', '业务接口'] },
      ],
    }),
    remark,
  },
});
