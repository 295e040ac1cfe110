import type { GrantKeys, GrantTree, HideConfig } from '#domain/access/grants.ts';
import type { GrantBody, HideBody } from './access-client.ts';
import { changeOf, type GrantNode, sentIds, withAbove } from './chosen-nodes.ts';

/** The three trees a role is granted from. */
export const grantKinds = ['menu', 'dataScope', 'apiScope'] as const;
export type GrantKind = (typeof grantKinds)[number];

type Chosen = Record<GrantKind, ReadonlySet<string>>;

/** What was changed and is not saved: whole selections by tree, and lists by project and role (null: none). */
export interface Draft {
  chosen: Partial<Chosen>;
  hides: Readonly<Record<string, readonly string[] | null>>;
}

export const noDraft: Draft = { chosen: {}, hides: {} };

/** What stands ticked as the server knows it. */
export function startOf({ tree, keys }: { tree: GrantTree; keys: GrantKeys }): Chosen {
  return {
    menu: withAbove(tree.menu, new Set([...keys.menu, ...keys.granted])),
    dataScope: withAbove(tree.dataScope, new Set(keys.dataScope)),
    apiScope: withAbove(tree.apiScope, new Set(keys.apiScope)),
  };
}

/** What saving would give and take away. `widened`: data scopes that go, after which more is seen and not less. */
export function grantChange(tree: GrantTree, start: Chosen, draft: Draft) {
  const of = (kind: GrantKind) => changeOf(tree[kind], start[kind], draft.chosen[kind] ?? start[kind]);
  const [menu, data, api] = [of('menu'), of('dataScope'), of('apiScope')];
  return {
    added: [...menu.added, ...data.added, ...api.added],
    removed: [...menu.removed, ...data.removed, ...api.removed],
    taken: [...menu.removed, ...api.removed],
    widened: data.removed,
  };
}

/** The body of role/grant. wire.md §4 */
export function grantBody(
  role: { id: string; version: number },
  tree: GrantTree,
  start: Chosen,
  draft: Draft,
): GrantBody {
  const now = { ...start, ...draft.chosen };
  const scopes = (kind: GrantKind) => sentIds(tree[kind], now[kind]).filter((id) => isScope(tree[kind], id));
  return {
    roleIds: [role.id],
    menuIds: sentIds(tree.menu, now.menu),
    dataScopeIds: scopes('dataScope'),
    apiScopeIds: scopes('apiScope'),
    version: role.version,
  };
}

function isScope(nodes: readonly GrantNode[], id: string): boolean {
  return nodes.some((node) => (node.id === id ? node.kind === 'scope' : isScope(node.children ?? [], id)));
}

const keyOf = (projectId: string, roleId: string) => `${projectId}/${roleId}`;

/** The list of a role or of `default` in a project: the draft's, else the stored one; null for none. spec §3 */
export function hideList(
  config: HideConfig,
  draft: Draft,
  projectId: string,
  roleId: string,
): readonly string[] | null {
  const drafted = draft.hides[keyOf(projectId, roleId)];
  return drafted === undefined ? storedList(config, projectId, roleId) : drafted;
}

function storedList(config: HideConfig, projectId: string, roleId: string): readonly string[] | null {
  return config.config[projectId]?.lists[roleId] ?? null;
}

/** The draft with another list. */
export function withHideList(draft: Draft, projectId: string, roleId: string, codes: readonly string[] | null): Draft {
  return { ...draft, hides: { ...draft.hides, [keyOf(projectId, roleId)]: codes } };
}

/** The lists that differ from the stored ones, as role/hide-config takes them. */
export function hideBodies(config: HideConfig | undefined, draft: Draft): HideBody[] {
  if (!config) return [];
  return Object.entries(draft.hides).flatMap(([key, codes]) => {
    const [projectId = '', roleId = ''] = key.split('/');
    if (same(codes, storedList(config, projectId, roleId))) return [];
    const version = config.config[projectId]?.version ?? null;
    return [{ projectId, roleId, codes: codes && [...codes], version }];
  });
}

function same(one: readonly string[] | null, other: readonly string[] | null): boolean {
  if (one === null || other === null) return one === other;
  return one.length === other.length && one.every((code) => other.includes(code));
}
