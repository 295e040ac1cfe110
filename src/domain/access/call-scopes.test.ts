import { expect, test } from 'vitest';
import { callPath, callScopes, mayCall } from './call-scopes.ts';

const scopes = callScopes([
  { id: '1', path: '/system/user/list' },
  { id: '2', path: '/system/user/**' },
  { id: '3', path: '/system/**' },
  { id: '4', path: '/log/list' },
  { id: '5', path: '/log/list' },
]);

test.each([
  ['/other', [], true],
  ['/log', [], true],
  ['/log/list', [], false],
  ['/log/list', ['4'], true],
  ['/log/list', ['5'], true],
  ['/log/list', ['1', '2', '3'], false],
  ['/log/listing', [], true],
  ['/log/list/more', [], true],
  ['/system/user/list', [], false],
  ['/system/user/list', ['1'], true],
  ['/system/user/list', ['2'], true],
  ['/system/user/list', ['3'], true],
  ['/system/user/detail', ['1'], false],
  ['/system/user/detail', ['2'], true],
  ['/system/user', ['2'], true],
  ['/system/user', [], false],
  ['/system/users', ['2'], false],
  ['/system/users', ['3'], true],
  ['/systems', [], true],
])('%s with %j: %s', (path, granted, allowed) => {
  expect(mayCall(scopes, new Set(granted), path)).toBe(allowed);
});

test.each([
  ['/blade-system/user/list', true],
  ['/qcdm/report/**', true],
  ['/file/:id', true],
  ['/qcdm', true],
  ['', false],
  ['/', false],
  ['qcdm', false],
  ['/**', false],
  ['/qcdm/**/list', false],
  ['/qcdm/*', false],
  ['/qcdm/', false],
  ['//qcdm', false],
  ['/qcdm list', false],
  ['/qcdm?x=1', false],
  [`/${'x'.repeat(255)}`, false],
])('the path %j of a scope: %s', (path, fits) => {
  expect(callPath.test(path)).toBe(fits);
});
