import { and, count, desc, eq, gt, ilike, isNull, or, sql } from 'drizzle-orm';
import type { PageQuery } from '#domain/kernel/page.ts';
import type { Db } from '../../db/open.ts';
import { session, user } from '../../db/schema.ts';
import { contains } from '../../kernel/like.ts';

/** A page of the sessions of a tenant that can still be used, by when they were used last. */
export async function onlinePage(db: Db, tenantId: string, asked: PageQuery & { account: string }, now: Date) {
  const like = contains(asked.account);
  const where = and(
    eq(session.tenantId, tenantId),
    isNull(session.endTime),
    gt(session.expireTime, now),
    asked.account === ''
      ? undefined
      : or(ilike(user.account, like), ilike(user.realName, like), ilike(user.name, like)),
  );
  const seen = sql<Date>`coalesce(${session.lastSeen}, ${session.createTime})`;
  const sorted = db
    .select({
      id: session.id,
      userId: session.userId,
      account: user.account,
      realName: user.realName,
      address: session.address,
      userAgent: session.userAgent,
      createTime: session.createTime,
      lastSeen: session.lastSeen,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(where)
    .orderBy(desc(seen), desc(session.id));
  const { current, size } = asked;
  const rows = await (size === -1 ? sorted : sorted.limit(size).offset((current - 1) * size));
  if (size === -1 || (current === 1 && rows.length < size)) return { rows, total: rows.length };
  const [all] = await db
    .select({ total: count() })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(where);
  return { rows, total: all?.total ?? 0 };
}

/** How many of these sessions are the tenant's, ended or not. */
export async function sessionsOfTenant(db: Db, tenantId: string, ids: readonly string[]): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(session)
    .where(and(eq(session.tenantId, tenantId), sql`${session.id} = any(${`{${ids.join(',')}}`}::bigint[])`));
  return found?.total ?? 0;
}
