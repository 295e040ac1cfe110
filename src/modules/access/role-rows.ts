import type { Language } from '#domain/kernel/words.ts';
import type { Row } from '#kit/resource/resource-row.ts';

/** A role as the list answers it, with those below it. wire.md §4 */
export interface RoleRow extends Row {
  parentId: string;
  roleName: string;
  roleNameEn: string;
  roleAlias: string;
  sort: number;
  /** How many people have it. */
  people: number;
  parentName: string;
  children?: RoleRow[];
}

type Named = Pick<RoleRow, 'roleName' | 'roleNameEn'>;

/** What a role is called in the reader's language. */
export function roleNameIn(language: Language, role: Named): string {
  return (language === 'en' && role.roleNameEn) || role.roleName;
}

/** The roles that hold the text in a name or the alias, with those above them. */
export function matchingRoles(roles: readonly RoleRow[], text: string): RoleRow[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...roles];
  return roles.flatMap((role) => {
    const { children: below = [], ...rest } = role;
    const children = matchingRoles(below, text);
    const hit = [role.roleName, role.roleNameEn, role.roleAlias].some((one) => one.toLowerCase().includes(wanted));
    if (children.length > 0) return [{ ...role, children }];
    return hit ? [rest as RoleRow] : [];
  });
}

/** The tree as lines, each role before those below it. */
export function flatRoles(roles: readonly RoleRow[]): RoleRow[] {
  return roles.flatMap((role) => [role, ...flatRoles(role.children ?? [])]);
}
