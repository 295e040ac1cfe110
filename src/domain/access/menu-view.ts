import { idList } from '../kernel/id-list.ts';

/** The parameter that says which codes a project hides from whom. spec §3 */
export const hideParamOf = (projectId: string) => `dashboard_Configuration_notShow_${projectId}`;

/** The menu entry through which a wrong hide list is mended. */
const REPAIR = 'param';
/** The entry for roles without a list of their own. */
export const DEFAULT = 'default';

/** Through whose eyes a menu is looked at. */
export interface MenuView {
  /** Aliases of the person's roles. */
  aliases: readonly string[];
  /** Codes that the current project hides from the person. */
  hidden: ReadonlySet<string>;
  /** The person may change parameters: the page for it stays, so that nobody locks himself out. ASSUMED: 016 */
  repairs: boolean;
}

interface Entry {
  code: string;
  meta: { roles?: unknown };
  children?: Entry[] | undefined;
}

/**
 * The codes that a project hides from a person with these roles: of the roles that have a list, what all of the lists
 * name; when none has one, the default entry. Anything that is no such configuration hides nothing. spec §3, §6
 */
export function hiddenCodes(config: unknown, roleIds: readonly string[]): ReadonlySet<string> {
  const lists = hideLists(config);
  // Each list wrapped once, so that an empty one differs from none.
  const listOf = (id: string) => (lists.has(id) ? [lists.get(id)!] : []);
  const mine = roleIds.filter((id) => id !== DEFAULT).flatMap(listOf);
  const [first = [], ...others] = mine.length > 0 ? mine : listOf(DEFAULT);
  return new Set(first.filter((code) => others.every((list) => list.includes(code))));
}

/** Codes by role id or `default`, as such a configuration says them; none in anything else. spec §3 */
export function hideLists(config: unknown): Map<string, string[]> {
  let parsed: unknown = null;
  try {
    parsed = typeof config === 'string' ? JSON.parse(config) : null;
  } catch {
    parsed = null;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return new Map();
  const entries = Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new Map(entries.map(([role, codes]) => [role, idList(codes)]));
}

/** The configuration with another list for a role or `default`; null takes the list away. */
export function withHideList(config: unknown, role: string, codes: readonly string[] | null): string {
  const lists = hideLists(config);
  if (codes === null) lists.delete(role);
  else lists.set(role, [...codes]);
  return JSON.stringify(Object.fromEntries([...lists].map(([id, list]) => [id, list.join(',')])));
}

/**
 * What a person sees of a menu: entries with roles of their own need one of them (spec §5), entries that the project
 * hides go with everything below. A heading that loses all it had goes too; `emptied` hears of it.
 */
export function visibleMenu<E extends Entry>(
  items: readonly E[],
  view: MenuView,
  emptied: (item: E) => void = () => {},
): E[] {
  const visit = (list: readonly E[], above: boolean): E[] =>
    list.flatMap((item) => {
      if (!forRoles(item.meta.roles, view.aliases)) return [];
      const hides = above || view.hidden.has(item.code);
      const below = (item.children ?? []) as E[];
      if (below.length === 0) return hides && !(view.repairs && item.code === REPAIR) ? [] : [item];
      const children = visit(below, hides);
      if (children.length > 0) return [{ ...item, children }];
      emptied(item);
      return [];
    });
  return visit(items, false);
}

/** spec §5: by intersection; an entry without roles is for everybody. */
function forRoles(wanted: unknown, aliases: readonly string[]): boolean {
  if (!Array.isArray(wanted) || wanted.length === 0) return true;
  return wanted.some((role) => aliases.includes(role as string));
}
