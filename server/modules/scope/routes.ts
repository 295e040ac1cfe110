import type { Resource } from '#domain/kernel/resource.ts';
import { apiScope, dataScope } from '#domain/resources/scopes.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import { apiScopeOptions, dataScopeOptions } from './service.ts';

/** Data and interface scopes, which the platform defines and every tenant grants. wire.md §4 */
export const scopeRoutes = [
  ...resourceRoutes(dataScope as unknown as Resource, dataScopeOptions),
  ...resourceRoutes(apiScope as unknown as Resource, apiScopeOptions),
];
