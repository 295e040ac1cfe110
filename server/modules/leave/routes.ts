import { z } from 'zod';
import { idSchema } from '#domain/kernel/id.ts';
import { pageOf, pageQuery } from '#domain/kernel/page.ts';
import { decideInput, startInput } from '#domain/leave/schema.ts';
import { actionBase } from '#domain/ncr/schema.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { historyFor, leaveFor, presentTask, startable } from './present.ts';
import { type LeaveList, listLeaves } from './read.ts';
import { approvers, completeTask, startLeave, withdraw } from './service.ts';

const seen = { code: 'leave' } as const;
type Run<S extends z.ZodType> = (ctx: MemberCtx<z.output<S>>) => Promise<unknown>;

/** A read: which applications a person sees is decided row by row (read.ts). */
const read = <S extends z.ZodType>(path: string, input: S, run: Run<S>) =>
  endpoint({ method: 'get', path, access: 'member', permission: seen, input, run });

/** A workflow action: the flow itself decides who may do it (domain/leave/flow.ts). */
const action = <S extends z.ZodType>(path: string, input: S, run: Run<S>) =>
  endpoint({ method: 'post', path, access: 'member', permission: seen, input, write: true, run });

const list = (name: LeaveList) =>
  read(`/blade-flow/work/${name}-list`, pageQuery, async (ctx) => {
    const { rows, total } = await listLeaves(ctx.db, ctx.person, name, ctx.input);
    return pageOf(
      rows.map((row) => presentTask(ctx, row)),
      total,
      ctx.input,
    );
  });

/** Asking for leave and deciding on it, under the names of the dialect. spec §2, wire.md §4 */
export const leaveRoutes: readonly AnyEndpoint[] = [
  read('/blade-flow/work/start-list', pageQuery, async (ctx) => pageOf(startable(ctx), 1, ctx.input)),
  // An application says who decides: nothing lies about to be claimed.
  read('/blade-flow/work/claim-list', pageQuery, async (ctx) => pageOf([], 0, ctx.input)),
  list('todo'),
  list('send'),
  list('done'),
  action('/blade-flow/work/complete-task', decideInput, completeTask),
  read('/blade-flow/process/history-flow-list', z.object({ processInstanceId: idSchema }), (ctx) =>
    historyFor(ctx, ctx.input.processInstanceId),
  ),
  read('/blade-desk/process/leave/approvers', z.object({}), approvers),
  action('/blade-desk/process/leave/start-process', startInput, startLeave),
  read('/blade-desk/process/leave/detail', z.object({ businessId: idSchema }), (ctx) =>
    leaveFor(ctx, ctx.input.businessId),
  ),
  action('/blade-desk/process/leave/withdraw', actionBase, withdraw),
];
