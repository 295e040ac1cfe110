/** An opened page. spec §3; `label` is Chinese, `meta.i18n` what it is called in English. spec §2 */
export interface Tab {
  label: string;
  /** The path. Filters of a list live in the address and make no tab of their own. */
  value: string;
  params: Record<string, string>;
  /** The search part it was left with: coming back shows the same filters. */
  query: Record<string, string>;
  /** `keepAlive`: its page stays as it is while another one is shown. wire.md §3 */
  meta: { i18n: string; keepAlive: boolean };
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
  meta: { i18n: 'Home', keepAlive: true },
  group: [],
  close: false,
};

export const onlyHome: Tabs = { list: [homeTab], active: homeTab.value };

/** spec §2: routes registered after login that become no tab. */
const tabless = new Set(
  `/demo/upload /demo/select /demo/teams /demo/model
  /project/teammateView/projectView /project/teammate/takeUnit /project/sample/category
  /rfsi/inspection /rfsi/index /rfsi/ChecklistFormat /rfsi/concreteTest
  /PBUDashboard /PBUDashboard/index /PBUDashboard/drawing
  /handover/index /handover/template /funTest/index /conquas/score /qaqc /pqms`.split(/\s+/),
);

/** Whether a page opens without becoming a tab. spec §2 */
export function opensNoTab(path: string): boolean {
  return tabless.has(path) || /^\/(?:project\/teammateView\/teammateView|myiframe)\//.test(path);
}

/** Opens a page: an open tab is made active and takes the new search, never doubled. spec §4 */
export function added(tabs: Tabs, tab: Tab): Tabs {
  const open = tabs.list.find((one) => one.value === tab.value);
  if (!open) return { list: [...tabs.list, tab], active: tab.value };
  // The name stays: a record page may have given its tab the record's code.
  const meta = { ...open.meta, keepAlive: tab.meta.keepAlive };
  const again = { ...open, query: tab.query, params: tab.params, meta };
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

/** Keeps one tab, else the active one, and what cannot be closed. wire.md §5 */
export function othersClosed(tabs: Tabs, value = tabs.active): Tabs {
  const list = tabs.list.filter((tab) => !tab.close || tab.value === value);
  const stays = list.some((tab) => tab.value === tabs.active);
  return { list, active: stays ? tabs.active : value };
}

/** Puts a tab at another place; home is always the first. */
export function moved(tabs: Tabs, value: string, to: number): Tabs {
  const tab = tabs.list.find((one) => one.value === value);
  if (!tab || value === homeTab.value) return tabs;
  const rest = tabs.list.filter((one) => one !== tab);
  const first = rest[0]?.value === homeTab.value ? 1 : 0;
  const at = Math.min(Math.max(to, first), rest.length);
  return { ...tabs, list: [...rest.slice(0, at), tab, ...rest.slice(at)] };
}

/** Gives a tab its own name: the code of the record it shows. */
export function renamed(tabs: Tabs, value: string, label: string, english: string): Tabs {
  const rename = (tab: Tab) => (tab.value === value ? { ...tab, label, meta: { ...tab.meta, i18n: english } } : tab);
  return { ...tabs, list: tabs.list.map(rename) };
}

/** Changes the search that a tab comes back with, and nothing else. */
export function searched(tabs: Tabs, value: string, query: Record<string, string>): Tabs {
  return { ...tabs, list: tabs.list.map((tab) => (tab.value === value ? { ...tab, query } : tab)) };
}

/** The address a tab leads to. */
export function addressOf(tab: Tab): string {
  const search = new URLSearchParams(tab.query).toString();
  return search === '' ? tab.value : `${tab.value}?${search}`;
}

/** Whether the page of a path outlives being left: its tab is open and may be kept. */
export function isKept({ list }: Pick<Tabs, 'list'>, value: string): boolean {
  return list.some((tab) => tab.value === value && tab.meta.keepAlive);
}

/**
 * Which kept pages are given up so that memory stays flat: the ones seen longest ago (`seen` begins with them) beyond
 * `most`, but none that holds unsaved input, and not the one that is shown.
 */
export function outgrown(seen: readonly string[], unsaved: readonly string[], most: number): string[] {
  const over = seen.length - most;
  if (over <= 0) return [];
  return seen
    .slice(0, -1)
    .filter((path) => !unsaved.includes(path))
    .slice(0, over);
}
