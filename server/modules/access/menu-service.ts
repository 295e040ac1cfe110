import { Problem } from '#domain/kernel/problems.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { BUTTON, MENU, menuNode, type MenuNode, treeOf, withAncestors } from './menu-nodes.ts';
import { grantsOf, markedMenus, rolesOfTenant, topMenusOf } from './read.ts';

/** The menus of the person's roles with missing ancestors; with a top menu only those that belong to it. wire.md §3 */
export async function routes(ctx: PersonCtx<{ topMenuId?: string | undefined }>): Promise<MenuNode[]> {
  const all = await markedMenus(ctx.db, ctx.person.roleIds, ctx.input.topMenuId);
  const menus = all.filter((row) => row.category === MENU);
  return treeOf(
    withAncestors(menus, (row) => row.granted && row.inTop),
    ctx.language,
  );
}

/** The granted buttons below the menus they stand on. wire.md §3 */
export async function buttons(ctx: PersonCtx): Promise<MenuNode[]> {
  const all = await markedMenus(ctx.db, ctx.person.roleIds);
  const granted = all.filter((row) => row.category === BUTTON && row.granted);
  const parents = new Set(granted.map((row) => row.parentId));
  return treeOf(
    all.filter((row) => parents.has(row.id) || granted.includes(row)),
    ctx.language,
  );
}

/** The items of the top bar behind which the person has something. */
export async function topMenu(ctx: PersonCtx) {
  const rows = await topMenusOf(ctx.db, ctx.person.roleIds);
  return rows.map(({ id, code, name, nameEn, source, path, sort }) => ({
    id,
    code,
    name,
    nameEn,
    source,
    path,
    sort,
  }));
}

/**
 * What each role may do: `{roleId, menuList}`, the list flat. Without `roleIds` the person's own roles. Who administers
 * roles may ask for any role of the tenant; anybody else only for his own. ASSUMED: 004
 */
export async function menuByRole(ctx: PersonCtx<{ roleIds?: string[] | undefined }>) {
  const { person } = ctx;
  const asked = ctx.input.roleIds ?? person.roleIds;
  if (!person.kinds.includes('ADMIN') && asked.some((id) => !person.roleIds.includes(id)))
    throw new Problem('forbidden');
  const roleIds = asked.length === 0 ? [] : await rolesOfTenant(ctx.db, person.tenantId, asked);
  if (roleIds.length < asked.length) throw new Problem('notFound');
  const grants = await grantsOf(ctx.db, roleIds);
  return roleIds.map((roleId) => ({
    roleId,
    menuList: grants.filter((grant) => grant.roleId === roleId).map((grant) => menuNode(grant.menu, ctx.language)),
  }));
}
