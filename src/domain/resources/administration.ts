import { client } from './client.ts';
import { logError } from './log-error.ts';
import { logApi, logAudit, logUsual } from './logs.ts';
import { menu } from './menu.ts';
import { oss } from './oss.ts';
import { outbox } from './outbox.ts';
import { region } from './region.ts';
import { role } from './role.ts';
import { apiScope, dataScope } from './scopes.ts';
import { tenant } from './tenant.ts';
import { topMenu } from './top-menu.ts';
import { user } from './user.ts';

/** Records with rules of their own, each kept by its module; the plain ones stand in all.ts. */
export const administration = {
  user,
  role,
  menu,
  topMenu,
  tenant,
  client,
  dataScope,
  apiScope,
  region,
  oss,
  outbox,
  logError,
  logUsual,
  logApi,
  logAudit,
} as const;
