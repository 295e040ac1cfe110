import { create } from 'zustand';
import type { Words } from '#domain/kernel/words.ts';
import { asFlag, listOf, orElse, recordOf, shape, textLike } from './checked.ts';
import { asText, readStored, writeStored } from './storage.ts';
import {
  added,
  addressOf,
  closed,
  homeTab,
  onlyHome,
  othersClosed,
  renamed,
  type Tab,
  type Tabs,
} from './tab-rules.ts';

const texts = orElse(recordOf(asText), {});
const asTab = shape({
  label: asText,
  // Only paths of this product: a tab is a place to go to.
  value: textLike(/^\/(?![/\\])/),
  params: texts,
  query: texts,
  meta: orElse(shape({ i18n: orElse(asText, '') }), { i18n: '' }),
  group: orElse(listOf(asText), []),
  close: asFlag,
});

function restore(): Tabs {
  const stored = readStored('tagList', listOf(asTab)) ?? [];
  const rest = stored.filter((tab) => tab.value !== homeTab.value);
  const list = [stored.find((tab) => tab.value === homeTab.value) ?? homeTab, ...rest];
  const active = readStored('tag', asText) ?? homeTab.value;
  return { list, active: list.some((tab) => tab.value === active) ? active : homeTab.value };
}

/** Opened pages. spec §9: session storage. */
export const useTabs = create<Tabs>()(restore);

function keep(tabs: Tabs): Tabs {
  writeStored('tagList', tabs.list, 'session');
  writeStored('tag', tabs.active, 'session');
  useTabs.setState(tabs);
  return tabs;
}

/** Opens a page as a tab, or makes its tab active. */
export function addTab(tab: Tab): void {
  keep(added(useTabs.getState(), tab));
}

/** Closes a tab and answers which address is to be shown now. */
export function closeTab(value: string): string {
  const { list, active } = keep(closed(useTabs.getState(), value));
  return addressOf(list.find((tab) => tab.value === active) ?? homeTab);
}

/** Closes every tab but the active one and home. */
export function closeOtherTabs(): void {
  keep(othersClosed(useTabs.getState()));
}

/** Closes all and answers the home path. wire.md §5 */
export function closeAllTabs(): string {
  resetTabs();
  return homeTab.value;
}

/** Names the tab of a path, for pages that show one record: `nameTab(pathname, [code, code])`. */
export function nameTab(path: string, [english, chinese]: Words): void {
  keep(renamed(useTabs.getState(), path, chinese, english));
}

/** Back to the home tab: login and logout do. spec §4 */
export function resetTabs(): void {
  keep(onlyHome);
}
