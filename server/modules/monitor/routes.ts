import { z } from 'zod';
import type { Resource } from '#domain/kernel/resource.ts';
import { logError } from '#domain/resources/log-error.ts';
import { retention } from '#domain/resources/log-retention.ts';
import { logApi, logAudit, logUsual } from '#domain/resources/logs.ts';
import { titleFor } from '../../kernel/call-title.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { errorReports, keepErrorReports } from '../../kernel/error-reports.ts';
import { flushLogs } from '../../kernel/log-queue.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import type { AnyResourceCtx, Row } from '../../kernel/resource-table.ts';
import { daysOf, searchIn } from './read.ts';
import { keepFor } from './repo.ts';

interface Log {
  resource: Resource;
  /** Where the one search box looks. */
  searched: readonly string[];
  /** wire.md §4: lists leave out what is long; the detail has it. */
  long: readonly string[];
  derive?: (ctx: AnyResourceCtx, row: Row) => Record<string, unknown>;
}

const request = ['createBy', 'requestUri', 'remoteIp', 'requestId'];
const logs: readonly Log[] = [
  { resource: logUsual, searched: ['logId', 'logData', ...request], long: [] },
  {
    resource: logApi,
    searched: ['title', 'params', ...request],
    long: ['params'],
    derive: (ctx, row) => ({ title: titleFor(String(row['title']), ctx.language) }),
  },
  {
    resource: logError,
    searched: ['message', 'exceptionName', 'stackTrace', 'params', ...request],
    long: ['stackTrace', 'params'],
  },
  {
    resource: logAudit,
    searched: ['action', 'targetKind', 'targetName', 'targetId', 'before', 'after', 'createBy', 'remoteIp'],
    long: ['before', 'after'],
  },
];

function logRoutes({ resource, searched, long, derive }: Log): AnyEndpoint[] {
  const left = Object.fromEntries(long.map((name) => [name, undefined]));
  const routes = resourceRoutes(resource, {
    except: ['submit', 'remove'],
    only: (ctx) => searchIn(resource, searched, (ctx.input as { search?: unknown }).search),
    derive: async (ctx) => {
      const listing = ctx.raw.req.path.endsWith('/list');
      return (row) => ({ ...(listing ? left : {}), ...derive?.(ctx, row) });
    },
  });
  // Who looks sees what happened a moment ago.
  return routes.map((route) => {
    const run = route.run as (ctx: AnyResourceCtx) => Promise<unknown>;
    return {
      ...route,
      run: async (ctx: AnyResourceCtx) => {
        await flushLogs(ctx.deps);
        return run(ctx);
      },
    } as AnyEndpoint;
  });
}

const days = z.coerce.number().int().min(retention.min).max(retention.max);

/** Logs for administrators, how long they are kept, and where browsers send their errors. wire.md §2, §4 */
export const monitorRoutes: readonly AnyEndpoint[] = [
  ...logs.flatMap(logRoutes),
  endpoint({
    method: 'get',
    path: '/blade-log/retention',
    access: 'person',
    permission: { code: logs.map(({ resource }) => resource.permission) },
    input: z.object({}),
    run: async (ctx) => ({ days: await daysOf(ctx.db, ctx.person.tenantId) }),
  }),
  endpoint({
    method: 'post',
    path: '/blade-log/retention',
    access: 'person',
    permission: { code: 'param_edit' },
    input: z.strictObject({ days }),
    write: true,
    run: async (ctx) => {
      await keepFor(ctx);
      return { days: ctx.input.days };
    },
  }),
  endpoint({
    method: 'post',
    path: '/user/send-logs',
    // Who cannot sign in has errors to tell too.
    access: 'client',
    permission: 'anyone',
    input: z.strictObject({ rows: errorReports }),
    write: true,
    run: (ctx) => keepErrorReports(ctx, ctx.input.rows),
  }),
];
