import { hiddenCodes, type MenuView } from '#domain/access/menu-view.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { codeFor } from '#domain/kernel/resource.ts';
import { MENU } from '#domain/resources/menu.ts';
import { param } from '#domain/resources/param.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { buttonsIn, routesIn } from './menu-service.ts';
import { aliasesByPath, hideConfigIn, isProjectOf } from './preview-read.ts';
import { aliasesOf, markedMenus, rolesOfTenant } from './read.ts';

/**
 * What somebody with these roles gets from menu/routes and menu/buttons in a project of the tenant, or outside of any,
 * for who administers menus or roles. ASSUMED: 022
 */
export async function preview(ctx: PersonCtx<{ roleIds: string[]; projectId?: string | undefined }>) {
  const { db, person, language, input } = ctx;
  const roleIds = await rolesOfTenant(db, person.tenantId, input.roleIds);
  if (roleIds.length < input.roleIds.length) throw new Problem('notFound');
  if (input.projectId && !(await isProjectOf(db, person.tenantId, input.projectId))) throw new Problem('notFound');
  const [all, aliases, config] = await Promise.all([
    markedMenus(db, roleIds),
    aliasesOf(db, roleIds),
    input.projectId ? hideConfigIn(db, person.tenantId, input.projectId) : undefined,
  ]);
  const repairs = all.some((row) => row.granted && row.code === codeFor(param, 'edit'));
  const view: MenuView = { aliases, hidden: hiddenCodes(config, roleIds), repairs };
  return { routes: routesIn(all, view, language), buttons: buttonsIn(all, language) };
}

/**
 * Every menu path with those of the person's role aliases that open it; an empty list: none does. Other people's roles
 * are nobody's business. wire.md §3. ASSUMED: 022
 */
export async function routeAuthorities({ db, person }: PersonCtx): Promise<Record<string, { authority: string[] }>[]> {
  const [all, mine] = await Promise.all([markedMenus(db, person.roleIds), aliasesByPath(db, person.roleIds)]);
  const paths = new Set(all.filter((row) => row.category === MENU && row.path !== '').map((row) => row.path));
  return [...paths].map((path) => ({
    [path]: { authority: mine.filter((one) => one.path === path).map((one) => one.alias) },
  }));
}
