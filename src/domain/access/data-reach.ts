import { idSchema } from '../kernel/id.ts';
import { idList } from '../kernel/id-list.ts';
import { dataScopeTypes } from '../resources/scopes.ts';

/** A data scope as it is granted to a role. */
export interface ReachRule {
  resourceCode: string;
  scopeType: string;
  /** Departments of a custom scope, as a comma list. */
  scopeValue: string;
}

/** Whose records of a resource a person sees: always the own ones, and those of the people of these departments. */
export interface Reach {
  deptIds: readonly string[];
}

/** By resource code; a resource that is not in it is seen whole. */
export type Reaches = ReadonlyMap<string, Reach>;

/** A department and what it is part of. */
export interface DeptLink {
  id: string;
  parentId: string;
}

/**
 * What the data scopes of all roles of a person come to: of those for the same resource the widest, taken together. A
 * resource that none of them names is seen whole. `own` are the person's departments. ASSUMED: 021
 */
export function reachesOf(rules: readonly ReachRule[], own: readonly string[], depts: readonly DeptLink[]): Reaches {
  const found = new Map<string, { all: boolean; deptIds: Set<string> }>();
  for (const { resourceCode, scopeType, scopeValue } of rules) {
    const reach = found.get(resourceCode) ?? { all: false, deptIds: new Set<string>() };
    found.set(resourceCode, reach);
    if (scopeType === dataScopeTypes.all) reach.all = true;
    if (scopeType === dataScopeTypes.dept) own.forEach((id) => reach.deptIds.add(id));
    if (scopeType === dataScopeTypes.deptAndBelow) below(own, depts).forEach((id) => reach.deptIds.add(id));
    if (scopeType === dataScopeTypes.custom)
      idList(scopeValue)
        .filter((id) => idSchema.safeParse(id).success)
        .forEach((id) => reach.deptIds.add(id));
  }
  return new Map(
    [...found]
      .filter(([, reach]) => !reach.all)
      .map(([resource, reach]) => [resource, { deptIds: [...reach.deptIds].toSorted() }]),
  );
}

/** These departments and all below them; departments that lie in a circle are met once. */
function below(own: readonly string[], depts: readonly DeptLink[]): ReadonlySet<string> {
  const reached = new Set(own);
  for (let size = -1; size !== reached.size;) {
    size = reached.size;
    for (const { id, parentId } of depts) if (reached.has(parentId)) reached.add(id);
  }
  return reached;
}
