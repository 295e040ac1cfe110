import { area, flag, int, key, text, tree } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

const fields = {
  code: text({ label: ['Dictionary code', '字典编号'], required: true, search: true, max: 64 }),
  dictKey: key({ label: ['Key', '字典键值'], max: 64 }),
  dictValue: text({ label: ['Name', '字典名称'], required: true, search: true }),
  nameEn: text({ label: ['English name', '英文名称'] }),
  parentId: tree({ label: ['Parent', '上级'], list: false, form: false }),
  sort: int({ label: ['Order', '排序'], min: 0, max: 99_999 }),
  isSealed: flag({ label: ['Sealed', '封存'] }),
  remark: area({ label: ['Remark', '备注'], max: 500 }),
} as const;

const shared = {
  dialect: 'blade',
  openRead: true,
  parent: 'parentId',
  order: [
    ['sort', 'asc'],
    ['id', 'asc'],
  ],
  // A heading is given its code by a person, an entry by its parent (server/modules/dict/service.ts).
  defaults: { code: '', dictKey: '', nameEn: '', parentId: '0', sort: 0, isSealed: 0, remark: '' },
  uniqueTogether: ['code', 'dictKey'],
  fields,
} as const;

/** The key of a dictionary's heading row; its entries are the children. wire.md §7 */
export const HEADING_KEY = '-1';

/** System dictionaries: shared by every tenant. */
export const dict = defineResource({
  ...shared,
  name: 'dict',
  title: ['System dictionary', '系统字典'],
  path: '/blade-system/dict',
  scope: 'system',
  permission: 'dict',
});

/** Business dictionaries: each tenant has its own. */
export const dictBiz = defineResource({
  ...shared,
  name: 'dictBiz',
  title: ['Business dictionary', '业务字典'],
  path: '/blade-system/dict-biz',
  scope: 'tenant',
  permission: 'dictbiz',
});
