import { z } from 'zod';
import { idSchema } from '#domain/kernel/id.ts';
import { pageQuery } from '#domain/kernel/page.ts';
import { toWire } from '#domain/kernel/time.ts';
import { inboxKinds } from '#domain/notice/inbox.ts';
import { notice } from '#domain/resources/notice.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import type { AnyResourceCtx, Values } from '../../kernel/resource-table.ts';
import type { Live } from './live.ts';
import { categoryNames, inboxPage, markRead, news } from './service.ts';

const kind = z.enum(inboxKinds);
const path = (call: string) => `/blade-desk/notice/${call}`;

/** The notices popover of the signed-in person in their project, live; everybody has one. */
function inboxRoutes(live: Live): AnyEndpoint[] {
  return [
    endpoint({
      method: 'get',
      path: path('inbox'),
      access: 'member',
      permission: 'anyone',
      input: z.object({ ...pageQuery.shape, size: z.coerce.number().int().min(1).max(50).default(10), kind }),
      run: inboxPage,
    }),
    endpoint({
      method: 'get',
      path: path('news'),
      access: 'member',
      permission: 'anyone',
      input: z.object({}),
      run: (ctx) => news(ctx, live.build),
    }),
    endpoint({
      method: 'get',
      path: path('stream'),
      access: 'member',
      permission: 'anyone',
      input: z.object({}),
      run: live.open,
    }),
    endpoint({
      method: 'post',
      path: path('read'),
      access: 'member',
      permission: 'anyone',
      input: z.strictObject({ kind, id: idSchema.optional() }),
      write: true,
      run: async (ctx) => {
        await markRead(ctx);
        return news(ctx, live.build);
      },
    }),
  ];
}

/** A notice without a release time is out as soon as it is saved. */
async function released(ctx: AnyResourceCtx, values: Values): Promise<Values> {
  if (!('releaseTime' in values)) return values;
  const at = values['releaseTime'] instanceof Date ? values['releaseTime'] : ctx.now;
  return { ...values, releaseTime: toWire(at, ctx.deps.config.timeZone) };
}

/** What administrators announce, and what everybody reads. wire.md §4, spec §2 */
export function noticeRoutes(live: Live): AnyEndpoint[] {
  return [
    ...resourceRoutes(notice, {
      before: { save: released },
      derive: async (ctx) => {
        const names = await categoryNames(ctx);
        return (row) => ({ categoryName: names.get(String(row['category'])) ?? '' });
      },
    }),
    ...inboxRoutes(live),
  ];
}
