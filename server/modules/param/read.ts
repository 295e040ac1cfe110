import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { hideParamOf } from '#domain/access/menu-view.ts';
import { bannerHiddenParam } from '#domain/dashboard/banner.ts';
import type { Db } from '../../db/open.ts';
import { param, projectMember } from '../../db/schema.ts';
import { roleConfigKeys } from '../../kernel/access-stamp.ts';

/**
 * What every signed-in browser needs to know: which roles are what, who sees no banner, and what the person's own
 * projects hide. spec §2, §3
 */
export function isWebsiteParam(db: Db, userId: string): SQL {
  const mine = db
    .select({ one: sql`1` })
    .from(projectMember)
    .where(
      and(
        eq(projectMember.userId, userId),
        sql`${param.paramKey} = ${hideParamOf('')} || ${projectMember.projectId}::text`,
      ),
    );
  return or(inArray(param.paramKey, [...roleConfigKeys, bannerHiddenParam]), exists(mine)) as SQL;
}
