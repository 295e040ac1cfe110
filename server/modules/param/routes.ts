import { param } from '#domain/resources/param.ts';
import { isWebsiteParam } from './read.ts';
import { paramHooks } from './service.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import type { AnyResourceCtx } from '../../kernel/resource-table.ts';

/** Parameters. spec §3 */
export const paramRoutes = resourceRoutes(param, { only: websiteOnly, ...paramHooks });

/** The website configuration is everybody's, the rest is for those who may see the parameters. spec §3 */
function websiteOnly(ctx: AnyResourceCtx) {
  const { codes, userId } = ctx.person;
  return codes.has('param') || codes.has('param_view') ? undefined : isWebsiteParam(ctx.db, userId);
}
