import { create } from 'zustand';
import type { RoleConfig } from '#domain/access/roles.ts';
import { idList } from '#domain/kernel/id-list.ts';
import { either, listOf, recordOf, shape, someText } from './checked.ts';
import { asText, readStored, writeStored } from './storage.ts';

/** Comma lists are lists, a single value stays single. spec §3 */
export type WebsiteConfig = Readonly<Record<string, string | readonly string[]>>;

interface WebsiteState {
  config: WebsiteConfig;
  /** The same values as the domain's role rules read them: comma lists of ids by key. */
  roleConfig: RoleConfig;
}

const stored = recordOf(either(asText, listOf(asText)));
const paramRow = shape({ paramKey: someText, paramValue: asText });

/** Website configuration from the params. spec §9: local storage. */
export const useWebsite = create<WebsiteState>()(() => stateOf(readStored('website', stored) ?? {}));

/** Takes the rows of the param list; rows that are no params are passed over. */
export function storeWebsiteParams(rows: unknown): void {
  const config: Record<string, string | string[]> = {};
  for (const row of Array.isArray(rows) ? rows : []) {
    const param = paramRow(row);
    if (param) config[param.paramKey] = valueOf(param.paramValue);
  }
  keep(config);
}

/** Takes the param list of one project's dashboard configuration; the rest of the website stays. spec §4 */
export function storeHideConfig(key: string, rows: unknown): void {
  const found = (Array.isArray(rows) ? rows : []).map(paramRow).find((row) => row?.paramKey === key);
  const { [key]: _before, ...rest } = useWebsite.getState().config;
  keep(found ? { ...rest, [key]: valueOf(found.paramValue) } : rest);
}

function keep(config: WebsiteConfig): void {
  writeStored('website', config, 'local');
  // Two browser tabs may be two tenants: this tab's own copy is read first.
  writeStored('website', config, 'session');
  useWebsite.setState(stateOf(config));
}

/** Website configuration by key, '' when nobody set it. */
export function websiteValue(key: string): string | readonly string[] {
  return useWebsite.getState().config[key] ?? '';
}

function valueOf(text: string): string | string[] {
  // JSON values (dashboard_Configuration_notShow_…) hold commas of their own. spec §3
  if (/^\s*[[{]/.test(text)) return text;
  return text.includes(',') ? idList(text) : text;
}

function stateOf(config: WebsiteConfig): WebsiteState {
  const entries = Object.entries(config).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : value.join(','),
  ]);
  return { config, roleConfig: Object.fromEntries(entries) };
}
