import { menuRows, topMenus } from './menu-tree.ts';
import { seedId } from './seed-id.ts';

/** The top bar's items as rows. */
export function topMenuRows() {
  return topMenus.map((top, at) => ({
    id: seedId('topMenu', top.number),
    code: top.code,
    name: top.name[1],
    nameEn: top.name[0],
    source: top.icon,
    path: top.path,
    sort: at + 1,
  }));
}

/** Which menus and buttons stand behind which item: the trees below its roots. */
export function topMenuLinks(): { topMenuId: string; menuId: string }[] {
  const menus = menuRows();
  const below = (parentId: string): string[] =>
    menus.filter((row) => row.parentId === parentId).flatMap((row) => [row.id, ...below(row.id)]);
  return topMenus.flatMap((top) =>
    menus
      .filter((row) => top.roots.includes(row.code))
      .flatMap((root) => [root.id, ...below(root.id)])
      .map((menuId) => ({ topMenuId: seedId('topMenu', top.number), menuId })),
  );
}
