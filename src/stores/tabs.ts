import { z } from 'zod';
import { create } from 'zustand';
import { checked } from './checked.ts';
import { readStored, writeStored } from './storage.ts';
import { added, allClosed, closed, homeTab, onlyHome, othersClosed, type Tab, type Tabs } from './tab-rules.ts';

const texts = z.record(z.string(), z.string()).catch({});
const tabSchema = z.object({
  label: z.string(),
  // Only paths of this product: a tab is a place to go to.
  value: z.string().regex(/^\/(?!\/)/),
  params: texts,
  query: texts,
  meta: z.object({ i18n: z.string().catch('') }).catch({ i18n: '' }),
  group: z.array(z.string()).catch([]),
  close: z.boolean(),
});

function restore(): Tabs {
  const rest = (readStored('tagList', checked(z.array(tabSchema))) ?? []).filter((tab) => tab.value !== homeTab.value);
  const list = [homeTab, ...rest];
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

/** Closes a tab and answers which path is to be shown now. */
export function closeTab(value: string): string {
  return keep(closed(useTabs.getState(), value)).active;
}

/** Closes every tab but the active one and home. */
export function closeOtherTabs(): void {
  keep(othersClosed(useTabs.getState()));
}

/** Closes all and answers the home path. */
export function closeAllTabs(): string {
  return keep(allClosed()).active;
}

/** Back to the home tab: login and logout do. spec §4 */
export function resetTabs(): void {
  keep(onlyHome);
}
