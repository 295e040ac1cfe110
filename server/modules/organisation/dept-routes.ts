import { z } from 'zod';
import { idSchema } from '#domain/kernel/id.ts';
import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { listQuery, readPermission, resourceRoute } from '../../kernel/resource-route.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import {
  dept,
  deptChoices,
  deptColumns,
  deptHooks,
  deptLevel,
  deptNodeLevel,
  deptNodes,
  deptTree,
} from './dept-service.ts';

const read = { method: 'get', permission: readPermission(dept), from: 'query' } as const;
const level = z.looseObject({ parentId: z.preprocess((v) => (v === '' ? undefined : v), idSchema.default('0')) });
const nothing = z.object({});

/** Departments. A tenant that a client names is not asked about: it is always the person's own. wire.md §4 */
export const deptRoutes: AnyEndpoint[] = [
  ...resourceRoutes(dept, { except: ['list'], derive: deptColumns, ...deptHooks }),
  resourceRoute(dept, { ...read, call: 'list', input: listQuery, run: deptTree }),
  resourceRoute(dept, { ...read, call: 'lazy-list', input: level, run: deptLevel }),
  resourceRoute(dept, { ...read, call: 'tree', input: nothing, run: deptNodes }),
  resourceRoute(dept, { ...read, call: 'lazy-tree', input: level, run: deptNodeLevel }),
  resourceRoute(dept, { ...read, call: 'select', input: nothing, run: deptChoices }),
];
