import type { Words } from '#domain/kernel/words.ts';
import type { SidebarItem } from '../route-builder.ts';

/** A page that the menu search found. */
export interface MenuMatch {
  key: string;
  title: Words;
  /** The heading it stands under; undefined at the top. */
  under: Words | undefined;
  icon: string;
  address: string;
}

/**
 * The pages of a menu whose English or Chinese name begins with the text, whatever the case; all of them for no text.
 * wire.md §6
 */
export function menuMatches(sidebar: readonly SidebarItem[], text: string, under?: Words): MenuMatch[] {
  const wanted = text.trim().toLowerCase();
  return sidebar.flatMap((item): MenuMatch[] => {
    if (item.children) return menuMatches(item.children, text, item.title);
    const found = item.title.some((name) => name.toLowerCase().startsWith(wanted));
    if (!found || item.to === '') return [];
    return [{ key: item.key, title: item.title, under, icon: item.icon, address: item.to + item.search }];
  });
}
