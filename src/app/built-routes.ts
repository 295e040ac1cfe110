import type { MenuView } from '#domain/access/menu-view.ts';
import { useMenuView, remembered } from '#stores/menu-view.ts';
import { type MenuItem, useMenus } from '#stores/menus.ts';
import { type BuiltRoutes, buildRoutes, type SidebarItem } from './route-builder.ts';

const built = remembered(buildRoutes);
const sideBuilt = remembered((side: readonly MenuItem[], view: MenuView) => buildRoutes(side, view).sidebar);

/** What the menu of the person's roles makes of the product; follows the stores. */
export function useBuiltRoutes(): BuiltRoutes {
  const menu = useMenus((state) => state.menu);
  const topMenus = useMenus((state) => state.topMenus);
  return built(menu, useMenuView(), topMenus);
}

/** What stands in the sidebar: the menu behind the chosen item of the top bar, or at Home all of it. spec §2 */
export function useSideMenu(): readonly SidebarItem[] {
  const { sidebar } = useBuiltRoutes();
  const side = useMenus((state) => state.side);
  const view = useMenuView();
  return side ? sideBuilt(side, view) : sidebar;
}
