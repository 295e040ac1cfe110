import { matchPath } from 'react-router-dom';
import type { SidebarItem } from '../route-builder.ts';

export interface Trail {
  /** Key of the entry the page belongs to. */
  selected: string | undefined;
  /** Keys of the headings above it, outermost first. */
  containers: string[];
}

/** Where a page lies in the menu: its own entry, the entry of the list it is below, or one that claims its address. */
export function activeTrail(
  sidebar: readonly SidebarItem[],
  screens: readonly { path: string; menu: string }[],
  pathname: string,
): Trail {
  const menu = screens.find((screen) => matchPath(screen.path, pathname))?.menu;
  return (
    trailTo(sidebar, (item) => item.to === pathname) ??
    (menu ? trailTo(sidebar, (item) => item.to === menu) : undefined) ??
    // wire.md §6: an entry is also active where the path contains one of its group.
    trailTo(sidebar, (item) => item.to !== '' && item.group.some((part) => pathname.includes(part))) ?? {
      selected: undefined,
      containers: [],
    }
  );
}

/**
 * Which headings stand open after the person opened or shut one. spec §9: unique-open, at every depth: an opened heading
 * leaves open only what it lies in.
 */
export function openedAfter(
  sidebar: readonly SidebarItem[],
  before: readonly string[],
  after: readonly string[],
): string[] {
  const opened = after.find((key) => !before.includes(key));
  if (opened === undefined) return [...after];
  return [...(trailTo(sidebar, (item) => item.key === opened)?.containers ?? []), opened];
}

function trailTo(items: readonly SidebarItem[], is: (item: SidebarItem) => boolean): Trail | undefined {
  for (const item of items) {
    if (is(item)) return { selected: item.key, containers: [] };
    const below = item.children && trailTo(item.children, is);
    if (below) return { selected: below.selected, containers: [item.key, ...below.containers] };
  }
  return undefined;
}
