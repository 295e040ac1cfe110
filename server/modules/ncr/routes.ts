import { z } from 'zod';
import { idSchema, idsSchema } from '#domain/kernel/id.ts';
import { pageOf, pageQuery } from '#domain/kernel/page.ts';
import { ageingBuckets } from '#domain/ncr/rules.ts';
import {
  actionBase,
  confirmInput,
  defectInput,
  defectQuery,
  escalateInput,
  fixInput,
  handOverInput,
  reportInput,
  reportQuery,
} from '#domain/ncr/schema.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { commit, confirm, escalate, fix, handOver, send } from './action-service.ts';
import { dashboardFor } from './dashboard-service.ts';
import { removeDefects, removeDrafts, saveDefect, saveDraft } from './draft-service.ts';
import { contractorManagers, contractors } from './people-read.ts';
import { defectFor, defectsFor, presentRow, reportFor } from './present.ts';
import { listReports } from './list-read.ts';
import { summarise } from './read.ts';

const seen = { code: ['report', 'report_view'] } as const;
type Run<S extends z.ZodType> = (ctx: MemberCtx<z.output<S>>) => Promise<unknown>;

/** A read: who may see reports at all may call it; which ones is decided row by row (scope.ts). */
const read = <S extends z.ZodType>(path: string, input: S, run: Run<S>) =>
  endpoint({ method: 'get', path: `/qcdm/${path}`, access: 'member', permission: seen, input, run });

/** A workflow action: the flow itself decides who may do it (domain/ncr/flow.ts). */
const action = <S extends z.ZodType>(path: string, input: S, run: Run<S>) =>
  endpoint({ method: 'post', path: `/qcdm/${path}`, access: 'member', permission: seen, input, write: true, run });

const byId = z.object({ id: idSchema });
const byIds = z.object({ ids: idsSchema });
const isNew = (raw: unknown) =>
  typeof raw === 'object' && raw !== null && 'id' in raw && raw.id ? 'report_edit' : 'report_add';
const zone = (ctx: MemberCtx) => ({ now: ctx.now, zone: ctx.deps.config.timeZone });

/** NCR reports and their defects. spec §3, §4; domain.md §2.7 */
export const ncrRoutes: readonly AnyEndpoint[] = [
  read('report/page', z.object({ ...reportQuery.shape, ...pageQuery.shape }), async (ctx) => {
    const { rows, total } = await listReports(ctx.db, ctx.person, ctx.input, zone(ctx));
    return pageOf(
      rows.map((row) => presentRow(ctx, row)),
      total,
      ctx.input,
    );
  }),
  read('report/detail', byId, (ctx) => reportFor(ctx, ctx.input.id)),
  read('report/summary', z.object({}), async (ctx) => {
    const s = await summarise(ctx.db, ctx.person, ctx.now);
    const { total, draft, open, committed, closed, overdue, dueSoon, mine } = s;
    const ages = [s.a0, s.a2, s.a8, s.a15, s.a29];
    return {
      total,
      byStatus: { draft, open, committed, closed },
      overdue,
      dueSoon,
      mine,
      ageing: Object.fromEntries(ageingBuckets.map((bucket, i) => [bucket, ages[i]])),
      // domain.md §2.7: closed within 7 days ÷ (closed + open past deadline)
      onTimeRate: closed + overdue === 0 ? null : s.onTime / (closed + overdue),
      avgDaysToClose: s.avgDaysToClose,
    };
  }),
  read('report/dashboard', z.object({}), dashboardFor),
  read('report/people', z.object({ for: z.enum(['contractorManagers', 'contractors']) }), async (ctx) => {
    if (ctx.input.for === 'contractors') return contractors(ctx);
    const managers = await contractorManagers(ctx);
    return managers.map(({ realName, nameEn, ...rest }) => ({
      ...rest,
      name: ctx.language === 'zh' ? realName : nameEn || realName,
    }));
  }),
  endpoint({
    method: 'post',
    path: '/qcdm/report/submit',
    access: 'member',
    permission: { code: isNew },
    input: reportInput,
    write: true,
    run: saveDraft,
  }),
  endpoint({
    method: 'post',
    path: '/qcdm/report/remove',
    access: 'member',
    permission: { code: 'report_delete' },
    from: 'query',
    input: byIds,
    write: true,
    run: removeDrafts,
  }),
  action('report/send', actionBase, send),
  action('report/fix', actionBase.extend(fixInput.shape), fix),
  action('report/commit', actionBase, commit),
  action('report/confirm', actionBase.extend(confirmInput.shape), confirm),
  action('report/handOver', actionBase.extend(handOverInput.shape), handOver),
  action('report/escalate', actionBase.extend(escalateInput.shape), escalate),
  read('defect/page', z.object({ ...defectQuery.shape, ...pageQuery.shape }), defectsFor),
  read('defect/detail', byId, (ctx) => defectFor(ctx, ctx.input.id)),
  endpoint({
    method: 'post',
    path: '/qcdm/defect/submit',
    access: 'member',
    permission: { code: 'report_edit' },
    input: z.object({ ...defectInput.shape, reportId: idSchema, version: z.number().int().min(0) }),
    write: true,
    run: saveDefect,
  }),
  endpoint({
    method: 'post',
    path: '/qcdm/defect/remove',
    access: 'member',
    permission: { code: 'report_edit' },
    from: 'query',
    input: byIds,
    write: true,
    run: removeDefects,
  }),
];
