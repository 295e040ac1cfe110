import { z } from 'zod';
import { idSchema } from '../kernel/id.ts';

/** What an administrator needs to go on administering: his own role keeps these menus and their buttons. */
export const administering: readonly string[] = ['role', 'menu', 'user', 'param'];

/** A node of the trees in which permissions are given. wire.md §1, §4 */
export interface GrantNode {
  id: string;
  parentId: string;
  title: string;
  key: string;
  value: string;
  /** Code of a menu or button; of a scope the resource it is about. */
  code: string;
  /** menu: a page or heading; button: on its menu; scope: what hangs under its menu in the two trees of scopes. */
  kind: 'menu' | 'button' | 'scope';
  hasChildren: boolean;
  children?: GrantNode[];
}

/** menu/grant-tree. What cannot be given is not in it. */
export interface GrantTree {
  menu: GrantNode[];
  dataScope: GrantNode[];
  apiScope: GrantNode[];
}

/** menu/role-tree-keys: checked leaves only, for trees that check parents with their children. wire.md §4 */
export interface GrantKeys {
  menu: string[];
  dataScope: string[];
  apiScope: string[];
  /** Every granted menu and button, headings among them: for trees in which each is checked alone. */
  granted: string[];
}

const ids = (most: number) =>
  z
    .array(idSchema)
    .max(most)
    .transform((list) => [...new Set(list)]);

/**
 * role/grant: replaces what the roles have; ancestors are added. Scopes that are not sent stay. `version` is that of
 * the role, looked at when there is only one. wire.md §4
 */
export const grantInput = z.object({
  roleIds: z
    .array(idSchema)
    .min(1)
    .max(100)
    .transform((list) => [...new Set(list)]),
  menuIds: ids(5000),
  dataScopeIds: ids(5000).optional(),
  apiScopeIds: ids(5000).optional(),
  version: z.number().int().min(0).optional(),
});
export type GrantInput = z.output<typeof grantInput>;

/** The answer to role/grant. */
export interface Granted {
  /** Menus and buttons that stayed although they were not sent: administrators do not lock themselves out. */
  kept: string[];
  /** The roles' versions now. */
  versions: Record<string, number>;
}

const code = z
  .string()
  .trim()
  .regex(/^[\w:.-]{1,64}$/);

/** role/hide-config: what a project hides from a role; `default` for roles without a list, null takes the list away. */
export const hideInput = z.object({
  projectId: idSchema,
  roleId: z.union([z.literal('default'), idSchema]),
  codes: z
    .array(code)
    .max(300)
    .transform((list) => [...new Set(list)])
    .nullable(),
  version: z.number().int().min(0).optional(),
});

/** What one project hides: codes by role id or `default`. spec §3 */
export interface ProjectHides {
  lists: Record<string, string[]>;
  /** Of the parameter; null while there is none. */
  version: number | null;
}

/** GET role/hide-config. */
export interface HideConfig {
  projects: { id: string; name: string }[];
  config: Record<string, ProjectHides>;
}

/** A menu or button of the matrix. */
export interface MatrixMenu {
  id: string;
  parentId: string;
  code: string;
  title: string;
  kind: 'menu' | 'button';
  hasChildren: boolean;
  children?: MatrixMenu[];
}

/** GET role/matrix: who may do what. */
export interface Matrix {
  roles: { id: string; parentId: string; roleName: string; roleNameEn: string; roleAlias: string; people: number }[];
  menus: MatrixMenu[];
  /** Granted menu and button ids by role id. */
  grants: Record<string, string[]>;
}
