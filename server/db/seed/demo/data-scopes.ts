import type { Words } from '#domain/kernel/words.ts';
import { dataScopeTypes } from '#domain/resources/scopes.ts';
import type { Db } from '../../open.ts';
import { dataScope } from '../../schema.ts';
import { menuRows } from '../base/menu-tree.ts';
import { insertAll } from './bulk.ts';
import type { Run } from './demo-ids.ts';

const { all, own, dept, deptAndBelow } = dataScopeTypes;

/** What can be granted; nobody has one at first, so that everybody sees what his own rules leave. */
const lines: readonly [menu: 'report' | 'user', scopeType: string, name: Words][] = [
  ['report', all, ['All reports', '全部报告']],
  ['report', own, ['Own reports', '本人的报告']],
  ['report', dept, ['Reports of the own department', '本部门的报告']],
  ['report', deptAndBelow, ['Reports of the own department and below', '本部门及下级的报告']],
  ['user', dept, ['People of the own department', '本部门的人员']],
  ['user', deptAndBelow, ['People of the own department and below', '本部门及下级的人员']],
];

/** Data scopes of reports and people, under their menus. wire.md §4 */
export async function seedDataScopes(tx: Db, nextId: (run: Run) => string, createTime: Date): Promise<void> {
  const stamps = { createTime, updateTime: createTime };
  const menus = new Map(menuRows().map((row) => [row.code, row.id]));
  await insertAll(
    tx,
    dataScope,
    lines.map(([code, scopeType, [en, zh]]) => ({
      ...stamps,
      id: nextId('dataScope'),
      scopeName: `${zh} ${en}`,
      menuId: menus.get(code)!,
      resourceCode: code,
      scopeType,
      scopeColumn: 'create_user',
      scopeField: '*',
    })),
  );
}
