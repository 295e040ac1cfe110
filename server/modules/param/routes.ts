import { param } from '#domain/resources/param.ts';
import { bumpAccess, roleConfigKeys } from '../../kernel/access-stamp.ts';
import { isWebsiteParam } from './read.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import type { AnyResourceCtx, Row } from '../../kernel/resource-table.ts';

/** Parameters. One that says which roles are what changes permissions, so everybody's are read anew. spec §3, §6 */
export const paramRoutes = resourceRoutes(param, {
  only: websiteOnly,
  after: {
    save: (ctx, row, previous) => rolesMayHaveChanged(ctx, previous ? [row, previous] : [row]),
    remove: rolesMayHaveChanged,
  },
});

async function rolesMayHaveChanged(ctx: AnyResourceCtx, rows: readonly Row[]): Promise<void> {
  if (rows.some((row) => roleConfigKeys.includes(String(row['paramKey'])))) await bumpAccess(ctx.db);
}

/** The website configuration is everybody's, the rest is for those who may see the parameters. spec §3 */
function websiteOnly(ctx: AnyResourceCtx) {
  const { codes, userId } = ctx.person;
  return codes.has('param') || codes.has('param_view') ? undefined : isWebsiteParam(ctx.db, userId);
}
