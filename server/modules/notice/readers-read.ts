import { and, asc, count, eq, ilike, inArray, isNull, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';
import { notice as noticeTable, noticeAck, role, user } from '../../db/schema.ts';
import type { Person } from '../../kernel/context.ts';
import { contains } from '../../kernel/like.ts';

// The table is built from a resource definition whose type has forgotten its scope.
const notice = noticeTable as typeof noticeTable & { tenantId: AnyPgColumn };

/** The people a notice is for: who may sign in and has one of its roles. Who acknowledged it stays, whatever came after. */
const audience = or(
  isNotNull(noticeAck.ackTime),
  and(
    eq(user.status, '1'),
    or(
      sql`${notice.roleIds} = '[]'::jsonb`,
      sql`exists (select 1 from user_role ur where ur.user_id = ${user.id}
        and jsonb_exists(${notice.roleIds}, ur.role_id::text))`,
    ),
  ),
) as SQL;

const onPerson = and(eq(noticeAck.noticeId, notice.id), eq(noticeAck.userId, user.id));

/** How many acknowledged each of these notices, and how many it is for. */
export async function ackCounts(db: Db, person: Person, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { acknowledged: number; people: number }>();
  const rows = await db
    .select({ id: notice.id, acknowledged: count(noticeAck.ackTime), people: count() })
    .from(notice)
    .innerJoin(user, eq(user.tenantId, notice.tenantId))
    .leftJoin(noticeAck, onPerson)
    .where(and(eq(notice.tenantId, person.tenantId), inArray(notice.id, [...ids]), audience))
    .groupBy(notice.id);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

interface Asked {
  id: string;
  state: '' | 'done' | 'due';
  name: string;
  page: { current: number; size: number };
}

/** Those a notice is for, by name: who acknowledged it when, and who did not yet. */
export async function readersOf(db: Db, person: Person, { id, state, name, page }: Asked) {
  const named = name === '' ? undefined : or(ilike(user.realName, contains(name)), ilike(user.account, contains(name)));
  const wanted = state === '' ? undefined : state === 'done' ? isNotNull(noticeAck.ackTime) : isNull(noticeAck.ackTime);
  return db
    .select({
      id: user.id,
      account: user.account,
      realName: user.realName,
      ackTime: noticeAck.ackTime,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(notice)
    .innerJoin(user, eq(user.tenantId, notice.tenantId))
    .leftJoin(noticeAck, onPerson)
    .where(and(eq(notice.tenantId, person.tenantId), eq(notice.id, id), audience, named, wanted))
    .orderBy(asc(noticeAck.ackTime), asc(user.realName), asc(user.id))
    .limit(page.size)
    .offset((page.current - 1) * page.size);
}

/** The roles that a notice may be for. */
export function rolesOf(db: Db, person: Person) {
  return db
    .select({ id: role.id, roleName: role.roleName })
    .from(role)
    .where(eq(role.tenantId, person.tenantId))
    .orderBy(asc(role.sort), asc(role.id));
}
