import { expect, test } from 'vitest';
import { flatRoles, matchingRoles, type RoleRow, roleNameIn } from './role-rows.ts';

const role = (id: string, roleNameEn: string, children?: RoleRow[]): RoleRow => ({
  id,
  version: 0,
  parentId: '0',
  roleName: `角色${id}`,
  roleNameEn,
  roleAlias: `alias${id}`,
  sort: 0,
  people: 0,
  parentName: '',
  ...(children ? { children } : {}),
});
const roles = [role('1', 'Project manager', [role('2', 'Block manager'), role('3', '')]), role('4', 'Owner')];

test('a role is called by its English name, where it has one', () => {
  expect(roleNameIn('en', roles[0]!)).toBe('Project manager');
  expect(roleNameIn('zh', roles[0]!)).toBe('角色1');
  expect(roleNameIn('en', role('3', ''))).toBe('角色3');
});

test('a search reads both names and the alias, and keeps what stands above', () => {
  const ids = (text: string) => flatRoles(matchingRoles(roles, text)).map((one) => one.id);
  expect(ids(' block ')).toEqual(['1', '2']);
  expect(ids('角色3')).toEqual(['1', '3']);
  expect(ids('ALIAS4')).toEqual(['4']);
  expect(ids('')).toEqual(['1', '2', '3', '4']);
  expect(ids('nothing')).toEqual([]);
});
