import { and, asc, count, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PageQuery } from '#domain/kernel/page.ts';
import type { Language } from '#domain/kernel/words.ts';
import { limits } from '#domain/limits.ts';
import { user as definition } from '#domain/resources/user.ts';
import { type Db, rowsOf } from '../../db/open.ts';
import { loginFailure, project, projectMember, role, user, userRole } from '../../db/schema.ts';
import type { Deps } from '../../kernel/context.ts';
import { type Scoped, scopedTo } from '../../kernel/data-scope.ts';
import { filtersOf, orderOf } from '../../kernel/filters.ts';
import { contains } from '../../kernel/like.ts';
import { idIn } from '../../kernel/resource-table.ts';
import { throttleKeys } from '../../kernel/throttle.ts';

const told = {
  id: user.id,
  version: user.version,
  createTime: user.createTime,
  tenantId: user.tenantId,
  account: user.account,
  code: user.code,
  name: user.name,
  realName: user.realName,
  email: user.email,
  phone: user.phone,
  sex: user.sex,
  birthday: user.birthday,
  company: user.company,
  status: user.status,
  deptIds: user.deptIds,
  postIds: user.postIds,
  lastLogin: user.lastLogin,
  leftTime: user.leftTime,
};

/** A person without what nobody is told. */
export type PersonRow = Omit<
  typeof user.$inferSelect,
  'passwordHash' | 'avatar' | 'signature' | 'updateTime' | 'dateFormat' | 'language'
>;

/** What a list of people is narrowed by beside the fields of its definition. */
export interface PeopleFilter {
  /** In account, names, phone, e-mail or number. */
  keyword?: string | undefined;
  roleId?: string | undefined;
  projectId?: string | undefined;
  deptId?: string | undefined;
  postId?: string | undefined;
  [field: string]: unknown;
}

/** The tenant's people, as far as the data scopes of the person reach. ASSUMED: 021 */
function within(person: Scoped): SQL | undefined {
  return and(eq(user.tenantId, person.tenantId), scopedTo(person, 'user', { creator: user.id }));
}

function conditions(person: Scoped, asked: PeopleFilter, zone: string): SQL | undefined {
  const { keyword = '', roleId, projectId, deptId, postId } = asked;
  // One text to look through and not six; a line break keeps two facts from being read as one.
  const spoken = sql`concat_ws(E'\\n', ${user.account}, ${user.realName}, ${user.name}, ${user.phone}, ${user.email}, ${user.code})`;
  const holds = (column: AnyPgColumn, id: string) => sql`${column} @> ${JSON.stringify([id])}::jsonb`;
  return and(
    within(person),
    ...filtersOf(definition, asked, zone),
    keyword === '' ? undefined : ilike(spoken, contains(keyword)),
    roleId
      ? sql`${user.id} in (select ${userRole.userId} from ${userRole} where ${userRole.roleId} = ${roleId})`
      : undefined,
    projectId
      ? sql`${user.id} in (select ${projectMember.userId} from ${projectMember} where ${projectMember.projectId} = ${projectId})`
      : undefined,
    deptId ? holds(user.deptIds, deptId) : undefined,
    postId ? holds(user.postIds, postId) : undefined,
  );
}

/** The ids of one page of the tenant's people, and how many there are: what is said of them is read afterwards. */
export async function peoplePage(
  db: Db,
  person: Scoped,
  asked: PeopleFilter & PageQuery,
  zone: string,
): Promise<{ ids: string[]; total: number }> {
  const where = conditions(person, asked, zone);
  const { current, size } = asked;
  const sorted = db
    .select({ id: user.id })
    .from(user)
    .where(where)
    .orderBy(...orderOf(definition, asked));
  const rows = await (size === -1 ? sorted : sorted.limit(size).offset((current - 1) * size));
  const ids = rows.map((row) => row.id);
  if (size === -1 || (current === 1 && ids.length < size)) return { ids, total: ids.length };
  const [all] = await db.select({ total: count() }).from(user).where(where);
  return { ids, total: all?.total ?? 0 };
}

/** The tenant's people of these ids, in the order of the ids; locked until the transaction ends where asked. */
export async function peopleById(db: Db, person: Scoped, ids: readonly string[], lock = false): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  const query = db
    .select(told)
    .from(user)
    .where(and(within(person), idIn(user.id, ids)))
    .orderBy(asc(user.id));
  const found = new Map((lock ? await query.for('update') : await query).map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The tenant's people of these accounts, whatever the case, by the account in small letters. */
export async function peopleNamed(
  db: Db,
  tenantId: string,
  accounts: readonly string[],
): Promise<Map<string, PersonRow>> {
  if (accounts.length === 0) return new Map();
  const lower = sql`lower(${user.account})`;
  const wanted = sql`select lower(w) from jsonb_array_elements_text(${JSON.stringify(accounts)}::jsonb) as w`;
  const rows = await db
    .select(told)
    .from(user)
    .where(and(eq(user.tenantId, tenantId), sql`${lower} in (${wanted})`));
  return new Map(rows.map((row) => [row.account.toLowerCase(), row]));
}

export interface Named {
  id: string;
  name: string;
}

/** In one language, or in both as what is kept for later readers says it. */
type Said = Language | 'both';

function calledIn(language: Said, name: string, nameEn: string): string {
  if (language === 'both') return nameEn && nameEn !== name ? `${name} ${nameEn}` : name;
  return (language === 'en' && nameEn) || name;
}

/** Roles of people, by person, in the order administrators gave them. */
export async function rolesOfPeople(db: Db, ids: readonly string[], language: Said): Promise<Map<string, Named[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ userId: userRole.userId, id: role.id, name: role.roleName, nameEn: role.roleNameEn })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.roleId))
    .where(idIn(userRole.userId, ids))
    .orderBy(asc(role.sort), asc(role.id));
  return grouped(rows, language);
}

/** Projects of people, by person. */
export async function projectsOfPeople(db: Db, ids: readonly string[], language: Said): Promise<Map<string, Named[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ userId: projectMember.userId, id: project.id, name: project.projectName, nameEn: project.projectNameEn })
    .from(projectMember)
    .innerJoin(project, eq(project.id, projectMember.projectId))
    .where(idIn(projectMember.userId, ids))
    .orderBy(asc(project.sort), asc(project.id));
  return grouped(rows, language);
}

function grouped(
  rows: readonly { userId: string; id: string; name: string; nameEn: string }[],
  language: Said,
): Map<string, Named[]> {
  const found = new Map<string, Named[]>();
  for (const { userId, id, name, nameEn } of rows) {
    const named = { id, name: calledIn(language, name, nameEn) };
    const known = found.get(userId);
    if (known) known.push(named);
    else found.set(userId, [named]);
  }
  return found;
}

/** Which of these accounts must wait because too many sign-ins failed. wire.md §2 */
export async function lockedAccounts(
  deps: Deps,
  tenantId: string,
  accounts: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (accounts.length === 0) return new Set();
  const keys = new Map(accounts.map((account) => [throttleKeys(tenantId, account, '')[0]!, account]));
  const since = new Date(now.getTime() - limits.loginWindowMinutes * 60_000);
  const failed = await rowsOf<{ key: string }>(
    deps.db,
    sql`select ${loginFailure.key} as key from ${loginFailure}
      where ${loginFailure.at} > ${since.toISOString()}::timestamptz and ${loginFailure.key} like 'account:%'
      group by ${loginFailure.key} having count(*) >= ${limits.loginFailures}`,
  );
  return new Set(failed.flatMap(({ key }) => keys.get(key) ?? []));
}
