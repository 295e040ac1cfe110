import { expect, test } from 'vitest';
import { changeOf, type GrantNode, marksOf, permissionsIn, sentIds, toggled, withAbove } from './chosen-nodes.ts';

const node = (id: string, kind: GrantNode['kind'] = 'menu', children?: GrantNode[]): GrantNode => ({
  id,
  title: id,
  code: id,
  kind,
  ...(children ? { children } : {}),
});
const button = (id: string) => node(id, 'button');
const tree: GrantNode[] = [
  node('system', 'menu', [node('param', 'menu', [button('p1'), button('p2')]), node('outbox')]),
  node('home'),
];
const param = tree[0]!.children![0]!;
const sorted = (ids: Iterable<string>) => [...ids].toSorted();

test('what is granted brings what stands above it, and what is unknown is left out', () => {
  expect(sorted(withAbove(tree, new Set(['p1', 'nobody'])))).toEqual(['p1', 'param', 'system']);
});

test('a branch is chosen and given up as a whole, and an empty heading goes with it', () => {
  const all = toggled(tree, new Set(), param, true);
  expect(sorted(all)).toEqual(['p1', 'p2', 'param', 'system']);
  expect(sorted(toggled(tree, all, param, false))).toEqual([]);
});

test('the last button goes and its page stays', () => {
  const one = withAbove(tree, new Set(['p1']));
  const none = toggled(tree, one, button('p1'), false);
  expect(sorted(none)).toEqual(['param', 'system']);
  expect(marksOf(tree, none)).toEqual({ checked: [], half: ['param', 'system'] });
  expect(sentIds(tree, none)).toEqual(['param']);
});

test('marks: whole, in part, and not at all; headings and pages in part are not sent', () => {
  const some = withAbove(tree, new Set(['p1', 'outbox']));
  expect(marksOf(tree, some)).toEqual({ checked: ['p1', 'outbox'], half: ['param', 'system'] });
  expect(sentIds(tree, some)).toEqual(['p1', 'outbox']);
  expect(sentIds(tree, withAbove(tree, new Set(['p1', 'p2', 'outbox'])))).toEqual([
    'system',
    'param',
    'p1',
    'p2',
    'outbox',
  ]);
});

test('what a search hides keeps its mark', () => {
  const all = toggled(tree, new Set(), param, true);
  const shown = { ...param, children: [button('p2')] };
  expect(sorted(toggled(tree, all, shown, false))).toEqual(['p1', 'param', 'system']);
});

test('a change is told in permissions; headings are none', () => {
  expect(permissionsIn(tree).map((one) => one.id)).toEqual(['param', 'p1', 'p2', 'outbox', 'home']);
  const before = withAbove(tree, new Set(['p1']));
  const { added, removed } = changeOf(tree, before, new Set(['home']));
  expect(added.map((one) => one.id)).toEqual(['home']);
  expect(removed.map((one) => one.id)).toEqual(['param', 'p1']);
});

test('of scopes only the ends count; the menus that they hang under do not', () => {
  const scopes = [node('report', 'menu', [node('s1', 'scope'), node('s2', 'scope')])];
  expect(permissionsIn(scopes).map((one) => one.id)).toEqual(['s1', 's2']);
  const one = withAbove(scopes, new Set(['s1']));
  expect(sorted(toggled(scopes, one, scopes[0]!.children![0]!, false))).toEqual([]);
});
