import { expect, test } from 'vitest';
import { differences } from './audit-change.ts';

const of = (before: unknown, after: unknown) =>
  differences(before === undefined ? '' : JSON.stringify(before), after === undefined ? '' : JSON.stringify(after));

test('a list says what came and what went', () => {
  expect(of(['user', 'role'], ['role', 'menu'])).toEqual([
    { kind: 'list', name: '', added: ['menu'], removed: ['user'] },
  ]);
  expect(of(undefined, ['a'])).toEqual([{ kind: 'list', name: '', added: ['a'], removed: [] }]);
  expect(of({ roles: [{ id: '1', name: 'QM' }] }, { roles: [] })).toEqual([
    { kind: 'list', name: 'roles', added: [], removed: ['QM'] },
  ]);
});

test('a record is told field by field, and only what is different', () => {
  expect(of({ status: '1', name: 'x', deep: { a: 1 } }, { status: '0', name: 'x', deep: { a: 2 } })).toEqual([
    { kind: 'value', name: 'status', before: '1', after: '0' },
    { kind: 'value', name: 'deep.a', before: '1', after: '2' },
  ]);
  expect(of({ name: 'x' }, undefined)).toEqual([{ kind: 'value', name: 'name', before: 'x', after: '' }]);
  expect(of(undefined, { name: 'x', on: null })).toEqual([
    { kind: 'value', name: 'name', before: '', after: 'x' },
    { kind: 'value', name: 'on', before: '', after: '' },
  ]);
});

test('whatever was recorded is shown', () => {
  expect(differences('"left"', '"back"')).toEqual([{ kind: 'value', name: '', before: 'left', after: 'back' }]);
  expect(differences('{broken', '1')).toEqual([{ kind: 'value', name: '', before: '{broken', after: '1' }]);
  expect(of(['a'], { a: 1 })).toEqual([{ kind: 'value', name: '', before: 'a', after: '{"a":1}' }]);
  expect(of(['a', 'b'], ['b', 'a'])).toEqual([]);
  expect(differences('', '')).toEqual([]);
});
