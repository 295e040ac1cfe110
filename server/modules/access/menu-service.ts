import { hiddenCodes, hideParamOf, type MenuView, visibleMenu } from '#domain/access/menu-view.ts';
import { codeFor } from '#domain/kernel/resource.ts';
import { idSchema } from '#domain/kernel/id.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Language } from '#domain/kernel/words.ts';
import { BUTTON, MENU } from '#domain/resources/menu.ts';
import { param } from '#domain/resources/param.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { menuNode, type MenuNode, treeOf, withAncestors } from './menu-nodes.ts';
import {
  aliasesOf,
  grantsOf,
  hideConfigOf,
  markedMenus,
  type MenuMark,
  rolesOfTenant,
  topMenuLinks,
  topMenusOf,
} from './read.ts';

/**
 * The menus of the person's roles with missing ancestors, without what the project of the header hides from them; with a
 * top menu only those that belong to it. wire.md §3, spec §5, §6. ASSUMED: 016
 */
export async function routes(ctx: PersonCtx<{ topMenuId?: string | undefined }>): Promise<MenuNode[]> {
  const [all, view] = await Promise.all([markedMenus(ctx.db, ctx.person.roleIds, ctx.input.topMenuId), viewOf(ctx)]);
  return routesIn(all, view, ctx.language);
}

/** The menus that are marked as granted, as somebody with these eyes sees them. */
export function routesIn(all: readonly MenuMark[], view: MenuView, language: Language): MenuNode[] {
  const menus = all.filter((row) => row.category === MENU);
  const mine = withAncestors(menus, (row) => row.granted && row.inTop);
  return treeOf(withoutHidden(treeOf(mine, language), mine, view), language);
}

/** The rows that are left of a tree when a person looks at it; a heading tells anew whether it has children. */
function withoutHidden<R extends { id: string }>(tree: MenuNode[], rows: readonly R[], view: MenuView): R[] {
  const left = idsIn(visibleMenu(tree, view));
  return rows.filter((row) => left.has(row.id));
}

function idsIn(tree: readonly MenuNode[], ids = new Set<string>()): ReadonlySet<string> {
  for (const node of tree) idsIn(node.children ?? [], ids.add(node.id));
  return ids;
}

/** The eyes of the person in the project that the header names; without one nothing is hidden by a project. */
async function viewOf({ db, deps, person, raw }: PersonCtx): Promise<MenuView> {
  const projectId = idSchema.safeParse(raw.req.header(deps.config.projectHeader)).data;
  const [aliases, config] = await Promise.all([
    aliasesOf(db, person.roleIds),
    projectId ? hideConfigOf(db, person, projectId, hideParamOf(projectId)) : undefined,
  ]);
  return {
    aliases,
    hidden: hiddenCodes(config, person.roleIds),
    repairs: person.codes.has(codeFor(param, 'edit')),
  };
}

/** Where embedded pages may come from besides this site; the same list stands in the page's policy. ASSUMED: 016 */
export async function frameOrigins(ctx: PersonCtx) {
  return { origins: ctx.deps.config.frameOrigins ?? [] };
}

/** The granted buttons below the menus they stand on. wire.md §3 */
export async function buttons(ctx: PersonCtx): Promise<MenuNode[]> {
  return buttonsIn(await markedMenus(ctx.db, ctx.person.roleIds), ctx.language);
}

/** The buttons that are marked as granted, below the menus they stand on. */
export function buttonsIn(all: readonly MenuMark[], language: Language): MenuNode[] {
  const granted = all.filter((row) => row.category === BUTTON && row.granted);
  const parents = new Set(granted.map((row) => row.parentId));
  return treeOf(
    all.filter((row) => parents.has(row.id) || granted.includes(row)),
    language,
  );
}

/** The items of the top bar behind which the person sees something. */
export async function topMenu(ctx: PersonCtx) {
  const [rows, links, seen] = await Promise.all([
    topMenusOf(ctx.db, ctx.person.roleIds),
    topMenuLinks(ctx.db),
    routes({ ...ctx, input: {} }).then((tree) => idsIn(tree)),
  ]);
  const shown = new Set(links.filter((link) => seen.has(link.menuId)).map((link) => link.topMenuId));
  return rows
    .filter((row) => shown.has(row.id))
    .map(({ id, code, name, nameEn, source, path, sort }) => ({
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
