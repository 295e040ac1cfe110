import type { MenuItem } from '#stores/menus.ts';

/** The entry of the role's menu that opens this path, written with or without its '/index'. spec §2 */
export function menuEntryOf(menu: readonly MenuItem[], path: string): MenuItem | undefined {
  for (const item of menu) {
    const below = item.children ?? [];
    const own = item.path.replace(/\/+$/, '');
    if (below.length === 0 && (own === path || `${own}/index` === path)) return item;
    const found = menuEntryOf(below, path);
    if (found) return found;
  }
  return undefined;
}
