import { expect, test } from 'vitest';
import { dataScopeTypes } from '../resources/scopes.ts';
import { reachesOf } from './data-reach.ts';

const { all, own, dept, deptAndBelow, custom } = dataScopeTypes;
/** 1 ─ 11 ─ 111, 1 ─ 12, 2; 8 and 9 lie in a circle. */
const depts = [
  ['1', '0'],
  ['111', '11'],
  ['11', '1'],
  ['12', '1'],
  ['2', '0'],
  ['8', '9'],
  ['9', '8'],
].map(([id, parentId]) => ({ id: id!, parentId: parentId! }));
const rule = (scopeType: string, scopeValue = '', resourceCode = 'report') => ({ resourceCode, scopeType, scopeValue });

test.each([
  ['no scope', [], ['1'], 'all'],
  ['all', [rule(all)], ['1'], 'all'],
  ['all beside own', [rule(own), rule(all)], ['1'], 'all'],
  ['own', [rule(own)], ['1'], []],
  ['own department', [rule(dept)], ['11'], ['11']],
  ['own department of who has none', [rule(dept)], [], []],
  ['own departments', [rule(dept)], ['2', '11'], ['11', '2']],
  ['department and below', [rule(deptAndBelow)], ['1'], ['1', '11', '111', '12']],
  ['department and below at a leaf', [rule(deptAndBelow)], ['12'], ['12']],
  ['department and below in a circle', [rule(deptAndBelow)], ['8'], ['8', '9']],
  ['custom', [rule(custom, '2, 12')], ['1'], ['12', '2']],
  ['custom with rubbish', [rule(custom, "x,1' or 1=1,{1},2")], [], ['2']],
  ['custom without a department', [rule(custom, '')], ['1'], []],
  ['several together', [rule(own), rule(dept), rule(custom, '2')], ['12'], ['12', '2']],
  ['another resource', [rule(own, '', 'user')], ['1'], 'all'],
  ['a kind that nobody knows', [rule('9')], ['1'], []],
])('%s', (_what, rules, mine, wanted) => {
  const reach = reachesOf(rules, mine, depts).get('report');
  expect(reach?.deptIds ?? 'all').toEqual(wanted);
});
