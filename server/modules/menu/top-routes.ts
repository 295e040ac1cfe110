import { z } from 'zod';
import { idSchema, idsSchema } from '#domain/kernel/id.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { MENU } from '#domain/resources/menu.ts';
import { topMenu } from '#domain/resources/top-menu.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { readPermission, resourceRoute } from '../../kernel/resource-route.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import { linksOf } from './read.ts';
import { grantTopMenus, topMenuHooks } from './top-service.ts';
import { menuTree } from './tree-nodes.ts';

const source = topMenu as unknown as Resource;
const ids = (max: number) => z.array(idSchema).max(max);

/** Items of the top bar and the menus behind them. wire.md §4 */
export const topMenuRoutes: AnyEndpoint[] = [
  ...resourceRoutes(source, topMenuHooks),
  resourceRoute(source, {
    method: 'post',
    call: 'grant',
    permission: { code: 'topmenu_setting' },
    from: 'body',
    input: z.object({ topMenuIds: ids(50).min(1), menuIds: ids(5000) }),
    write: true,
    run: grantTopMenus,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/menu/grant-top-tree',
    access: 'person',
    permission: readPermission(source),
    input: z.object({}),
    // What can lie behind an item of the top bar: menus, not their buttons.
    run: async (ctx) => ({ menu: await menuTree(ctx) }),
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/menu/top-tree-keys',
    access: 'person',
    permission: readPermission(source),
    input: z.object({ topMenuIds: idsSchema }),
    run: treeKeys,
  }),
];

async function treeKeys(ctx: PersonCtx<{ topMenuIds: string[] }>) {
  const links = await linksOf(ctx.db, ctx.input.topMenuIds);
  return { menu: [...new Set(links.filter((link) => link.menu.category === MENU).map((link) => link.menu.id))] };
}
