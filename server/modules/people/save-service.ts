import type { UserCreate, UserEdit } from '#domain/access/user-form.ts';
import type { UserRow } from '#domain/access/user-row.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { user } from '#domain/resources/user.ts';
import { audit, type Change } from '../../kernel/audit.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import {
  keepAdministrator,
  refuseOwn,
  requirePlaces,
  requireProjects,
  requireRoles,
  stripsOwn,
  touch,
} from './guard-service.ts';
import { peopleNamed, projectsOfPeople } from './read.ts';
import { endSessionsOf, insertPeople, replaceProjects, replaceRoles, updatePeople } from './repo.ts';
import { presented } from './service.ts';
import { about, standing } from './standing-service.ts';

/** Nobody reaches over to another tenant by saying its name. */
function requireOwnTenant({ person }: PersonCtx, tenantId: string | undefined): void {
  if (tenantId && tenantId !== person.tenantId) throw new Problem('forbidden');
}

async function requireFreeAccount({ db, person }: PersonCtx, account: string, id?: string): Promise<void> {
  const taken = (await peopleNamed(db, person.tenantId, [account])).get(account.toLowerCase());
  if (!taken || taken.id === id) return;
  const words = ['This account is already in use', '当前账号已被使用!'] as const;
  throw new Problem('duplicate', { label: user.fields.account.label }, { account: { words } });
}

const needs = ({ person }: PersonCtx, code: string) => {
  if (!person.codes.has(code)) throw new Problem('forbidden');
};

/** Writes a new person with roles, places and projects. spec §5 */
export async function addUser(ctx: PersonCtx<UserCreate>): Promise<UserRow | undefined> {
  const { db, person, now, deps } = ctx;
  const { tenantId, roleId, deptId = [], postId = [], projectId = [], password, password2: _, ...facts } = ctx.input;
  requireOwnTenant(ctx, tenantId);
  if (projectId.length > 0) needs(ctx, 'user_project');
  await requireRoles(ctx, roleId, roleId);
  await requirePlaces(ctx, { deptId, postId });
  await requireProjects(ctx, projectId);
  await requireFreeAccount(ctx, facts.account);
  const id = deps.nextId();
  await insertPeople(db, [
    {
      ...said(facts),
      account: facts.account,
      realName: facts.realName,
      name: facts.name,
      id,
      tenantId: person.tenantId,
      passwordHash: await hashPassword(password ?? ''),
      deptIds: deptId,
      postIds: postId,
      createTime: now,
      updateTime: now,
    },
  ]);
  await replaceRoles(db, [{ userId: id, roleIds: roleId }]);
  await replaceProjects(db, [{ userId: id, projectIds: projectId }]);
  const after = { account: facts.account, ...(await standing(ctx, [id]))(id) };
  await audit(ctx, { action: 'user.add', ...about({ id, ...facts }), after });
  return (await presented(ctx, [id]))[0];
}

/** Writes what was sent of a person. Roles, projects and the password need their own permissions too. ASSUMED: 020 */
export async function editUser(ctx: PersonCtx<UserEdit>): Promise<UserRow | undefined> {
  const { db, now } = ctx;
  const { id, version, tenantId, roleId, deptId, postId, projectId, password, password2: _, ...facts } = ctx.input;
  requireOwnTenant(ctx, tenantId);
  const touched = await touch(ctx, [id]);
  const [before] = touched.people;
  if (version !== undefined && version !== before!.version) throw new Problem('stale');
  const stood = (await standing(ctx, [id]))(id);
  if (facts.account && facts.account !== before!.account) await requireFreeAccount(ctx, facts.account, id);
  await requirePlaces(ctx, { deptId: news(deptId, before!.deptIds), postId: news(postId, before!.postIds) });
  await giveRoles(
    ctx,
    id,
    roleId,
    (touched.roles.get(id) ?? []).map((role) => role.id),
  );
  await giveProjects(ctx, id, projectId);
  const secret = password ? { passwordHash: await newSecret(ctx, id, password) } : {};
  const places = { ...(deptId ? { deptIds: deptId } : {}), ...(postId ? { postIds: postId } : {}) };
  await updatePeople(db, [id], { ...said(facts), ...secret, ...places }, now);
  await keepAdministrator(ctx, touched);
  const stands = (await standing(ctx, [id]))(id);
  const whom = about({ ...before!, ...said(facts) });
  const changes: Change[] = [
    { action: 'user.roles', ...whom, before: stood.roles, after: stands.roles },
    { action: 'user.projects', ...whom, before: stood.projects, after: stands.projects },
    { action: 'user.account', ...whom, before: before!.account, after: facts.account ?? before!.account },
    { action: 'user.depts', ...whom, before: before!.deptIds, after: deptId ?? before!.deptIds },
  ];
  if (password) changes.push({ action: 'user.password', ...whom, after: 'given by an administrator' });
  await audit(ctx, ...changes);
  return (await presented(ctx, [id]))[0];
}

const news = (ids: readonly string[] | undefined, before: readonly string[]) =>
  ids?.filter((id) => !before.includes(id));
const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id) => b.includes(id));

/** Only what was sent. */
function said<T extends object>(facts: T) {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

async function giveRoles(
  ctx: PersonCtx,
  id: string,
  asked: readonly string[] | undefined,
  before: readonly string[],
): Promise<void> {
  if (!asked || same(asked, before)) return;
  needs(ctx, 'user_role');
  if (stripsOwn(ctx, id, asked)) throw new Problem('ownAccount');
  await requireRoles(ctx, asked, news(asked, before) ?? []);
  await replaceRoles(ctx.db, [{ userId: id, roleIds: asked }]);
}

async function giveProjects(ctx: PersonCtx, id: string, asked: readonly string[] | undefined): Promise<void> {
  if (!asked) return;
  const before = ((await projectsOfPeople(ctx.db, [id], 'en')).get(id) ?? []).map((one) => one.id);
  if (same(asked, before)) return;
  needs(ctx, 'user_project');
  await requireProjects(ctx, asked);
  await replaceProjects(ctx.db, [{ userId: id, projectIds: asked }]);
}

/** A password given to somebody else signs them out everywhere; one's own is changed with the old one. */
async function newSecret(ctx: PersonCtx, id: string, password: string): Promise<string> {
  needs(ctx, 'user_reset');
  refuseOwn(ctx, [id]);
  await endSessionsOf(ctx.db, [id], ctx.now, 'password given by an administrator');
  return hashPassword(password);
}
