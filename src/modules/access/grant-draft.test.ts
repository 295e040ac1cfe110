import { expect, test } from 'vitest';
import type { GrantKeys, GrantNode, GrantTree, HideConfig } from '#domain/access/grants.ts';
import { grantBody, grantChange, hideBodies, hideList, noDraft, startOf, withHideList } from './grant-draft.ts';

const entry = (id: string, kind: GrantNode['kind'], children: GrantNode[] = []): GrantNode => ({
  id,
  parentId: '0',
  title: id,
  key: id,
  value: id,
  code: id,
  kind,
  hasChildren: children.length > 0,
  ...(children.length > 0 ? { children } : {}),
});
const tree: GrantTree = {
  menu: [entry('page', 'menu', [entry('add', 'button'), entry('edit', 'button')])],
  dataScope: [entry('page', 'menu', [entry('own', 'scope')])],
  apiScope: [entry('page', 'menu', [entry('call', 'scope')])],
};
const keys: GrantKeys = { menu: ['add'], dataScope: ['own'], apiScope: [], granted: ['page', 'add'] };
const start = startOf({ tree, keys });
const role = { id: 'r', version: 4 };

test('of scopes only the scopes are sent, of menus what is chosen whole', () => {
  expect(grantBody(role, tree, start, noDraft)).toEqual({
    roleIds: ['r'],
    menuIds: ['add'],
    dataScopeIds: ['own'],
    apiScopeIds: [],
    version: 4,
  });
});

test('a data scope that goes widens; what else goes is taken', () => {
  const draft = { ...noDraft, chosen: { menu: new Set<string>(), dataScope: new Set<string>() } };
  const change = grantChange(tree, start, draft);
  expect(change.taken.map((node) => node.id)).toEqual(['page', 'add']);
  expect(change.widened.map((node) => node.id)).toEqual(['own']);
  expect(change.added).toEqual([]);
});

const config: HideConfig = {
  projects: [{ id: '1', name: 'Meranti' }],
  config: { '1': { lists: { r: ['project'], default: [] }, version: 7 } },
};

test('only lists that differ are sent; no list and an empty one are not the same', () => {
  expect(hideList(config, noDraft, '1', 'r')).toEqual(['project']);
  expect(hideList(config, noDraft, '1', 'other')).toBeNull();
  const back = withHideList(withHideList(noDraft, '1', 'r', []), '1', 'r', ['project']);
  expect(hideBodies(config, back)).toEqual([]);
  expect(hideBodies(config, withHideList(noDraft, '1', 'default', null))).toEqual([
    { projectId: '1', roleId: 'default', codes: null, version: 7 },
  ]);
  expect(hideBodies(config, withHideList(noDraft, '1', 'other', []))).toEqual([
    { projectId: '1', roleId: 'other', codes: [], version: 7 },
  ]);
});
