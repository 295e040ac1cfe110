/** An interface scope: whoever wants to call `path` needs this scope or another one that names the path. */
export interface CallScope {
  id: string;
  path: string;
}

/** All interface scopes, sorted for asking. */
export interface CallScopes {
  exact: ReadonlyMap<string, readonly string[]>;
  below: readonly CallScope[];
}

const ALL_BELOW = '/**';

/** How a path of a scope must look: below /api, `**` only at the end. */
export const callPath = /^(?=.{2,255}$)(?:\/[\w:.-]+)+(?:\/\*\*)?$/;

/** Sorts the scopes into paths that are meant exactly and paths that are meant with all below them. */
export function callScopes(rows: readonly CallScope[]): CallScopes {
  const exact = new Map<string, string[]>();
  for (const { id, path } of rows) if (!path.endsWith(ALL_BELOW)) exact.set(path, [...(exact.get(path) ?? []), id]);
  const below = rows
    .filter(({ path }) => path.endsWith(ALL_BELOW))
    .map(({ id, path }) => ({ id, path: path.slice(0, -ALL_BELOW.length) }));
  return { exact, below };
}

/** Whether a path may be called with these scopes: no scope names it, or one that does is granted. ASSUMED: 021 */
export function mayCall({ exact, below }: CallScopes, granted: ReadonlySet<string>, path: string): boolean {
  const named = exact.get(path) ?? [];
  if (named.some((id) => granted.has(id))) return true;
  let closed = named.length > 0;
  for (const scope of below) {
    if (path !== scope.path && !path.startsWith(`${scope.path}/`)) continue;
    if (granted.has(scope.id)) return true;
    closed = true;
  }
  return !closed;
}
