import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Words } from '#domain/kernel/words.ts';
import { type Db, rowsOf } from '../../db/open.ts';
import {
  dept,
  dictBiz,
  param,
  post,
  project,
  projectMember,
  role,
  session,
  tenant,
  user,
  userRole,
} from '../../db/schema.ts';

/** Until the transaction ends nobody else adds or removes a tenant. */
export async function holdTenants(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7329)`);
}

/** The next six digits that no tenant has, and none that is gone had: ids of its seeded rows are made of them. */
export async function nextTenantId(tx: Db): Promise<string> {
  const [row] = await rowsOf<{ next: string }>(
    tx,
    sql`with known as (
        select tenant_id::int as n from tenant where tenant_id ~ '^[0-9]{6}$'
        union select target_id::int from log_audit where target_kind = 'tenant' and target_id ~ '^[0-9]{6}$'
      )
      select lpad((min(n) + 1)::text, 6, '0') as next from known k
      where n < 999999 and not exists (select 1 from known o where o.n = k.n + 1)`,
  );
  if (!row?.next) throw new Error('no tenant id is free');
  return row.next;
}

interface Beginning {
  tenantId: string;
  name: string;
  passwordHash: string;
  adminRoleId: string;
  nextId: () => string;
  now: Date;
}

/** What a tenant needs before anybody can sign in: a department, a post, an administrator, and a project. */
export async function writeBeginning(tx: Db, { tenantId, name, passwordHash, adminRoleId, nextId, now }: Beginning) {
  const stamps = { tenantId, createTime: now, updateTime: now };
  const [deptId, postId, userId, projectId] = [nextId(), nextId(), nextId(), nextId()] as const;
  await tx.insert(dept).values({ ...stamps, id: deptId, deptName: name, fullName: name, sort: 1 } as never);
  await tx.insert(post).values({
    ...stamps,
    id: postId,
    postCode: 'admin',
    postName: '系统管理员 Administrator',
    category: '1',
    sort: 1,
  } as never);
  await tx.insert(user).values({
    ...stamps,
    id: userId,
    account: 'admin',
    passwordHash,
    name: 'Administrator',
    realName: '管理员',
    deptIds: [deptId],
    postIds: [postId],
  });
  await tx.insert(userRole).values({ userId, roleId: adminRoleId });
  // spec §6: who has no project cannot sign in.
  await tx.insert(project).values({
    ...stamps,
    id: projectId,
    projectName: name,
    projectAbbreviation: 'P1',
    projectCode: 'P1',
    sort: 1,
  });
  await tx.insert(projectMember).values({ projectId, userId });
}

/** Tables that a tenant has rows in from its beginning: they go with it. */
export const begun = ['tenant', 'dept', 'post', 'user_account', 'role', 'param', 'dict_biz', 'project'];
/** Tables of what happened: they stay, as they name nobody that must be there. */
export const traces = ['log_usual', 'log_api', 'log_error', 'log_audit', 'outbox', 'sms_code', 'session'];

/** People of a tenant beside a first administrator who never signed in. */
export async function peopleOf(tx: Db, tenantId: string): Promise<Words[]> {
  const rows = await tx
    .select({ id: user.id, account: user.account, name: user.name, realName: user.realName, lastLogin: user.lastLogin })
    .from(user)
    .where(eq(user.tenantId, tenantId))
    .orderBy(asc(user.id))
    .for('update');
  const [first] = rows;
  const signedIn =
    rows.some((row) => row.lastLogin !== null) || (await tx.$count(session, eq(session.tenantId, tenantId))) > 0;
  if (rows.length === 1 && first?.account === 'admin' && !signedIn) return [];
  return rows.map(({ name, realName }) => [name || realName, realName || name]);
}

/** Projects of a tenant beside the one that it began with. */
export async function projectsOf(tx: Db, tenantId: string): Promise<Words[]> {
  const rows = await tx
    .select({ code: project.projectCode, name: project.projectName, nameEn: project.projectNameEn })
    .from(project)
    .where(eq(project.tenantId, tenantId))
    .orderBy(asc(project.id));
  if (rows.length === 1 && rows[0]?.code === 'P1') return [];
  return rows.map(({ name, nameEn }) => [nameEn || name, name]);
}

/** Removes what a tenant began with, and the tenant. */
export async function deleteTenant(tx: Db, tenantId: string): Promise<void> {
  const people = tx.select({ id: user.id }).from(user).where(eq(user.tenantId, tenantId));
  await tx.delete(userRole).where(inArray(userRole.userId, people));
  // Tables of definitions have forgotten their scope.
  for (const table of [project, user, role, dept, post, param, dictBiz, tenant]) {
    const column = (table as typeof tenant).tenantId;
    await tx.delete(table).where(eq(column, tenantId));
  }
}

/** Another tenant that has this address, if any. */
export async function tenantAt(db: Db, domain: string, beside = ''): Promise<{ tenantId: string } | undefined> {
  const [row] = await db
    .select({ tenantId: tenant.tenantId })
    .from(tenant)
    .where(and(eq(tenant.domain, domain), ne(tenant.tenantId, beside)))
    .orderBy(asc(tenant.tenantId))
    .limit(1);
  return row;
}
