import { z } from 'zod';
import { idSchema } from '#domain/kernel/id.ts';
import { codeFor } from '#domain/kernel/resource.ts';
import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { hasId, resourceRoute, submitInput, writePermission } from '../../kernel/resource-route.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import { client, clientHooks, resetSecret, saveClient } from './service.ts';

/** OAuth clients, written by the platform's administrator. wire.md §4 */
export const clientRoutes: AnyEndpoint[] = [
  ...resourceRoutes(client, { except: ['submit'], ...clientHooks }),
  resourceRoute(client, {
    method: 'post',
    call: 'submit',
    permission: { code: (raw) => codeFor(client, hasId(raw) ? 'edit' : 'add') },
    from: 'body',
    input: submitInput(client),
    write: true,
    run: saveClient,
  }),
  resourceRoute(client, {
    method: 'post',
    call: 'reset-secret',
    permission: writePermission(client, 'edit'),
    from: 'query',
    input: z.object({ id: idSchema, version: z.coerce.number().int().min(0).optional() }),
    write: true,
    run: resetSecret,
  }),
];
