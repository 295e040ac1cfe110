import { z } from 'zod';
import { create } from 'zustand';
import type { Words } from '#domain/kernel/words.ts';
import { checked } from './checked.ts';
import { readStored, writeStored } from './storage.ts';
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

const texts = z.record(z.string(), z.string()).catch({});
const tabSchema = z.object({
  label: z.string(),
  // Only paths of this product: a tab is a place to go to.
  value: z.string().regex(/^\/(?![/\\])/),
  params: texts,
  query: texts,
  meta: z.object({ i18n: z.string().catch('') }).catch({ i18n: '' }),
  group: z.array(z.string()).catch([]),
  close: z.boolean(),
});

function restore(): Tabs {
  const stored = readStored('tagList', checked(z.array(tabSchema))) ?? [];
  const rest = stored.filter((tab) => tab.value !== homeTab.value);
  const list = [stored.find((tab) => tab.value === homeTab.value) ?? homeTab, ...rest];
  const active = readStored('tag', checked(z.string())) ?? homeTab.value;
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
