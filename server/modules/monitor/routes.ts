import { z } from 'zod';
import { logError } from '#domain/resources/log-error.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { errorReports, keepErrorReports } from '../../kernel/error-reports.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';

/** wire.md §4: lists leave out what is long; the detail has it. */
const long = { stackTrace: undefined, params: undefined };

/** Error logs for administrators, and where browsers send them. wire.md §2, §4 */
export const monitorRoutes: readonly AnyEndpoint[] = [
  ...resourceRoutes(logError, {
    except: ['submit', 'remove'],
    derive: async (ctx) => () => (ctx.raw.req.path.endsWith('/list') ? long : {}),
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
