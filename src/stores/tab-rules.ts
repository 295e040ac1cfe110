/** An opened page. spec §3; `label` is Chinese, `meta.i18n` what it is called in English. spec §2 */
export interface Tab {
  label: string;
  /** The path. Filters of a list live in the address and make no tab of their own. */
  value: string;
  params: Record<string, string>;
  /** The search part it was left with: coming back shows the same filters. */
  query: Record<string, string>;
  meta: { i18n: string };
  group: string[];
  /** Whether it may be closed. */
  close: boolean;
}

export interface Tabs {
  list: readonly Tab[];
  active: string;
}

/** spec §9: the home tab. */
export const homeTab: Tab = {
  label: '首页',
  value: '/wel/index',
  params: {},
  query: {},
  meta: { i18n: 'Home' },
  group: [],
  close: false,
};

export const onlyHome: Tabs = { list: [homeTab], active: homeTab.value };

/** Opens a page: an open tab is made active and takes the new search, never doubled. spec §4 */
export function added(tabs: Tabs, tab: Tab): Tabs {
  const open = tabs.list.find((one) => one.value === tab.value);
  if (!open) return { list: [...tabs.list, tab], active: tab.value };
  // The name stays: a record page may have given its tab the record's code.
  const again = { ...open, query: tab.query, params: tab.params };
  return { list: tabs.list.map((one) => (one === open ? again : one)), active: tab.value };
}

/** Closes a tab; home and the last tab stay. Closing the active one opens the one before it. spec §4 */
export function closed(tabs: Tabs, value: string): Tabs {
  const at = tabs.list.findIndex((tab) => tab.value === value);
  if (at < 0 || tabs.list[at]?.close === false || tabs.list.length === 1) return tabs;
  const list = tabs.list.filter((tab) => tab.value !== value);
  const before = list[Math.max(0, at - 1)] ?? homeTab;
  return { list, active: tabs.active === value ? before.value : tabs.active };
}

/** Keeps the active tab and what cannot be closed. wire.md §5 */
export function othersClosed(tabs: Tabs): Tabs {
  return { ...tabs, list: tabs.list.filter((tab) => !tab.close || tab.value === tabs.active) };
}

/** Gives a tab its own name: the code of the record it shows. */
export function renamed(tabs: Tabs, value: string, label: string, english: string): Tabs {
  const rename = (tab: Tab) => (tab.value === value ? { ...tab, label, meta: { i18n: english } } : tab);
  return { ...tabs, list: tabs.list.map(rename) };
}

/** The address a tab leads to. */
export function addressOf(tab: Tab): string {
  const search = new URLSearchParams(tab.query).toString();
  return search === '' ? tab.value : `${tab.value}?${search}`;
}
