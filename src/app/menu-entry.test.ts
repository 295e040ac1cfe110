import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#stores/menus.ts';
import { menuEntryOf } from './menu-entry.ts';

const item = (path: string, children?: MenuItem[]): MenuItem => ({
  id: path,
  name: path,
  nameEn: path,
  path,
  source: '',
  code: path,
  meta: {},
  group: [],
  query: {},
  ...(children ? { children } : {}),
});

describe('entry of a path', () => {
  const menu = [item('/a/'), item('/c', [item('/c/d'), item('/c/e/index')])];
  it.each([
    ['/a/index', '/a/'],
    ['/c/d/index', '/c/d'],
    ['/c/d', '/c/d'],
    ['/c/e/index', '/c/e/index'],
    ['/c/index', undefined],
    ['/c/d/index/x', undefined],
  ])('%s: %s', (path, entry) => {
    expect(menuEntryOf(menu, path)?.path).toBe(entry);
  });
});
