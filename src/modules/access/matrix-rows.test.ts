import { expect, test } from 'vitest';
import type { MatrixMenu } from '#domain/access/grants.ts';
import { grantSets, matrixRows, rowsOf } from './matrix-rows.ts';

const entry = (id: string, kind: MatrixMenu['kind'] = 'menu', children: MatrixMenu[] = []): MatrixMenu => ({
  id,
  parentId: '0',
  code: `code_${id}`,
  title: `Title ${id}`,
  kind,
  hasChildren: children.length > 0,
  ...(children.length > 0 ? { children } : {}),
});
const menus = [entry('system', 'menu', [entry('param', 'menu', [entry('add', 'button')]), entry('outbox')])];

test('headings, pages and buttons, each with what is inside', () => {
  expect(matrixRows(menus).map(({ id, kind, depth, inside }) => [id, kind, depth, inside])).toEqual([
    ['system', 'heading', 0, ['param', 'add', 'outbox']],
    ['param', 'page', 1, ['add']],
    ['add', 'button', 2, []],
    ['outbox', 'page', 1, []],
  ]);
});

test('a search keeps what stands above its hits and below them', () => {
  const ids = (text: string) => matrixRows(menus, text).map((row) => row.id);
  expect(ids('CODE_param')).toEqual(['system', 'param', 'add']);
  expect(ids('title add')).toEqual(['system', 'param', 'add']);
  expect(ids('outbox')).toEqual(['system', 'outbox']);
  expect(ids('nothing')).toEqual([]);
});

test('what one role has', () => {
  const role = { id: 'r', parentId: '0', roleName: '', roleNameEn: '', roleAlias: '', people: 0 };
  const sets = grantSets({ roles: [role, { ...role, id: 'q' }], menus, grants: { r: ['param', 'add'] } });
  expect(rowsOf(matrixRows(menus), sets.get('r')!).map((row) => row.id)).toEqual(['system', 'param', 'add']);
  expect(rowsOf(matrixRows(menus), sets.get('q')!)).toEqual([]);
});
