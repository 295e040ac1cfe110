import { useMemo } from 'react';
import { useMenus } from '#stores/menus.ts';
import { useSession } from '#stores/session.ts';
import { type BuiltRoutes, buildRoutes } from './route-builder.ts';

const noRoles: readonly string[] = [];

/** What the menu of the person's roles makes of the product; follows the stores. */
export function useBuiltRoutes(): BuiltRoutes {
  const menu = useMenus((state) => state.menu);
  const roles = useSession((state) => state.userInfo?.roles ?? noRoles);
  return useMemo(() => buildRoutes(menu, roles), [menu, roles]);
}
