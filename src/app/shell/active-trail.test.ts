import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../route-builder.ts';
import { activeTrail, openedAfter } from './active-trail.ts';

const entry = (key: string, more: Partial<SidebarItem> = {}): SidebarItem => ({
  key,
  title: [key, key],
  icon: '',
  code: key,
  to: more.children ? '' : key,
  search: '',
  group: [],
  ...more,
});
const sidebar = [
  entry('/a', {
    children: [
      entry('/a/1'),
      entry('/a/b', { children: [entry('/a/b/2')] }),
      entry('/a/c', { children: [entry('/a/c/3')] }),
    ],
  }),
  entry('/d', { children: [entry('/d/4', { group: ['/special/'] })] }),
  entry('/e'),
];
const screens = [{ path: '/a/1/detail/:id', menu: '/a/1' }];

describe('the place of a page in the menu', () => {
  it.each([
    ['/e', '/e', []],
    ['/a/1', '/a/1', ['/a']],
    ['/a/b/2', '/a/b/2', ['/a', '/a/b']],
    ['/a/1/detail/7', '/a/1', ['/a']],
    ['/x/special/7', '/d/4', ['/d']],
    ['/nowhere', undefined, []],
    ['/a', undefined, []],
  ])('%s', (path, selected, containers) => {
    expect(activeTrail(sidebar, screens, path)).toEqual({ selected, containers });
  });
});

// spec §9: unique-open.
describe('headings that stand open', () => {
  it.each([
    ['the first', [], ['/a'], ['/a']],
    ['another one shuts it', ['/a'], ['/a', '/d'], ['/d']],
    ['one inside leaves its own open', ['/a'], ['/a', '/a/b'], ['/a', '/a/b']],
    ['its sister shuts it', ['/a', '/a/b'], ['/a', '/a/b', '/a/c'], ['/a', '/a/c']],
    ['another at the top shuts both', ['/a', '/a/b'], ['/a', '/a/b', '/d'], ['/d']],
    ['shutting one leaves the rest', ['/a', '/a/b'], ['/a'], ['/a']],
    ['shutting the last', ['/a'], [], []],
  ])('%s', (_what, before, after, open) => {
    expect(openedAfter(sidebar, before, after)).toEqual(open);
  });
});
