import { and, count, eq, gt } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { fieldProblems } from '#domain/kernel/issues.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { limits } from '#domain/limits.ts';
import { logError as logErrorTable } from '../db/schema.ts';
import { PLATFORM_TENANT, personOf } from './auth.ts';
import type { Ctx, Person } from './context.ts';
import { bearerIn } from './tokens.ts';

// The table is built from a resource definition whose type has forgotten its scope.
const logError = logErrorTable as typeof logErrorTable & { tenantId: AnyPgColumn };

/** Text of another program: too long is cut, what a database cannot hold is dropped, never refused. */
const text = (most: number) =>
  z
    .string()
    .default('')
    // Half of a pair of surrogates is no text: the way through bytes makes it one.
    .transform((value) => Buffer.from(value.slice(0, most)).toString().replaceAll('\u0000', ''));

/** One entry of a browser's error log. spec §3; other clients add keys of their own, which are dropped. */
export const errorReport = z.object({
  url: text(2000),
  time: text(32),
  type: text(64),
  message: text(2000),
  stack: text(8000),
  info: text(4000),
});

/** What an upload holds: at most so many entries. */
export const errorReports = z.array(errorReport).max(limits.logsPerUpload);

/**
 * Keeps errors that a browser uploads, under the person of the token if one came along and is good, else with the
 * platform. So many within a while are refused. spec §8, wire.md §2, docs/decisions/013
 */
export async function keepErrorReports(ctx: Ctx, entries: unknown): Promise<void> {
  const parsed = errorReports.safeParse(entries, { reportInput: true });
  if (!parsed.success) throw new Problem('invalid', {}, fieldProblems(parsed.error.issues));
  if (parsed.data.length === 0) return;
  const person = await personSending(ctx);
  const whose = {
    tenantId: person?.tenantId ?? PLATFORM_TENANT,
    createBy: person?.account ?? '',
    remoteIp: ctx.address,
  };
  await refuseFloods(ctx, whose, parsed.data.length);
  const userAgent = text(500).parse(ctx.raw.req.header('User-Agent') ?? '');
  await ctx.db.insert(logErrorTable).values(
    parsed.data.map(
      ({ url, time, type, message, stack, info }) =>
        ({
          ...whose,
          id: ctx.deps.nextId(),
          createTime: ctx.now,
          updateTime: ctx.now,
          message,
          exceptionName: nameIn(message, stack) || type,
          requestUri: url,
          time,
          stackTrace: stack,
          params: info,
          serviceId: 'web',
          env: ctx.deps.config.production ? 'production' : 'development',
          userAgent,
        }) as never,
    ),
  );
}

async function personSending(ctx: Ctx): Promise<Person | null> {
  const token = bearerIn(ctx.raw.req.header('Blade-Auth') ?? ctx.raw.req.query('blade-auth'));
  return token ? personOf(ctx.deps, token).catch(nobodyIfRefused) : null;
}

function nobodyIfRefused(error: unknown): null {
  if (error instanceof Problem) return null;
  throw error;
}

async function refuseFloods(
  ctx: Ctx,
  { tenantId, createBy, remoteIp }: { tenantId: string; createBy: string; remoteIp: string },
  more: number,
): Promise<void> {
  const minutes = limits.logWindowMinutes;
  const [sent] = await ctx.db
    .select({ entries: count() })
    .from(logErrorTable)
    .where(
      and(
        eq(logError.tenantId, tenantId),
        gt(logError.createTime, new Date(ctx.now.getTime() - minutes * 60_000)),
        eq(logError.createBy, createBy),
        // People of one site share an address; who is signed in is counted alone.
        createBy === '' ? eq(logError.remoteIp, remoteIp) : undefined,
      ),
    );
  if ((sent?.entries ?? 0) + more > limits.logsPerWindow) throw new Problem('logsTooMany', { minutes });
}

/** `TypeError: x is not a function` → `TypeError`: what administrators group by. */
function nameIn(...texts: string[]): string {
  for (const one of texts) {
    const name = /^(?:Uncaught )?(\w*(?:Error|Exception))\b/.exec(one)?.[1];
    if (name) return name;
  }
  return '';
}
