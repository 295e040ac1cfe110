import { create } from 'zustand';
import { isObject, listOf, oneOf, orElse, recordOf, shape } from './checked.ts';
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
  meta: { roles?: string[] | undefined };
  group: string[];
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
    const roles = isObject(content) ? listOf(asText)(content['roles']) : undefined;
    return roles && { roles };
  }, {}),
  group: orElse(listOf(asText), []),
});

const menuList: Check<MenuItem[]> = (content) => listOf(menuItem)(content);
const menuItem: Check<MenuItem> = (content) => {
  const item = itemItself(content);
  const children = menuList((content as { children?: unknown } | null)?.children);
  return item && (children ? { ...item, children } : item);
};

type Codes = Readonly<Record<string, true>>;

interface MenusState {
  menu: MenuItem[];
  codes: Codes;
  /** False until the menus of this sign-in were read at least once. */
  loaded: boolean;
}

const codeSet = recordOf(oneOf([true]));

/** Menu and permission codes of the person's roles. spec §9: session storage. */
export const useMenus = create<MenusState>()(() => {
  const menu = readStored('menu', menuList);
  return { menu: menu ?? [], codes: readStored('permission', codeSet) ?? {}, loaded: menu !== undefined };
});

/** Takes the answers of menu/routes and menu/buttons. */
export function storeMenus(routes: unknown, buttons: unknown): void {
  const menu = menuList(routes) ?? [];
  const codes = buttonCodes(buttons);
  writeStored('menu', menu, 'session');
  writeStored('permission', codes, 'session');
  useMenus.setState({ menu, codes, loaded: true });
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
  removeStored('menu', 'session');
  removeStored('permission', 'session');
  useMenus.setState({ menu: [], codes: {}, loaded: false });
}
