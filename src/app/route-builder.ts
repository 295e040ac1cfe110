import { type MenuView, visibleMenu } from '#domain/access/menu-view.ts';
import type { Words } from '#domain/kernel/words.ts';
import type { MenuItem, TopMenuItem } from '#stores/menus.ts';

/** One line of the sidebar. */
export interface SidebarItem {
  /** Unique among all items: the path it stands for. */
  key: string;
  title: Words;
  icon: string;
  code: string;
  /** Where a click leads; '' where it only opens and shuts. */
  to: string;
  /** Search part that the entry opens its page with, '' or with its question mark. */
  search: string;
  /** The entry also stands for addresses that contain one of these. wire.md §6 */
  group: readonly string[];
  children?: SidebarItem[];
}

/** An external page inside the product. */
export interface Frame {
  title: Words;
  src: string;
}

/** What the role's menu makes of the product. spec §2 */
export interface BuiltRoutes {
  sidebar: SidebarItem[];
  /** Paths of screens that the menu opens. */
  screens: ReadonlyMap<string, Words>;
  /** Containers and shortened paths. */
  redirects: ReadonlyMap<string, string>;
  /** Containers that hold nothing. */
  containers: ReadonlyMap<string, Words>;
  /** By the last part of /myiframe/{routerPath}. */
  frames: ReadonlyMap<string, Frame>;
}

/** wire.md §3: an entry without an icon gets this one. */
export const defaultIcon = 'MenuOutlined';

/** spec §2: redirects that every build has. */
const fixedRedirects: readonly (readonly [string, string])[] = [
  ['/', '/wel'],
  ['/wel', '/wel/index'],
  ['/conquas', '/conquas/score'],
];
const isFixed = (path: string) => fixedRedirects.some(([from]) => from === path);
const fixedContainers: readonly (readonly [string, Words])[] = [
  ['/qaqc', ['QA/QC', '质量管理']],
  ['/pqms', ['PQMS', 'PQMS']],
];

/** spec §2: a web link, or any path that contains 'html', opens in the embedded-page route. */
export function isLink(path: string): boolean {
  return /^https?:\/\/|html/i.test(path);
}

/** Builds sidebar and routes out of the role's menu as the person sees it, and what items of the top bar embed. */
export function buildRoutes(
  menu: readonly MenuItem[],
  view: MenuView,
  topMenus: readonly TopMenuItem[] = [],
): BuiltRoutes {
  const screens = new Map<string, Words>();
  const redirects = new Map<string, string>(fixedRedirects);
  const containers = new Map<string, Words>(fixedContainers);
  const frames = new Map<string, Frame>();

  function leaf(item: MenuItem, base: SidebarItem): SidebarItem {
    if (isLink(item.path)) {
      const routerPath = frameKey(item);
      frames.set(routerPath, { title: base.title, src: frameSource(item.path) });
      const to = `/myiframe/${routerPath}`;
      return { ...base, key: to, to };
    }
    const to = base.key.endsWith('/index') ? base.key : `${base.key}/index`;
    screens.set(to, base.title);
    if (to !== base.key && !isFixed(base.key)) redirects.set(base.key, to);
    return { ...base, key: to, to };
  }

  function visit(items: readonly MenuItem[]): SidebarItem[] {
    const built: SidebarItem[] = [];
    for (const item of items) {
      const base = describe(item);
      const below = item.children ?? [];
      if (below.length === 0 && !containers.has(base.key)) built.push(leaf(item, base));
      else {
        const children = visit(below);
        const first = firstScreen(children);
        if (first === undefined) {
          containers.set(base.key, base.title);
          continue;
        }
        containers.delete(base.key);
        if (!isFixed(base.key)) redirects.set(base.key, first);
        built.push({ ...base, to: '', children });
      }
    }
    return built;
  }

  for (const item of topMenus)
    if (isLink(item.path)) frames.set(frameKey(item), { title: titleOf(item), src: frameSource(item.path) });
  // What is not for this person leaves an empty container behind, not a screen.
  const seen = visibleMenu(menu, view, (item) => containers.set(pathOf(item), titleOf(item)));
  const sidebar = unique(visit(seen), new Set());
  return { sidebar, screens, redirects, containers, frames };
}

/** What an address of the signed-in part that no registered screen answers to means. */
export type Place =
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; title: Words }
  | { kind: 'container'; title: Words }
  | { kind: 'unknown' };

/** Looks an address up among redirects, menu screens this build does not have, and empty containers. spec §2 */
export function placeOf(path: string, built: BuiltRoutes): Place {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const to = built.redirects.get(trimmed);
  if (to !== undefined) return { kind: 'redirect', to };
  const screen = built.screens.get(trimmed);
  if (screen) return { kind: 'missing', title: screen };
  const container = built.containers.get(trimmed);
  return container ? { kind: 'container', title: container } : { kind: 'unknown' };
}

/** Where an item of the top bar leads; '' is Home. spec §2 */
export function topMenuTarget(item: TopMenuItem): string {
  if (item.path.trim() === '') return '/';
  if (isLink(item.path)) return `/myiframe/${frameKey(item)}`;
  return item.path.startsWith('/') ? item.path : `/${item.path}`;
}

type Named = Pick<MenuItem, 'id' | 'code' | 'path' | 'name' | 'nameEn'>;

function pathOf(item: Named): string {
  const path = item.path.startsWith('/') ? item.path : `/${item.path}`;
  return path.replace(/\/+$/, '') || `/${item.code}`;
}

/** The name in both languages, or twice the one there is. */
export function titleOf(item: Pick<Named, 'name' | 'nameEn'>): Words {
  return [item.nameEn || item.name, item.name || item.nameEn];
}

function describe(item: MenuItem): SidebarItem {
  const search = new URLSearchParams(item.query).toString();
  return {
    key: pathOf(item),
    title: titleOf(item),
    icon: item.source || defaultIcon,
    code: item.code,
    to: '',
    search: search === '' ? '' : `?${search}`,
    group: item.group.filter((part) => part !== ''),
  };
}

function frameKey(item: Named): string {
  return encodeURIComponent(item.code || item.id);
}

/** Stored links carry `$` where an address has `#`. wire.md §3 */
function frameSource(path: string): string {
  return path.replaceAll('$', '#');
}

function firstScreen(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    const found = item.children ? firstScreen(item.children) : item.to;
    if (found) return found;
  }
  return undefined;
}

/** Two menu entries of one path would share a key; the first one stays. */
function unique(items: readonly SidebarItem[], seen: Set<string>): SidebarItem[] {
  return items.flatMap((item) => {
    if (seen.has(item.key)) return [];
    seen.add(item.key);
    return [item.children ? { ...item, children: unique(item.children, seen) } : item];
  });
}
