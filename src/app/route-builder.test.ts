import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#stores/menus.ts';
import { buildRoutes, defaultIcon, isLink, placeOf } from './route-builder.ts';

const item = (code: string, path: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id: code,
  name: `${code} 中`,
  nameEn: code,
  path,
  source: 'TeamOutlined',
  code,
  meta: {},
  group: [],
  ...more,
});

const menu = [
  item('qaqc', '/qaqc', {
    children: [item('report', '/qaqc/report', { source: '' }), item('memo', '/qaqc/reportMemo')],
  }),
  item('deep', '/deep', { children: [item('deeper', '/deep/er', { children: [item('leaf', '/deep/er/leaf')] })] }),
  item('alone', '/alone'),
  item('slash', 'noslash/'),
  item('indexed', '/pqms/archi/index'),
  item('web', 'https://docs.example/a?x=1$part'),
  item('page', '/static/manual.html'),
  item('mixed', '/mixed', { children: [item('link', 'http://x.example'), item('own', '/mixed/own')] }),
  item('bare', '/bare', { children: [] }),
  item('noName', '/no-name', { nameEn: '' }),
];
const built = buildRoutes(menu, ['qm']);

describe('route builder', () => {
  it.each([
    ['http://x.example', true],
    ['HTTPS://x.example', true],
    ['/static/manual.html', true],
    ['/a/htmlish', true],
    ['/qaqc/report', false],
    ['httpd', false],
  ])('%s is a link: %s', (path, link) => {
    expect(isLink(path)).toBe(link);
  });

  it('appends /index to leaves, at every depth and only once', () => {
    expect([...built.screens.keys()]).toEqual([
      '/qaqc/report/index',
      '/qaqc/reportMemo/index',
      '/deep/er/leaf/index',
      '/alone/index',
      '/noslash/index',
      '/pqms/archi/index',
      '/mixed/own/index',
      '/bare/index',
      '/no-name/index',
    ]);
  });

  it('embeds links under /myiframe/{routerPath}', () => {
    expect(built.frames.get('web')).toEqual({ title: ['web', 'web 中'], src: 'https://docs.example/a?x=1#part' });
    expect(built.frames.get('page')?.src).toBe('/static/manual.html');
    expect(built.sidebar.find((one) => one.code === 'web')?.to).toBe('/myiframe/web');
  });

  it('names items in both languages and falls back to the one there is', () => {
    expect(built.sidebar.find((one) => one.code === 'noName')?.title).toEqual(['noName 中', 'noName 中']);
    expect(built.sidebar[0]?.children?.[0]?.icon).toBe(defaultIcon);
  });

  it('gives every item a key of its own: of two with one path the first stays', () => {
    const twice = buildRoutes([item('a', '/same'), item('b', '/same'), item('c', '/other')], []);
    expect(twice.sidebar.map((one) => one.code)).toEqual(['a', 'c']);
  });

  // spec §2, §3: redirects, containers, leaves, unknown.
  it.each([
    ['/', { kind: 'redirect', to: '/wel' }],
    ['/wel', { kind: 'redirect', to: '/wel/index' }],
    ['/conquas', { kind: 'redirect', to: '/conquas/score' }],
    ['/qaqc', { kind: 'redirect', to: '/qaqc/report/index' }],
    ['/qaqc/', { kind: 'redirect', to: '/qaqc/report/index' }],
    ['/deep', { kind: 'redirect', to: '/deep/er/leaf/index' }],
    ['/mixed', { kind: 'redirect', to: '/myiframe/link' }],
    ['/qaqc/report', { kind: 'redirect', to: '/qaqc/report/index' }],
    ['/alone/index', { kind: 'missing', title: ['alone', 'alone 中'] }],
    ['/pqms', { kind: 'container', title: ['PQMS', 'PQMS'] }],
    ['/nowhere', { kind: 'unknown' }],
    ['/qaqc/report/index/more', { kind: 'unknown' }],
  ])('%s', (path, place) => {
    expect(placeOf(path, built)).toEqual(place);
  });

  it('keeps /qaqc and /pqms as empty containers when the role has nothing there', () => {
    const nothing = buildRoutes([item('qaqc', '/qaqc')], []);
    expect(placeOf('/qaqc', nothing)).toEqual({ kind: 'container', title: ['qaqc', 'qaqc 中'] });
    expect(nothing.sidebar).toEqual([]);
    expect(placeOf('/qaqc', buildRoutes([], []))).toEqual({ kind: 'container', title: ['QA/QC', '质量管理'] });
  });

  // spec §5: hidden unless one of the person's roles is among the item's.
  it.each([
    [['qm'], ['qm', 'pm'], true],
    [['pm', 'x'], ['qm', 'pm'], true],
    [['sub'], ['qm', 'pm'], false],
    [[], ['qm'], false],
    [['sub'], [], true],
  ])('roles %j see an item for %j: %s', (mine, wanted, shown) => {
    const one = buildRoutes([item('x', '/x', { meta: { roles: wanted } })], mine);
    expect(one.sidebar.length === 1).toBe(shown);
    expect(one.screens.has('/x/index')).toBe(shown);
  });

  it('leaves a container empty when nothing below is for this person', () => {
    const hidden = item('x', '/a/x', { meta: { roles: ['admin'] } });
    const one = buildRoutes([item('a', '/a', { children: [hidden] })], ['qm']);
    expect(one.sidebar).toEqual([]);
    expect(placeOf('/a', one).kind).toBe('container');
    expect(placeOf('/a/x/index', one).kind).toBe('unknown');
  });
});
