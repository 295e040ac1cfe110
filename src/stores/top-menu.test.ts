// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The store reads storage when it is imported: a fresh import is a fresh start of the page. */
async function reload() {
  vi.resetModules();
  return import('./menus.ts');
}

const top = (id: string) => ({
  id,
  name: `顶${id}`,
  nameEn: `Top ${id}`,
  path: '/x/index',
  source: '',
  code: `t${id}`,
});
const entry = (code: string) => ({ id: code, name: code, path: `/${code}`, code });

let menus: Awaited<ReturnType<typeof reload>>;
beforeEach(async () => {
  sessionStorage.clear();
  menus = await reload();
  menus.storeMenus([entry('a'), entry('b')], []);
  menus.storeTopMenus([top('1'), top('2')]);
});
const state = () => menus.useMenus.getState();
const side = () => state().side?.map((item) => item.code) ?? null;

describe('the top menu', () => {
  it('stands at Home at first', () => {
    expect([state().topMenuId, side()]).toEqual(['', null]);
    expect(state().topMenus.map((item) => item.id)).toEqual(['1', '2']);
  });

  // spec §2: the choice survives a reload, with its side menu.
  it('keeps the choice and its side menu over a reload', async () => {
    menus.storeSideMenu('2', [entry('b')]);
    menus = await reload();
    expect([state().topMenuId, side()]).toEqual(['2', ['b']]);
    expect(state().menu.map((item) => item.code)).toEqual(['a', 'b']);
    menus.storeWholeMenu([entry('a')]);
    menus = await reload();
    expect([state().topMenuId, side(), state().menu.length]).toEqual(['', null, 1]);
  });

  it('gives way to Home when the chosen item is gone', () => {
    menus.storeSideMenu('2', [entry('b')]);
    menus.storeTopMenus([top('1')]);
    expect([state().topMenuId, side()]).toEqual(['', null]);
  });

  it('is forgotten with the session', async () => {
    menus.storeSideMenu('2', [entry('b')]);
    menus.clearMenus();
    expect(state()).toMatchObject({ topMenus: [], topMenuId: '', side: null, loaded: false });
    menus = await reload();
    expect(state()).toMatchObject({ menu: [], topMenus: [], topMenuId: '', side: null, loaded: false });
  });

  it('starts anew after a switch of the project, while the page that is left keeps its own', async () => {
    menus.storeSideMenu('2', [entry('b')]);
    menus.dropStoredMenus();
    expect(side()).toEqual(['b']);
    menus = await reload();
    expect(state()).toMatchObject({ topMenuId: '', side: null, loaded: false });
  });

  it.each([[null], ['x'], [{}], [[{ name: 'no id' }]], [[7]]])('makes nothing of the answer %j', (answer) => {
    menus.storeTopMenus(answer);
    expect(state().topMenus).toEqual([]);
  });

  it.each([
    ['a chosen item without a side menu', { 'saber-topMenuId': '{"content":"2"}' }],
    ['rubbish', { 'saber-topMenuId': '{"content":{"a":1}}', 'saber-sideMenu': '[1,2]', 'saber-topMenu': 'x' }],
  ])('starts at Home on %s', async (_what, stored) => {
    sessionStorage.clear();
    for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value);
    menus = await reload();
    expect(state()).toMatchObject({ topMenuId: '', side: null, topMenus: [] });
  });
});
