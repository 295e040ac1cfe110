import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#stores/menus.ts';
import { buildRoutes, defaultIcon, isLink, placeOf, topMenuTarget } from './route-builder.ts';

const seenBy = (...aliases: string[]) => ({ aliases, hidden: new Set<string>(), repairs: false });
const hiding = (...codes: string[]) => ({ aliases: [], hidden: new Set(codes), repairs: false });

const item = (code: string, path: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id: code,
  name: `${code} 中`,
  nameEn: code,
  path,
  source: 'TeamOutlined',
  code,
  meta: {},
  group: [],
  query: {},
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
const built = buildRoutes(menu, seenBy('qm'));

describe('route builder', () => {
  it.each([
    ['http://x.example', true],
    ['HTTPS://x.example', true],
    ['/static/manual.html', true],
    ['/a/htmlish', true],
    ['/a/page.HTML', true],
    ['http', false],
    ['https:/one-slash', false],
    ['ftp://x.example', false],
    ['/http://x', false],
    ['', false],
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
    const twice = buildRoutes([item('a', '/same'), item('b', '/same'), item('c', '/other')], seenBy());
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
    const nothing = buildRoutes([item('qaqc', '/qaqc')], seenBy());
    expect(placeOf('/qaqc', nothing)).toEqual({ kind: 'container', title: ['qaqc', 'qaqc 中'] });
    expect(nothing.sidebar).toEqual([]);
    expect(placeOf('/qaqc', buildRoutes([], seenBy()))).toEqual({ kind: 'container', title: ['QA/QC', '质量管理'] });
  });

  // spec §5: hidden unless one of the person's roles is among the item's.
  it.each([
    [['qm'], ['qm', 'pm'], true],
    [['pm', 'x'], ['qm', 'pm'], true],
    [['sub'], ['qm', 'pm'], false],
    [[], ['qm'], false],
    [['sub'], [], true],
  ])('roles %j see an item for %j: %s', (mine, wanted, shown) => {
    const one = buildRoutes([item('x', '/x', { meta: { roles: wanted } })], seenBy(...mine));
    expect(one.sidebar.length === 1).toBe(shown);
    expect(one.screens.has('/x/index')).toBe(shown);
  });

  it('leaves a container empty when nothing below is for this person', () => {
    const hidden = item('x', '/a/x', { meta: { roles: ['admin'] } });
    const one = buildRoutes([item('a', '/a', { children: [hidden] })], seenBy('qm'));
    expect(one.sidebar).toEqual([]);
    expect(placeOf('/a', one).kind).toBe('container');
    expect(placeOf('/a/x/index', one).kind).toBe('unknown');
  });

  /*
   * Every rule of spec §2 in one table: what one entry becomes. leaf: the screen it opens; frame: what is embedded under
   * /myiframe/{code}; to: where its sidebar entry leads; and what its own address then means.
   */
  describe('makes of an entry', () => {
    const child = (path: string, more: Partial<MenuItem> = {}) => item('kid', path, more);
    it.each<[string, MenuItem, { to?: string; screen?: string; frame?: string; own: [string, unknown] }]>([
      [
        'a leaf',
        item('x', '/x'),
        { to: '/x/index', screen: '/x/index', own: ['/x', { kind: 'redirect', to: '/x/index' }] },
      ],
      [
        'a leaf at its index',
        item('x', '/x/index'),
        { to: '/x/index', screen: '/x/index', own: ['/x/index', 'missing'] },
      ],
      [
        'a leaf with a slash at its end',
        item('x', '/x/'),
        { to: '/x/index', screen: '/x/index', own: ['/x/', { kind: 'redirect', to: '/x/index' }] },
      ],
      [
        'a leaf without a slash before',
        item('x', 'x'),
        { to: '/x/index', screen: '/x/index', own: ['/x', { kind: 'redirect', to: '/x/index' }] },
      ],
      [
        'a leaf without a path',
        item('x', ''),
        { to: '/x/index', screen: '/x/index', own: ['/x', { kind: 'redirect', to: '/x/index' }] },
      ],
      [
        'a leaf whose name ends like index',
        item('x', '/reindex'),
        {
          to: '/reindex/index',
          screen: '/reindex/index',
          own: ['/reindex', { kind: 'redirect', to: '/reindex/index' }],
        },
      ],
      [
        'a leaf with an empty list below',
        item('x', '/x', { children: [] }),
        { to: '/x/index', screen: '/x/index', own: ['/x', { kind: 'redirect', to: '/x/index' }] },
      ],
      [
        'a web link',
        item('x', 'https://e.example/a'),
        { to: '/myiframe/x', frame: 'https://e.example/a', own: ['/x', { kind: 'unknown' }] },
      ],
      [
        'a link with $',
        item('x', 'http://e.example/$/a$b'),
        { to: '/myiframe/x', frame: 'http://e.example/#/a#b', own: ['/x', { kind: 'unknown' }] },
      ],
      [
        'a page of this site',
        item('x', '/doc/manual.html'),
        { to: '/myiframe/x', frame: '/doc/manual.html', own: ['/doc/manual.html', { kind: 'unknown' }] },
      ],
      [
        'any path with html in it',
        item('x', '/htmlish'),
        { to: '/myiframe/x', frame: '/htmlish', own: ['/htmlish', { kind: 'unknown' }] },
      ],
      [
        'a link whose code needs writing otherwise',
        item('a b/c', 'http://e.example'),
        { to: '/myiframe/a%20b%2Fc', own: ['/x', { kind: 'unknown' }] },
      ],
      [
        'a link without a code',
        item('', 'http://e.example', { id: '77' }),
        { to: '/myiframe/77', own: ['/x', { kind: 'unknown' }] },
      ],
      [
        'a heading',
        item('x', '/x', { children: [child('/x/kid')] }),
        { to: '', screen: '/x/kid/index', own: ['/x', { kind: 'redirect', to: '/x/kid/index' }] },
      ],
      [
        'a heading over a link',
        item('x', '/x', { children: [child('http://e.example')] }),
        { to: '', own: ['/x', { kind: 'redirect', to: '/myiframe/kid' }] },
      ],
      [
        'a heading with the path of its page',
        item('x', '/x', { children: [child('/x/index')] }),
        { to: '', screen: '/x/index', own: ['/x', { kind: 'redirect', to: '/x/index' }] },
      ],
      [
        'the empty container qaqc',
        item('qaqc', '/qaqc'),
        { own: ['/qaqc', { kind: 'container', title: ['qaqc', 'qaqc 中'] }] },
      ],
      [
        'the empty container pqms',
        item('pqms', '/pqms/'),
        { own: ['/pqms', { kind: 'container', title: ['pqms', 'pqms 中'] }] },
      ],
      [
        'pqms with a page',
        item('pqms', '/pqms', { children: [child('/pqms/checklist')] }),
        { to: '', screen: '/pqms/checklist/index', own: ['/pqms', { kind: 'redirect', to: '/pqms/checklist/index' }] },
      ],
      [
        'conquas with a page of its own',
        item('conquas', '/conquas', { children: [child('/conquas/score')] }),
        { to: '', screen: '/conquas/score/index', own: ['/conquas', { kind: 'redirect', to: '/conquas/score' }] },
      ],
      [
        'wel with other pages',
        item('wel', '/wel', { children: [child('/wel/dashboard')] }),
        { to: '', screen: '/wel/dashboard/index', own: ['/wel', { kind: 'redirect', to: '/wel/index' }] },
      ],
    ])('%s', (_what, entry, { to, screen, frame, own: [path, place] }) => {
      const one = buildRoutes([entry], seenBy());
      expect(one.sidebar[0]?.to).toBe(to);
      if (screen) expect([...one.screens.keys()]).toEqual([screen]);
      else expect(one.screens.size).toBe(0);
      if (frame) expect(one.frames.get(entry.code)?.src).toBe(frame);
      const found = placeOf(path, one);
      if (typeof place === 'string') expect(found.kind).toBe(place);
      else expect(found).toEqual(place);
    });
  });

  it('opens a page with the search of its entry, without making it part of the address', () => {
    const [entry] = buildRoutes([item('x', '/x', { query: { type: 'a b', n: '1' } })], seenBy()).sidebar;
    expect(entry).toMatchObject({ key: '/x/index', to: '/x/index', search: '?type=a+b&n=1' });
  });

  // spec §5, §6: what the project hides is in nobody's sidebar, and its address opens nothing.
  it('leaves out what the project hides, at every depth', () => {
    const one = buildRoutes(menu, hiding('memo', 'deeper', 'alone', 'web', 'mixed'));
    const codes = (items: typeof one.sidebar): string[] =>
      items.flatMap((entry) => [entry.code, ...codes(entry.children ?? [])]);
    expect(codes(one.sidebar)).toEqual(['qaqc', 'report', 'slash', 'indexed', 'page', 'bare', 'noName']);
    expect(one.screens.has('/qaqc/reportMemo/index')).toBe(false);
    expect(one.frames.has('web')).toBe(false);
    expect(placeOf('/alone/index', one).kind).toBe('unknown');
    expect(placeOf('/deep', one).kind).toBe('container');
    expect(placeOf('/mixed', one)).toEqual({ kind: 'container', title: ['mixed', 'mixed 中'] });
  });
});

describe('an item of the top bar', () => {
  it.each([
    ['/qaqc/report/index', '/qaqc/report/index'],
    ['qaqc/report', '/qaqc/report'],
    ['', '/'],
    ['  ', '/'],
    ['https://e.example', '/myiframe/top'],
    ['/doc/manual.html', '/myiframe/top'],
  ])('with path %j leads to %s', (path, target) => {
    expect(topMenuTarget(item('top', path))).toBe(target);
  });

  it('that is a link is embedded like an entry of the menu', () => {
    const one = buildRoutes([], seenBy(), [item('top', 'https://e.example/$a'), item('page', '/x')]);
    expect([...one.frames]).toEqual([['top', { title: ['top', 'top 中'], src: 'https://e.example/#a' }]]);
  });
});
