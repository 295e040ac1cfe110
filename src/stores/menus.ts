import { create } from 'zustand';
import { asFlag, isObject, listOf, oneOf, orElse, recordOf, shape, someText } from './checked.ts';
import { asText, type Check, readStored, removeStored, writeStored } from './storage.ts';

const word = orElse(asText, '');

/** One entry of the role's menu. spec §3; `children` is left out on leaves. wire.md §3 */
export interface MenuItem {
  id: string;
  name: string;
  nameEn: string;
  path: string;
  /** Icon name. */
  source: string;
  code: string;
  /** `keepAlive` false: its page is not kept while another one is shown. */
  meta: { roles?: string[] | undefined; keepAlive?: boolean | undefined };
  /** Parts of addresses that belong to this entry as well. wire.md §6 */
  group: string[];
  /** Search part of the address. */
  query: Record<string, string>;
  children?: MenuItem[] | undefined;
}

const itemItself = shape({
  id: word,
  name: word,
  nameEn: word,
  path: word,
  source: word,
  code: word,
  meta: orElse<MenuItem['meta']>((content) => {
    if (!isObject(content)) return undefined;
    return { roles: listOf(asText)(content['roles']), keepAlive: asFlag(content['keepAlive']) };
  }, {}),
  group: orElse(listOf(asText), []),
  query: orElse(recordOf(asText), {}),
});

const menuList: Check<MenuItem[]> = (content) => listOf(menuItem)(content);
const menuItem: Check<MenuItem> = (content) => {
  const item = itemItself(content);
  const children = menuList((content as { children?: unknown } | null)?.children);
  return item && (children ? { ...item, children } : item);
};

/** An item of the top bar; behind it lies a side menu of its own. spec §2 */
export type TopMenuItem = Pick<MenuItem, 'id' | 'name' | 'nameEn' | 'path' | 'source' | 'code'>;

const topMenuList = listOf(
  shape({ id: someText, name: word, nameEn: word, path: word, source: word, code: word }) satisfies Check<TopMenuItem>,
);

type Codes = Readonly<Record<string, true>>;

interface MenusState {
  /** Everything the roles open: routes are built from it. */
  menu: MenuItem[];
  topMenus: TopMenuItem[];
  /** The chosen item of the top bar; '' is Home. */
  topMenuId: string;
  /** The side menu of the chosen item; null at Home, where the whole menu stands. */
  side: MenuItem[] | null;
  codes: Codes;
  /** False until the menus of this sign-in were read at least once. */
  loaded: boolean;
}

const codeSet = recordOf(oneOf([true]));

/** Menu and permission codes of the person's roles. spec §9: session storage. */
export const useMenus = create<MenusState>()(() => {
  const menu = readStored('menu', menuList);
  const side = readStored('sideMenu', menuList);
  return {
    menu: menu ?? [],
    topMenus: readStored('topMenu', topMenuList) ?? [],
    topMenuId: (side && readStored('topMenuId', asText)) ?? '',
    side: side ?? null,
    codes: readStored('permission', codeSet) ?? {},
    loaded: menu !== undefined,
  };
});

/** Takes the answers of menu/routes and menu/buttons. */
export function storeMenus(routes: unknown, buttons: unknown): void {
  const menu = menuList(routes) ?? [];
  const codes = buttonCodes(buttons);
  writeStored('menu', menu, 'session');
  writeStored('permission', codes, 'session');
  useMenus.setState({ menu, codes, loaded: true });
}

/** Takes the answer of menu/routes alone: Home was chosen. spec §2 */
export function storeWholeMenu(routes: unknown): void {
  const menu = menuList(routes) ?? [];
  writeStored('menu', menu, 'session');
  useMenus.setState({ menu });
  storeSideMenu('', null);
}

/** Takes the answer of menu/top-menu; a chosen item that is gone gives way to Home. */
export function storeTopMenus(answer: unknown): void {
  const topMenus = topMenuList(answer) ?? [];
  writeStored('topMenu', topMenus, 'session');
  useMenus.setState({ topMenus });
  const { topMenuId } = useMenus.getState();
  if (topMenuId !== '' && !topMenus.some((item) => item.id === topMenuId)) storeSideMenu('', null);
}

/** Makes an item of the top bar the chosen one, with the answer of menu/routes for it; '' is Home. spec §2 */
export function storeSideMenu(topMenuId: string, routes: unknown): void {
  const side = topMenuId === '' ? null : (menuList(routes) ?? []);
  if (side) {
    writeStored('sideMenu', side, 'session');
    writeStored('topMenuId', topMenuId, 'session');
  } else for (const name of ['sideMenu', 'topMenuId']) removeStored(name, 'session');
  useMenus.setState({ topMenuId, side });
}

/** The leaves of the button tree as a set of codes; an entry that has `children` is a heading. wire.md §3 */
export function buttonCodes(tree: unknown): Codes {
  const codes: Record<string, true> = {};
  const walk = (nodes: unknown): void => {
    for (const node of Array.isArray(nodes) ? nodes : []) {
      const { code, children } = (node ?? {}) as { code?: unknown; children?: unknown };
      if (Array.isArray(children)) walk(children);
      else if (typeof code === 'string' && code !== '') codes[code] = true;
    }
  };
  walk(tree);
  return codes;
}

/** Whether the person's roles hold this permission code: `hasCode('report_add')`. */
export function hasCode(code: string): boolean {
  return useMenus.getState().codes[code] === true;
}

/** `hasCode` for components. */
export function useCode(code: string): boolean {
  return useMenus((state) => state.codes[code] === true);
}

/** Forgets menu and codes. */
export function clearMenus(): void {
  dropStoredMenus();
  useMenus.setState({ menu: [], topMenus: [], topMenuId: '', side: null, codes: {}, loaded: false });
}

/** The next page of this browser tab begins without menus; this one, which is being left, still shows its own. */
export function dropStoredMenus(): void {
  for (const name of ['menu', 'permission', 'topMenu', 'topMenuId', 'sideMenu']) removeStored(name, 'session');
}
