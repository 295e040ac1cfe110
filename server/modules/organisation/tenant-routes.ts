import { z } from 'zod';
import { codeFor } from '#domain/kernel/resource.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { hasId, resourceRoute, submitInput } from '../../kernel/resource-route.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import {
  mayRemoveTenants,
  ownTenantOnly,
  saveTenant,
  tenant,
  tenantByDomain,
  tenantChoices,
} from './tenant-service.ts';

const options = { only: ownTenantOnly, before: { remove: mayRemoveTenants } };

/** Tenants: read by the platform's people and by each its own; written by the platform's administrator. wire.md §4 */
export const tenantRoutes: AnyEndpoint[] = [
  ...resourceRoutes(tenant, { ...options, except: ['submit'] }),
  ...resourceRoutes({ ...tenant, dialect: 'save' }, { ...options, except: ['detail', 'save', 'update', 'remove'] }),
  resourceRoute(tenant, {
    method: 'post',
    call: 'submit',
    permission: { code: (raw) => codeFor(tenant, hasId(raw) ? 'edit' : 'add') },
    from: 'body',
    input: submitInput(tenant),
    write: true,
    run: saveTenant,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/tenant/select',
    access: 'person',
    permission: 'anyone',
    input: z.object({}),
    run: tenantChoices,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/tenant/info',
    // Asked before anybody signs in.
    access: 'client',
    permission: 'anyone',
    input: z.object({ domain: z.string().max(2000).default('') }),
    run: tenantByDomain,
  }),
];
