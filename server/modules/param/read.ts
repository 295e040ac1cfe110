import { inArray, like, or, type SQL } from 'drizzle-orm';
import { param } from '../../db/schema.ts';
import { roleConfigKeys } from '../../kernel/access-stamp.ts';

/** What every signed-in browser needs to know: which roles are what, and what the dashboards hide. spec §3 */
export function isWebsiteParam(): SQL {
  const hidden = like(param.paramKey, 'dashboard\\_Configuration\\_notShow\\_%');
  return or(inArray(param.paramKey, [...roleConfigKeys]), hidden) as SQL;
}
