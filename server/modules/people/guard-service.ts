import { roleParams } from '#domain/access/roles.ts';
import { userLabels } from '#domain/access/user-form.ts';
import { idList } from '#domain/kernel/id-list.ts';
import { type ProblemName, Problem, problemOf } from '#domain/kernel/problems.ts';
import type { Person, PersonCtx } from '../../kernel/context.ts';
import { placesOfTenant, projectsOfTenant, rolesOfTenant } from './choice-read.ts';
import { activeWith, codesOfRoles } from './guard-read.ts';
import { type Named, peopleById, type PersonRow, rolesOfPeople } from './read.ts';
import { holdAdministrators } from './repo.ts';

/** People that are about to be changed, locked, with their roles of before. */
export interface Touched {
  people: PersonRow[];
  roles: ReadonlyMap<string, Named[]>;
  /** Active administrators among them: afterwards one must still be there. */
  administrators: readonly string[];
}

/** The roles that administer the tenant, by the website configuration. spec §3, §6 */
export const administratorRoles = (person: Person): string[] => idList(person.roleConfig[roleParams.ADMIN]);

const administers = (person: Person) => person.kinds.includes('ADMIN');

/**
 * Locks people of the tenant for a change. Whoever is not here does not exist, and only an administrator may change
 * administrators: else a reset of their password would be a way to become one. ASSUMED: 020
 */
export async function touch(ctx: PersonCtx, ids: readonly string[]): Promise<Touched> {
  const { db, person } = ctx;
  const people = await peopleById(db, person, ids, true);
  if (people.length !== new Set(ids).size) throw new Problem('notFound');
  const roles = await rolesOfPeople(db, ids, 'both');
  const own = administratorRoles(person);
  const leading = people.filter(({ id }) => roles.get(id)?.some((role) => own.includes(role.id)));
  if (leading.length > 0) {
    if (!administers(person)) throw new Problem('administratorOnly');
    await holdAdministrators(db, person.tenantId);
  }
  return { people, roles, administrators: leading.filter((one) => one.status === '1').map((one) => one.id) };
}

/** After a change of active administrators: refuses it when it left the tenant without one. */
export async function keepAdministrator({ db, person }: PersonCtx, { administrators }: Touched): Promise<void> {
  if (administrators.length === 0) return;
  if ((await activeWith(db, person.tenantId, administratorRoles(person))) === 0) throw new Problem('lastAdministrator');
}

/** Nobody takes from themselves what only others could give back. */
export function refuseOwn({ person }: PersonCtx, ids: readonly string[]): void {
  if (ids.includes(person.userId)) throw new Problem('ownAccount');
}

const unknown = (name: keyof typeof userLabels, problem: ProblemName = 'unknownRef') => {
  const params = { label: userLabels[name] };
  return new Problem(problem, params, { [name]: { words: problemOf(problem).words, params } });
};

/** What may be given to people of the tenant: everything else does not exist here. */
export async function requirePlaces(
  { db, person }: PersonCtx,
  asked: { deptId?: readonly string[] | undefined; postId?: readonly string[] | undefined },
): Promise<void> {
  if (!asked.deptId?.length && !asked.postId?.length) return;
  const { depts, posts } = await placesOfTenant(db, person.tenantId);
  const lacks = (known: readonly Named[], ids: readonly string[] = []) =>
    ids.some((id) => !known.some((one) => one.id === id));
  if (lacks(depts, asked.deptId)) throw unknown('deptId');
  if (lacks(posts, asked.postId)) throw unknown('postId');
}

/** Refuses projects of elsewhere. */
export async function requireProjects({ db, person }: PersonCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await projectsOfTenant(db, person.tenantId)).map((one) => one.id));
  if (ids.some((id) => !known.has(id))) throw unknown('projectId');
}

/** Why the person who asks may not give a role, by its id; null when they may. */
export type RoleRefusals = ReadonlyMap<string, Problem>;

/**
 * Which roles of the tenant the person may not give: nobody gives more than they have themselves, and the role of the
 * administrators is given by one only. ASSUMED: 020
 */
export async function roleRefusals({ db, person }: PersonCtx): Promise<RoleRefusals> {
  if (administers(person)) return new Map();
  const roles = await rolesOfTenant(db, person.tenantId);
  const own = administratorRoles(person);
  const ids = roles.map((role) => role.id);
  const beyond = new Set(
    (await codesOfRoles(db, ids)).filter(({ code }) => !person.codes.has(code)).map(({ roleId }) => roleId),
  );
  return new Map(
    roles.flatMap(({ id, name, nameEn }): [string, Problem][] => {
      if (own.includes(id)) return [[id, new Problem('administratorOnly')]];
      return beyond.has(id) ? [[id, new Problem('roleBeyond', { role: [nameEn || name, name] })]] : [];
    }),
  );
}

/** Refuses roles of elsewhere, and those that the person may not give. */
export async function requireRoles(ctx: PersonCtx, ids: readonly string[], added: readonly string[]): Promise<void> {
  const known = new Set((await rolesOfTenant(ctx.db, ctx.person.tenantId)).map((role) => role.id));
  if (ids.some((id) => !known.has(id))) throw unknown('roleId');
  if (added.length === 0) return;
  const refused = await roleRefusals(ctx);
  for (const id of added) {
    const problem = refused.get(id);
    if (problem) throw problem;
  }
}

/** Whether taking these roles in place of the present ones would make the person no administrator any more. */
export function stripsOwn({ person }: PersonCtx, userId: string, roleIds: readonly string[]): boolean {
  if (userId !== person.userId || !administers(person)) return false;
  return !administratorRoles(person).some((id) => roleIds.includes(id));
}
