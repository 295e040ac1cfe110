import { type Page, pageOf, type PageQuery } from '#domain/kernel/page.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { toWire } from '#domain/kernel/time.ts';
import type { ProjectChoice, UserProject, UserRow } from '#domain/access/user-row.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import {
  contractorsOfTenant,
  firstPassword,
  placesOfTenant,
  projectsOfPerson,
  projectsOfTenant,
} from './choice-read.ts';
import {
  lockedAccounts,
  type Named,
  type PeopleFilter,
  peopleById,
  peoplePage,
  projectsOfPeople,
  rolesOfPeople,
} from './read.ts';

/** A page of the tenant's people. */
export async function userPage(ctx: PersonCtx<PeopleFilter & PageQuery>): Promise<Page<UserRow>> {
  const { db, person, deps, input } = ctx;
  const { ids, total } = await peoplePage(db, person, input, deps.config.timeZone);
  return pageOf(await presented(ctx, ids), total, input);
}

/** One person of the tenant. */
export async function userDetail(ctx: PersonCtx<{ id: string }>): Promise<UserRow> {
  const [row] = await presented(ctx, [ctx.input.id]);
  if (!row) throw new Problem('notFound');
  return row;
}

const ids = (named: readonly Named[] = []) => named.map((one) => one.id).join(',');
const names = (named: readonly Named[] = []) => named.map((one) => one.name).join(',');

/** People as the wire tells them, with names in the reader's language: one question per kind of name. */
export async function presented(ctx: PersonCtx, userIds: readonly string[]): Promise<UserRow[]> {
  const { deps, db, person, language, now } = ctx;
  const people = await peopleById(db, person, userIds);
  if (people.length === 0) return [];
  // One after the other: a write has one connection.
  const roles = await rolesOfPeople(db, userIds, language);
  const projects = await projectsOfPeople(db, userIds, language);
  const places = await placesOfTenant(db, person.tenantId);
  const accounts = people.map((one) => one.account);
  const locked = await lockedAccounts(deps, person.tenantId, accounts, now);
  const depts = new Map(places.depts.map((one) => [one.id, one]));
  const posts = new Map(places.posts.map((one) => [one.id, one]));
  const wire = (at: Date | null) => (at ? toWire(at, deps.config.timeZone) : '');
  return people.map(({ deptIds, postIds, lastLogin, leftTime, createTime, ...row }) => {
    // What was removed since has no name any more, and is not said.
    const inside = deptIds.flatMap((id) => depts.get(id) ?? []);
    const at = postIds.flatMap((id) => posts.get(id) ?? []);
    return {
      ...row,
      roleId: ids(roles.get(row.id)),
      roleName: names(roles.get(row.id)),
      deptId: ids(inside),
      deptName: names(inside),
      postId: ids(at),
      postName: names(at),
      projectId: ids(projects.get(row.id)),
      projectName: names(projects.get(row.id)),
      lastLogin: wire(lastLogin),
      leftTime: wire(leftTime),
      createTime: wire(createTime),
      locked: locked.has(row.account),
    };
  });
}

/** Every project of the tenant, to be chosen for people. */
export async function allProjects({ db, person }: PersonCtx): Promise<ProjectChoice[]> {
  const units = await contractorsOfTenant(db, person.tenantId);
  return (await projectsOfTenant(db, person.tenantId)).map((row) => ({
    ...row,
    contractors: units.filter((one) => one.projectId === row.id).map(({ id, name, nameEn }) => ({ id, name, nameEn })),
  }));
}

/** The projects that a person of the tenant works on. */
export async function projectList(ctx: PersonCtx<{ userId: string }>): Promise<UserProject[]> {
  const { db, person, language, input } = ctx;
  if ((await peopleById(db, person, [input.userId])).length === 0) throw new Problem('notFound');
  return (await projectsOfPerson(db, input.userId)).map(({ contractorNameEn, ...row }) => ({
    ...row,
    contractorId: row.contractorId ?? '',
    contractorName: (language === 'en' && contractorNameEn) || row.contractorName || '',
  }));
}

/** What a reset sets the password to: the confirmation says it. spec §8 */
export async function resetTo({ db, person }: PersonCtx): Promise<{ password: string }> {
  return { password: await firstPassword(db, person.tenantId) };
}
