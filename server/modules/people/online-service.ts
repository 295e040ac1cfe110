import type { OnlineSession } from '#domain/access/user-row.ts';
import { type Page, pageOf, type PageQuery } from '#domain/kernel/page.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { toWire } from '#domain/kernel/time.ts';
import { deviceOf } from '#domain/profile/device.ts';
import { audit } from '../../kernel/audit.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { flushSeen } from '../../kernel/last-seen.ts';
import { touch } from './guard-service.ts';
import { onlinePage, sessionsOfTenant } from './online-read.ts';
import { endSessionsById } from './repo.ts';
import { about } from './standing-service.ts';

/** Who of the tenant is signed in now, where and since when. */
export async function onlineList(ctx: PersonCtx<PageQuery & { account: string }>): Promise<Page<OnlineSession>> {
  const { deps, db, person, now, input } = ctx;
  await flushSeen(deps);
  const { rows, total } = await onlinePage(db, person.tenantId, input, now);
  const wire = (at: Date) => toWire(at, deps.config.timeZone);
  const records = rows.map(({ userAgent, createTime, lastSeen, ...row }) => ({
    ...row,
    ...deviceOf(userAgent),
    createTime: wire(createTime),
    lastSeen: wire(lastSeen ?? createTime),
    current: row.id === person.sessionId,
  }));
  return pageOf(records, total, input);
}

/** Ends sessions of others: their next request is refused. One that has ended already stays so. */
export async function endOnline(ctx: PersonCtx, ids: readonly string[]): Promise<{ ended: number }> {
  const { db, person, now } = ctx;
  if (ids.includes(person.sessionId)) throw new Problem('sessionCurrent');
  if ((await sessionsOfTenant(db, person.tenantId, ids)) < ids.length) throw new Problem('notFound');
  const ended = await endSessionsById(db, person.tenantId, ids, now, 'ended by an administrator');
  const { people } = await touch(ctx, [...new Set(ended.map((one) => one.userId))]);
  await audit(
    ctx,
    ...ended.map((one) => ({
      action: 'session.end',
      ...about(people.find(({ id }) => id === one.userId)!),
      before: { session: one.id, address: one.address },
    })),
  );
  return { ended: ended.length };
}
