/** An opened page. spec §3; `label` is Chinese, `meta.i18n` the English key it is shown by in English. spec §2 */
export interface Tab {
  label: string;
  /** Full path with search: what makes a tab itself. */
  value: string;
  params: Record<string, string>;
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

/** Opens a page: an open tab is only made active, never doubled. spec §4 */
export function added(tabs: Tabs, tab: Tab): Tabs {
  const list = tabs.list.some((open) => open.value === tab.value)
    ? tabs.list.map((open) => (open.value === tab.value ? { ...tab, close: open.close } : open))
    : [...tabs.list, tab];
  return { list, active: tab.value };
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

/** Back to the home tab alone. wire.md §5 */
export function allClosed(): Tabs {
  return onlyHome;
}
