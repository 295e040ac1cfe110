import { expect, test } from 'vitest';
import { type DeptRow, flatDepts, matchingDepts } from './dept-rows.ts';

const dept = (id: string, deptName: string, children?: DeptRow[]): DeptRow => ({
  id,
  version: 0,
  parentId: '0',
  parentName: '',
  deptName,
  fullName: `${deptName} Ltd`,
  remark: '',
  sort: 0,
  people: 0,
  ...(children ? { children } : {}),
});
const company = [dept('1', 'Company', [dept('2', 'Site', [dept('3', 'Quality')]), dept('4', 'Office')])];

test('a search keeps what stands above its finds', () => {
  expect(flatDepts(matchingDepts(company, ' qual ')).map(({ row }) => row.id)).toEqual(['1', '2', '3']);
  expect(flatDepts(matchingDepts(company, 'company ltd')).map(({ row }) => row.id)).toEqual(['1']);
  expect(matchingDepts(company, 'nobody')).toEqual([]);
});

test('lines say how deep they lie', () => {
  expect(flatDepts(company).map(({ row, depth }) => [row.id, depth])).toEqual([
    ['1', 0],
    ['2', 1],
    ['3', 2],
    ['4', 1],
  ]);
});
