import { z } from 'zod';
import { create } from 'zustand';
import type { RoleConfig } from '#domain/access/roles.ts';
import { idList } from '#domain/kernel/id.ts';
import { checked } from './checked.ts';
import { readStored, writeStored } from './storage.ts';

/** Comma lists are lists, a single value stays single. spec §3 */
export type WebsiteConfig = Readonly<Record<string, string | readonly string[]>>;

interface WebsiteState {
  config: WebsiteConfig;
  /** The same values as the domain's role rules read them: comma lists of ids by key. */
  roleConfig: RoleConfig;
}

const stored = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const paramRow = z.object({ paramKey: z.string().min(1), paramValue: z.string() });

/** Website configuration from the params. spec §9: local storage. */
export const useWebsite = create<WebsiteState>()(() => stateOf(readStored('website', checked(stored)) ?? {}));

/** Takes the rows of the param list; rows that are no params are passed over. */
export function storeWebsiteParams(rows: unknown): void {
  const config: Record<string, string | string[]> = {};
  for (const row of Array.isArray(rows) ? rows : []) {
    const parsed = paramRow.safeParse(row);
    if (parsed.success) config[parsed.data.paramKey] = valueOf(parsed.data.paramValue);
  }
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
