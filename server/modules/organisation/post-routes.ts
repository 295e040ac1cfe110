import { z } from 'zod';
import type { Resource } from '#domain/kernel/resource.ts';
import { dict } from '#domain/resources/dict.ts';
import { post as definition } from '#domain/resources/post.ts';
import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { type Derive, present } from '../../kernel/resource-present.ts';
import { readPermission, resourceRoute } from '../../kernel/resource-route.ts';
import { type ResourceOptions, resourceRoutes } from '../../kernel/resource-routes.ts';
import { dictRows, ofCode } from '../dict/read.ts';
import { inUse } from './dept-service.ts';
import { countHolders, holdersOf, orderedRows } from './read.ts';

const post = definition as unknown as Resource;

/** What its kind is called, and how many people hold it. wire.md §4 */
const postColumns: Derive = async (ctx, rows) => {
  const kinds = await dictRows(ctx.db, dict as unknown as Resource, ctx.person, ofCode(dict as never, 'post_category'));
  const names = new Map(
    kinds.map((row) => [row['dictKey'], (ctx.language === 'en' && row['nameEn']) || row['dictValue']]),
  );
  const people = await countHolders(
    ctx,
    'post',
    rows.map((row) => row.id),
  );
  return (row) => ({ categoryName: names.get(row['category']) ?? '', people: people.get(row.id) ?? 0 });
};

const options: ResourceOptions = {
  derive: postColumns,
  before: {
    remove: async (ctx, rows) => {
      const people = await holdersOf(
        ctx,
        'post',
        rows.map((row) => row.id),
      );
      if (people.length > 0) throw inUse(people, ['people:', '人员：']);
    },
  },
};

/** Posts; list and page are the same. wire.md §4 */
export const postRoutes: AnyEndpoint[] = [
  ...resourceRoutes(post, options),
  ...resourceRoutes({ ...post, dialect: 'save' }, { ...options, except: ['detail', 'save', 'update', 'remove'] }),
  resourceRoute(post, {
    method: 'get',
    call: 'select',
    permission: readPermission(post),
    from: 'query',
    input: z.object({}),
    run: async (ctx) => present(ctx, post, await orderedRows(ctx, post)),
  }),
];
