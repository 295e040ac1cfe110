import { matchPath } from 'react-router-dom';
import type { SidebarItem } from '../route-builder.ts';

export interface Trail {
  /** Key of the entry the page belongs to. */
  selected: string | undefined;
  /** Keys of the headings above it, outermost first. */
  containers: string[];
}

/** Where a page lies in the menu: its own entry, or for a page below a list, the entry of the list. */
export function activeTrail(
  sidebar: readonly SidebarItem[],
  screens: readonly { path: string; menu: string }[],
  pathname: string,
): Trail {
  const menu = screens.find((screen) => matchPath(screen.path, pathname))?.menu;
  return (
    trailTo(sidebar, pathname) ?? (menu ? trailTo(sidebar, menu) : undefined) ?? { selected: undefined, containers: [] }
  );
}

function trailTo(items: readonly SidebarItem[], path: string): Trail | undefined {
  for (const item of items) {
    if (item.to === path) return { selected: item.key, containers: [] };
    const below = item.children && trailTo(item.children, path);
    if (below) return { selected: below.selected, containers: [item.key, ...below.containers] };
  }
  return undefined;
}
