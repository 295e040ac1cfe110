import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { deptRoutes } from './dept-routes.ts';
import { postRoutes } from './post-routes.ts';
import { regionRoutes } from './region-routes.ts';
import { tenantRoutes } from './tenant-routes.ts';

/** Departments, posts, regions and tenants. wire.md §4 */
export const organisationRoutes: AnyEndpoint[] = [...deptRoutes, ...postRoutes, ...regionRoutes, ...tenantRoutes];
