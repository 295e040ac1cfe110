import { create } from 'zustand';
import type { Words } from '#domain/kernel/words.ts';
import { asFlag, listOf, orElse, recordOf, shape, textLike } from './checked.ts';
import { asText, readStored, writeStored } from './storage.ts';
import {
  added,
  addressOf,
  closed,
  homeTab,
  isKept,
  moved,
  onlyHome,
  othersClosed,
  renamed,
  searched,
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
  meta: orElse(shape({ i18n: orElse(asText, ''), keepAlive: orElse(asFlag, true) }), { i18n: '', keepAlive: true }),
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

/** How often the page of a tab was asked for anew; a page of an older round is not kept. */
export const useTabRounds = create<Readonly<Record<string, number>>>()(() => ({}));

function keep(tabs: Tabs): Tabs {
  writeStored('tagList', tabs.list, 'session');
  writeStored('tag', tabs.active, 'session');
  useTabs.setState(tabs);
  return tabs;
}

const activeAddress = ({ list, active }: Tabs) => addressOf(list.find((tab) => tab.value === active) ?? homeTab);

/** Opens a page as a tab, or makes its tab active. */
export function addTab(tab: Tab): void {
  keep(added(useTabs.getState(), tab));
}

/** Closes a tab and answers which address is to be shown now. */
export function closeTab(value: string): string {
  return activeAddress(keep(closed(useTabs.getState(), value)));
}

/** Closes every tab but this one, else the active one, and home; answers which address is to be shown now. */
export function closeOtherTabs(value?: string): string {
  return activeAddress(keep(othersClosed(useTabs.getState(), value)));
}

/** Closes all and answers the home path. wire.md §5 */
export function closeAllTabs(): string {
  resetTabs();
  return homeTab.value;
}

/** Puts a tab at another place of the strip. */
export function moveTab(value: string, to: number): void {
  keep(moved(useTabs.getState(), value, to));
}

/** Names the tab of a path, for pages that show one record: `nameTab(pathname, [code, code])`. */
export function nameTab(path: string, [english, chinese]: Words): void {
  keep(renamed(useTabs.getState(), path, chinese, english));
}

/** Changes the search that a tab comes back with. */
export function searchTab(path: string, search: string): void {
  keep(searched(useTabs.getState(), path, Object.fromEntries(new URLSearchParams(search))));
}

/** Asks for the page of a tab anew: what it was is dropped. */
export function renewTab(path: string): void {
  useTabRounds.setState((rounds) => ({ [path]: (rounds[path] ?? 0) + 1 }));
}

/** The address a tab was left with, for links that lead to a page as it was; undefined when it is not open. */
export function tabAddress(path: string): string | undefined {
  const tab = useTabs.getState().list.find((one) => one.value === path);
  return tab && addressOf(tab);
}

/** Whether the page of a path outlives being left for another one. */
export function staysAlive(path: string): boolean {
  return isKept(useTabs.getState(), path);
}

/** Back to the home tab: login and logout do. spec §4 */
export function resetTabs(): void {
  keep(onlyHome);
}
