import { describe, expect, it } from 'vitest';
import {
  added,
  addressOf,
  closed,
  homeTab,
  onlyHome,
  othersClosed,
  renamed,
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
});
