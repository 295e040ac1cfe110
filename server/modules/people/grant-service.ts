import { Problem, problemOf } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import { audit } from '../../kernel/audit.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { contractorsById } from './choice-read.ts';
import { keepAdministrator, requireProjects, requireRoles, stripsOwn, touch } from './guard-service.ts';
import { replaceProjects, replaceRoles } from './repo.ts';
import { about, standing } from './standing-service.ts';

/** Gives people exactly these roles, from their next request on. wire.md §4 */
export async function grantRoles(ctx: PersonCtx<{ userIds: string[]; roleIds: string[] }>): Promise<void> {
  const { userIds, roleIds } = ctx.input;
  const touched = await touch(ctx, userIds);
  if (userIds.some((id) => stripsOwn(ctx, id, roleIds))) throw new Problem('ownAccount');
  const everywhere = new Set(
    roleIds.filter((id) => touched.people.every((one) => touched.roles.get(one.id)?.some((role) => role.id === id))),
  );
  const added = roleIds.filter((id) => !everywhere.has(id));
  await requireRoles(ctx, roleIds, added);
  const before = await standing(ctx, userIds);
  await replaceRoles(
    ctx.db,
    userIds.map((userId) => ({ userId, roleIds })),
  );
  await keepAdministrator(ctx, touched);
  const after = await standing(ctx, userIds);
  await audit(
    ctx,
    ...touched.people.map((one) => ({
      action: 'user.roles',
      ...about(one),
      before: before(one.id).roles,
      after: after(one.id).roles,
    })),
  );
}

interface ProjectGrant {
  userIds: string[];
  projectIds: string[];
  /** For whom they work there, by project; what is not said stays, and a new one is the builder's own staff. */
  contractors: Record<string, string>;
}

/** Lets people work on exactly these projects, from their next request on. spec §6 */
export async function grantProjects(ctx: PersonCtx<ProjectGrant>): Promise<void> {
  const { userIds, projectIds } = ctx.input;
  const { people } = await touch(ctx, userIds);
  await requireProjects(ctx, projectIds);
  const contractors = await contractorsAsked(ctx);
  const before = await standing(ctx, userIds);
  await replaceProjects(
    ctx.db,
    userIds.map((userId) => ({ userId, projectIds })),
    contractors,
  );
  const after = await standing(ctx, userIds);
  await audit(
    ctx,
    ...people.map((one) => ({
      action: 'user.projects',
      ...about(one),
      before: before(one.id).projects,
      after: after(one.id).projects,
    })),
  );
}

const label: Words = ['Participating unit', '参建单位'];

/** A participating unit is one of the very project. */
async function contractorsAsked(ctx: PersonCtx<ProjectGrant>): Promise<Map<string, string | null>> {
  const { contractors, projectIds } = ctx.input;
  const asked = Object.entries(contractors).filter(([projectId]) => projectIds.includes(projectId));
  const known = await contractorsById(
    ctx.db,
    asked.flatMap(([, id]) => (id === '' ? [] : [id])),
  );
  for (const [projectId, id] of asked)
    if (id !== '' && known.get(id) !== projectId)
      throw new Problem(
        'unknownRef',
        { label },
        { contractors: { words: problemOf('unknownRef').words, params: { label } } },
      );
  return new Map(asked.map(([projectId, id]) => [projectId, id === '' ? null : id]));
}
