import { expect, test } from 'vitest';
import { matching, pathTo, type TreeNode, treeOf } from './tree-node.ts';

const tree: TreeNode[] = [
  {
    id: '1',
    parentId: '0',
    title: 'Tower A',
    children: [
      { id: '2', parentId: '1', title: 'Level 1', children: [{ id: '3', parentId: '2', title: 'Unit 01-01' }] },
    ],
  },
  { id: '4', parentId: '0', title: 'Basement' },
];

test('the way to a node runs from the root down', () => {
  expect(pathTo(tree, '3')?.map((node) => node.title)).toEqual(['Tower A', 'Level 1', 'Unit 01-01']);
  expect(pathTo(tree, '9')).toBeNull();
});

test('a search keeps the parents of what it finds', () => {
  expect(matching(tree, '01-01')[0]?.children?.[0]?.children?.[0]?.id).toBe('3');
  expect(matching(tree, ' BASE ')).toEqual([tree[1]]);
  expect(matching(tree, '')).toHaveLength(2);
  expect(matching(tree, 'nothing')).toEqual([]);
});

test('a flat list becomes a tree', () => {
  const flat = [
    { id: '1', parentId: '0', title: 'a' },
    { id: '2', parentId: '1', title: 'b' },
    { id: '3', parentId: '8', title: 'hangs nowhere' },
  ];
  expect(treeOf(flat)).toEqual([{ id: '1', parentId: '0', title: 'a', children: [flat[1]] }]);
});
