import { z } from 'zod';
import { idSchema } from '#domain/kernel/id.ts';
import { pageQuery } from '#domain/kernel/page.ts';
import { inboxKinds } from '#domain/notice/inbox.ts';
import { notice } from '#domain/resources/notice.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { type ResourceOptions, resourceRoutes } from '../../kernel/resource-routes.ts';
import type { AnyResourceCtx } from '../../kernel/resource-table.ts';
import type { Live } from './live.ts';
import { released } from './read.ts';
import { ackCounts, rolesOf } from './readers-read.ts';
import { noticeReaders } from './readers-service.ts';
import { noticeState, noticeTimes } from './rules.ts';
import { acknowledge, categoryNames, dueNotices, inboxPage, markRead, news } from './service.ts';

const kind = z.enum(inboxKinds);
const few = { ...pageQuery.shape, size: z.coerce.number().int().min(1).max(50).default(10) };
const path = (call: string) => `/blade-desk/notice/${call}`;

/** The notices popover of the signed-in person in their project, live; everybody has one. */
function inboxRoutes(live: Live): AnyEndpoint[] {
  return [
    endpoint({
      method: 'get',
      path: path('inbox'),
      access: 'member',
      permission: 'anyone',
      input: z.object({ ...few, kind }),
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
    endpoint({
      method: 'get',
      path: path('due'),
      access: 'member',
      permission: 'anyone',
      input: z.object({}),
      run: dueNotices,
    }),
    endpoint({
      method: 'post',
      path: path('ack'),
      access: 'member',
      permission: 'anyone',
      from: 'query',
      input: z.object({ id: idSchema }),
      write: true,
      run: async (ctx) => {
        await acknowledge(ctx);
        return news(ctx, live.build);
      },
    }),
  ];
}

/** Who keeps notices: sees those that are still to come and those for others. */
const keepers = ['notice', 'notice_view', 'notice_add', 'notice_edit'];
const keeps = (ctx: AnyResourceCtx) => keepers.some((code) => ctx.person.codes.has(code));

const options: ResourceOptions = {
  // wire.md §4: everybody who is signed in reads what is out for them.
  only: (ctx) => (keeps(ctx) ? undefined : released(ctx.person, ctx.now)),
  before: { save: noticeTimes },
  derive: async (ctx, rows) => {
    const names = await categoryNames(ctx);
    const must = rows.filter((row) => row['mustRead'] === 1 && keeps(ctx)).map((row) => row.id);
    const counts = await ackCounts(ctx.db, ctx.person, must);
    return (row) => ({
      categoryName: names.get(String(row['category'])) ?? '',
      state: noticeState(row, ctx.now),
      ...counts.get(row.id),
    });
  },
};

/** Who has read what must be read, and who may be asked to. */
const readerRoutes: readonly AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: path('readers'),
    access: 'person',
    permission: { code: 'notice_view' },
    input: z.object({
      ...few,
      id: idSchema,
      state: z.enum(['', 'done', 'due']).default(''),
      name: z
        .string()
        .trim()
        .max(64)
        .refine((text) => !text.includes('\u0000'))
        .default(''),
    }),
    run: noticeReaders,
  }),
  endpoint({
    method: 'get',
    path: path('roles'),
    access: 'person',
    permission: { code: keepers },
    input: z.object({}),
    run: (ctx) => rolesOf(ctx.db, ctx.person),
  }),
];

/** What administrators announce, and what everybody reads. wire.md §4, spec §2 */
export function noticeRoutes(live: Live): AnyEndpoint[] {
  return [
    ...resourceRoutes(notice, options),
    // The names that other clients save by. wire.md §4
    ...resourceRoutes({ ...notice, dialect: 'save' }, { ...options, except: ['page', 'detail', 'remove'] }),
    ...readerRoutes,
    ...inboxRoutes(live),
  ];
}
