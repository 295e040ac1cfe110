import { describe, expect, it } from 'vitest';
import {
  added,
  addressOf,
  closed,
  homeTab,
  isKept,
  moved,
  onlyHome,
  opensNoTab,
  othersClosed,
  outgrown,
  renamed,
  searched,
  type Tab,
  type Tabs,
} from './tab-rules.ts';

const tab = (value: string, query: Record<string, string> = {}): Tab => ({
  ...homeTab,
  label: value,
  value,
  query,
  close: true,
});
const opened = (...paths: string[]): Tabs => paths.reduce((tabs, path) => added(tabs, tab(path)), onlyHome);
const paths = (tabs: Tabs) => tabs.list.map((one) => one.value);

describe('tabs', () => {
  it('opens at the end and makes active', () => {
    const tabs = opened('/a', '/b');
    expect(paths(tabs)).toEqual(['/wel/index', '/a', '/b']);
    expect(tabs.active).toBe('/b');
  });

  it('opens no page twice, and keeps the newest search of it', () => {
    const tabs = added(opened('/a', '/b'), tab('/a', { status: 'open' }));
    expect(paths(tabs)).toEqual(['/wel/index', '/a', '/b']);
    expect(tabs.active).toBe('/a');
    expect(addressOf(tabs.list[1] ?? homeTab)).toBe('/a?status=open');
  });

  it('keeps a name given to a tab when its page is opened again', () => {
    const named = renamed(opened('/a'), '/a', '编号 7', 'No. 7');
    expect(added(named, tab('/a')).list[1]).toMatchObject({ label: '编号 7', meta: { i18n: 'No. 7' } });
  });

  // spec §4: closing the active tab opens the previous one; home and the last tab stay.
  it.each([
    ['the active one in the middle', opened('/a', '/b', '/c'), '/b', '/b', ['/wel/index', '/a', '/c'], '/a'],
    ['the active one at the end', opened('/a', '/b'), '/b', '/b', ['/wel/index', '/a'], '/a'],
    ['the first one after home', opened('/a'), '/a', '/a', ['/wel/index'], '/wel/index'],
    ['another one than the active', opened('/a', '/b'), '/b', '/a', ['/wel/index', '/b'], '/b'],
    ['home', opened('/a'), '/wel/index', '/wel/index', ['/wel/index', '/a'], '/wel/index'],
    ['one that is not open', opened('/a'), '/a', '/z', ['/wel/index', '/a'], '/a'],
  ])('closes %s', (_what, tabs, active, value, left, next) => {
    const after = closed({ ...tabs, active }, value);
    expect(paths(after)).toEqual(left);
    expect(after.active).toBe(next);
  });

  it('never closes the last tab, closable or not', () => {
    const alone: Tabs = { list: [tab('/a')], active: '/a' };
    expect(closed(alone, '/a')).toBe(alone);
  });

  it('closes the others but home', () => {
    const after = othersClosed({ ...opened('/a', '/b', '/c'), active: '/b' });
    expect(paths(after)).toEqual(['/wel/index', '/b']);
    expect(after.active).toBe('/b');
  });

  it('closes the others of a tab that is not active, which becomes active then', () => {
    const after = othersClosed(opened('/a', '/b', '/c'), '/a');
    expect(paths(after)).toEqual(['/wel/index', '/a']);
    expect(after.active).toBe('/a');
    expect(othersClosed({ ...opened('/a'), active: '/wel/index' }, '/a').active).toBe('/wel/index');
  });

  it.each([
    ['to the left', '/c', 1, ['/wel/index', '/c', '/a', '/b']],
    ['to the right', '/a', 3, ['/wel/index', '/b', '/c', '/a']],
    ['never before home', '/b', 0, ['/wel/index', '/b', '/a', '/c']],
    ['not beyond the end', '/a', 9, ['/wel/index', '/b', '/c', '/a']],
    ['but not home', '/wel/index', 2, ['/wel/index', '/a', '/b', '/c']],
    ['nor what is not open', '/z', 1, ['/wel/index', '/a', '/b', '/c']],
  ])('moves a tab %s', (_what, value, to, order) => {
    const after = moved(opened('/a', '/b', '/c'), value, to);
    expect(paths(after)).toEqual(order);
    expect(after.active).toBe('/c');
  });

  it('changes the search of a tab without making it active', () => {
    const after = searched(opened('/a', '/b'), '/a', { page: '2' });
    expect(after.active).toBe('/b');
    expect(after.list.map(addressOf)).toEqual(['/wel/index', '/a?page=2', '/b']);
  });

  // spec §2: all routes that are registered after login without a tab.
  it.each([
    '/demo/upload',
    '/demo/select',
    '/demo/teams',
    '/demo/model',
    '/project/teammateView/teammateView/7',
    '/project/teammateView/projectView',
    '/project/teammate/takeUnit',
    '/project/sample/category',
    '/rfsi/inspection',
    '/rfsi/index',
    '/rfsi/ChecklistFormat',
    '/rfsi/concreteTest',
    '/PBUDashboard',
    '/PBUDashboard/index',
    '/PBUDashboard/drawing',
    '/handover/index',
    '/handover/template',
    '/funTest/index',
    '/conquas/score',
    '/qaqc',
    '/pqms',
    '/myiframe/map',
  ])('%s opens no tab', (path) => {
    expect(opensNoTab(path)).toBe(true);
  });

  it.each([
    '/wel/index',
    '/wel/dashboard',
    '/test/index',
    '/info/index',
    '/pqms/checklist',
    '/dict-horizontal/index',
    '/dict-vertical/index',
    '/qaqc/report/index',
    '/qaqc/reportMemo',
    '/work/process/leave/form/7',
    '/work/process/leave/handle/7/8/9',
    '/work/process/leave/detail/8/9',
    '/demo',
    '/rfsi',
    '/project/teammateView',
    '/myiframe',
    '/handover/index/7',
  ])('%s opens one', (path) => {
    expect(opensNoTab(path)).toBe(false);
  });
});

describe('kept pages', () => {
  it('are those of open tabs, unless their menu entry says otherwise', () => {
    const fleeting = { ...tab('/b'), meta: { i18n: '', keepAlive: false } };
    const tabs = added(opened('/a'), fleeting);
    expect(['/wel/index', '/a', '/b', '/c'].filter((path) => isKept(tabs, path))).toEqual(['/wel/index', '/a']);
  });

  it.each([
    ['nothing while there is room', ['/a', '/b'], [], 2, []],
    ['the one seen longest ago', ['/a', '/b', '/c'], [], 2, ['/a']],
    ['none with unsaved input', ['/a', '/b', '/c'], ['/a'], 2, ['/b']],
    ['never the one that is shown', ['/a', '/b', '/c'], ['/a', '/b'], 2, []],
    ['as many as there are too many', ['/a', '/b', '/c', '/d'], ['/b'], 2, ['/a', '/c']],
  ])('give up %s', (_what, seen, unsaved, most, drop) => {
    expect(outgrown(seen, unsaved, most)).toEqual(drop);
  });
});
