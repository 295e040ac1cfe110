import { describe, expect, it } from 'vitest';
import { guard, isPublic, loginPath, redirectIn, type Ruling } from './guard.ts';

const stay: Ruling = { go: 'stay' };
const to = (path: string): Ruling => ({ go: 'to', path });
const out = (path: string): Ruling => ({ go: 'signOut', path });

// spec §2 "Navigation guard": every combination of token, lock and kind of path.
const table: [token: string, locked: boolean, path: string, search: string, Ruling][] = [
  ['', false, '/login', '', stay],
  ['', false, '/login', '?redirect=%2Fqaqc%2Freport', stay],
  ['', false, '/tool', '', stay],
  ['', false, '/loginbyToken', '', stay],
  ['', false, '/oauth/redirect/wechat', '?code=1&state=2', stay],
  ['', false, '/oauth/redirect', '', out('/login')],
  ['', false, '/403', '', stay],
  ['', false, '/404', '', stay],
  ['', false, '/500', '', stay],
  ['', false, '/myiframe/manual', '', stay],
  ['', false, '/lock', '', out('/login')],
  ['', false, '/', '', out('/login')],
  ['', false, '/wel/index', '', out('/login')],
  ['', false, '/qaqc/report/index', '?status=open', out('/login?redirect=%2Fqaqc%2Freport%2Findex%3Fstatus%3Dopen')],
  ['', false, '/nowhere', '', out('/login?redirect=%2Fnowhere')],
  ['', false, '/myiframe', '', out('/login?redirect=%2Fmyiframe')],
  ['', true, '/login', '', stay],
  ['', true, '/lock', '', out('/login')],
  ['', true, '/wel/index', '', out('/login')],
  ['t', true, '/lock', '', stay],
  ['t', true, '/login', '', to('/lock')],
  ['t', true, '/', '', to('/lock')],
  ['t', true, '/404', '', to('/lock')],
  ['t', true, '/qaqc/report/index', '?a=1', to('/lock')],
  ['t', true, '/myiframe/manual', '', to('/lock')],
  ['t', false, '/lock', '', to('/qaqc/report/index?status=open')],
  ['t', false, '/login', '', to('/')],
  ['t', false, '/login', '?redirect=%2Fqaqc%2Freport%2Fdetail%2F5%3Ftab%3D2', to('/qaqc/report/detail/5?tab=2')],
  ['t', false, '/login', '?redirect=https%3A%2F%2Fevil.example', to('/')],
  ['t', true, '/loginbyToken', '?token=x', to('/lock')],
  ['t', true, '/oauth/redirect/qq', '?code=1', to('/lock')],
  ['t', false, '/loginbyToken', '?token=x', stay],
  ['t', false, '/oauth/redirect/qq', '?code=1', stay],
  ['t', false, '/', '', stay],
  ['t', false, '/wel/index', '', stay],
  ['t', false, '/nowhere', '', stay],
  ['t', false, '/500', '', stay],
];

describe('navigation guard', () => {
  it.each(table)('token "%s", locked %s, %s%s', (token, locked, path, search, ruling) => {
    expect(guard({ path, search, token, locked, resume: '/qaqc/report/index?status=open' })).toEqual(ruling);
  });

  // The rules do not know each other's exceptions: whatever the path, these hold.
  const paths = [...new Set(table.map(([, , path]) => path))];
  it.each(paths)('without a token %s is public or leads to the login page; locked, it is the lock', (path) => {
    const visit = { path, search: '', resume: '/' };
    for (const locked of [false, true]) {
      const ruling = guard({ ...visit, token: '', locked });
      expect(ruling.go).toBe(isPublic(path) && path !== '/lock' ? 'stay' : 'signOut');
    }
    expect(guard({ ...visit, token: 't', locked: true })).toEqual(path === '/lock' ? stay : to('/lock'));
    const open = guard({ ...visit, token: 't', locked: false });
    expect(open).toEqual(['/lock', '/login'].includes(path) ? to('/') : stay);
  });

  it.each(['/lock', '/login', '/loginbyToken', '/wel', '', 'https://evil.example', '//evil.example'])(
    'an opened lock does not lead to "%s"',
    (resume) => {
      expect(guard({ path: '/lock', search: '', token: 't', locked: false, resume })).toEqual(to('/'));
    },
  );

  it('knows the public routes of spec §2 and no others', () => {
    const all = [
      '/login',
      '/tool',
      '/loginbyToken',
      '/lock',
      '/404',
      '/403',
      '/500',
      '/myiframe/x',
      '/oauth/redirect/qq',
    ];
    expect(all.filter(isPublic)).toEqual(all);
    expect(['/', '/wel/index', '/logins', '/myiframe', '/tool/x', '/LOGIN'].filter(isPublic)).toEqual([]);
  });
});

describe('redirect after login', () => {
  it.each([
    ['', '/'],
    ['?redirect=', '/'],
    ['?redirect=/qaqc/report/index', '/qaqc/report/index'],
    ['?redirect=/login', '/'],
    ['?redirect=/lock', '/'],
    ['?redirect=/loginbyToken%3Ftoken%3Dx', '/'],
    ['?redirect=/oauth/redirect/qq%3Fcode%3Dx', '/'],
    ['?redirect=//evil.example/x', '/'],
    ['?redirect=/\\evil.example', '/'],
    ['?redirect=/\t/evil.example', '/'],
    ['?redirect=/a/..//evil.example', '/'],
    ['?redirect=javascript:alert(1)', '/'],
    ['?redirect=qaqc', '/'],
  ])('%s leads to %s', (search, path) => {
    expect(redirectIn(search)).toBe(path);
  });

  it('forgets home, so that the address stays short', () => {
    expect(loginPath('/', '')).toBe('/login');
    expect(loginPath('/wel/index', '')).toBe('/login');
  });
});
