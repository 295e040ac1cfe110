import { z } from 'zod';
import { idSchema } from '#domain/kernel/id.ts';
import { REGION_ROOT } from '#domain/resources/region.ts';
import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { readPermission, resourceRoute, writePermission } from '../../kernel/resource-route.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import {
  region,
  regionColumns,
  regionDetail,
  regionHooks,
  regionLevel,
  regionNodes,
  removeRegions,
} from './region-service.ts';

/** Clients send an open choice as an empty parameter. */
const open = <T extends z.ZodType>(schema: T) => z.preprocess((v) => (v === '' ? undefined : v), schema);
// What PostgreSQL takes as text and a code may be; anything else is nobody's code.
const code = z
  .string()
  .trim()
  .max(12)
  .regex(/^[^\u0000-\u001f]*$/);
const read = { method: 'get', permission: readPermission(region), from: 'query' } as const;
const level = z.object({ parentCode: open(code.default(REGION_ROOT)) });

/** Regions; on the wire the id of a tree node is the code. wire.md §4 */
export const regionRoutes: AnyEndpoint[] = [
  ...resourceRoutes(region, { except: ['detail', 'remove'], derive: regionColumns, ...regionHooks }),
  resourceRoute(region, { ...read, call: 'lazy-tree', input: level, run: regionNodes }),
  resourceRoute(region, { ...read, call: 'lazy-list', input: level, run: regionLevel }),
  resourceRoute(region, {
    ...read,
    call: 'select',
    // The old clients call the parent of a select `code`.
    input: z.object({ parentCode: open(code.optional()), code: open(code.optional()) }),
    run: (ctx) => regionLevel({ ...ctx, input: { parentCode: ctx.input.parentCode ?? ctx.input.code ?? REGION_ROOT } }),
  }),
  resourceRoute(region, {
    ...read,
    call: 'detail',
    input: z.object({ code: open(code.optional()), id: open(idSchema.optional()) }),
    run: regionDetail,
  }),
  resourceRoute(region, {
    method: 'post',
    call: 'remove',
    permission: writePermission(region, 'delete'),
    from: 'query',
    input: z.object({
      id: open(
        z
          .string()
          .max(19)
          .regex(/^[^\u0000-\u001f]*$/)
          .optional(),
      ),
      ids: z.string().optional(),
    }),
    write: true,
    run: removeRegions,
  }),
];
