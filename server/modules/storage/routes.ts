import { z } from 'zod';
import { idSchema } from '#domain/kernel/id.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { oss } from '#domain/resources/oss.ts';
import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { resourceRoute } from '../../kernel/resource-route.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import { disableStorage, enableStorage, storageColumns, storageHooks } from './service.ts';
import { testStorage } from './test-service.ts';

const source = oss as unknown as Resource;
const { category, endpoint, bucketName, region, accessKey, secretKey } = oss.fields;
const oneId = z.object({ id: idSchema });

/** Where a tenant's files go: wire.md §4 (list, detail, submit, remove, enable), and our own disable and test. */
export const storageRoutes: AnyEndpoint[] = [
  ...resourceRoutes(source, { derive: storageColumns, ...storageHooks }),
  resourceRoute(source, {
    method: 'post',
    call: 'enable',
    permission: { code: 'oss_enable' },
    from: 'query',
    input: oneId,
    // Opens its own transaction when the storage has been tried.
    run: enableStorage,
  }),
  resourceRoute(source, {
    method: 'post',
    call: 'disable',
    permission: { code: 'oss_enable' },
    from: 'query',
    input: oneId,
    write: true,
    run: disableStorage,
  }),
  resourceRoute(source, {
    method: 'post',
    call: 'test',
    permission: { code: ['oss_enable', 'oss_edit', 'oss_add'] },
    from: 'body',
    input: z.object({
      id: z.string().max(19).optional(),
      category: category.zod.optional(),
      endpoint: endpoint.zod.optional(),
      bucketName: bucketName.zod.optional(),
      region: region.zod.optional(),
      accessKey: accessKey.zod.optional(),
      secretKey: secretKey.zod.optional(),
    }),
    // Writes to the storage and not to the database.
    run: testStorage,
  }),
];
