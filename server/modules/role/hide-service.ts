import type { z } from 'zod';
import type { HideConfig, hideInput, ProjectHides } from '#domain/access/grants.ts';
import { DEFAULT, hideLists, hideParamOf, withHideList } from '#domain/access/menu-view.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { param } from '#domain/resources/param.ts';
import { role } from '#domain/resources/role.ts';
import { audit } from '../../kernel/audit.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { rowById } from '../../kernel/resource-repo.ts';
import { addRow, editRow } from '../../kernel/resource-save.ts';
import { allMenus, hideParams, projectsOf } from './read.ts';
import { mayTouch } from './service.ts';

/** What each project of the tenant hides from which role. spec §3, §6 */
export async function hideConfig(ctx: PersonCtx): Promise<HideConfig> {
  const projects = await projectsOf(ctx.db, ctx.person.tenantId);
  const params = new Map((await hideParams(ctx.db, ctx.person.tenantId)).map((row) => [row.key, row]));
  const config = projects.map(({ id }): [string, ProjectHides] => {
    const row = params.get(hideParamOf(id));
    return [id, { lists: Object.fromEntries(hideLists(row?.value)), version: row?.version ?? null }];
  });
  return {
    projects: projects.map(({ id, name, nameEn }) => ({ id, name: (ctx.language === 'en' && nameEn) || name })),
    config: Object.fromEntries(config),
  };
}

/** Writes the list of one role, or the one for roles without a list, into the parameter of the project. spec §3 */
export async function setHides(ctx: PersonCtx<z.output<typeof hideInput>>): Promise<ProjectHides> {
  const { db, person, input } = ctx;
  const project = (await projectsOf(db, person.tenantId)).find((one) => one.id === input.projectId);
  if (!project) throw new Problem('notFound');
  const target = input.roleId === DEFAULT ? null : await rowById(db, role, person, input.roleId, { lock: 'key share' });
  mayTouch(person, [input.roleId]);
  const paramKey = hideParamOf(project.id);
  const row = (await hideParams(db, person.tenantId)).find((one) => one.key === paramKey);
  const before = hideLists(row?.value).get(input.roleId);
  await refuseUnknown(ctx, before ?? []);

  const paramValue = withHideList(row?.value, input.roleId, input.codes);
  if (paramValue.length > param.fields.paramValue.max!) throw tooMuch();
  const { version } = input;
  const written = row
    ? await editRow(ctx, param, { id: row.id, paramValue, ...(version === undefined ? {} : { version }) }, {})
    : await addRow(ctx, param, { paramKey, paramValue, paramName: NAME, remark: '' }, {});
  await audit(ctx, {
    action: 'role.hide',
    targetKind: 'role',
    targetId: input.roleId,
    targetName: `${target ? String(target['roleName']) : DEFAULT} · ${project.name}`,
    before,
    after: input.codes ?? undefined,
  });
  return { lists: Object.fromEntries(hideLists(paramValue)), version: written.version };
}

const NAME = '项目隐藏的菜单 / Menus that the project hides';

/** What stood in the list before may stay in it, whatever became of the menu. */
async function refuseUnknown({ db, input }: PersonCtx<{ codes: string[] | null }>, before: readonly string[]) {
  const codes = new Set([...(await allMenus(db)).map((menu) => menu.code), ...before]);
  if (input.codes?.some((code) => !codes.has(code)))
    throw new Problem(
      'unknownRef',
      { label: ['Menus', '菜单'] },
      { codes: { words: ['There is no such menu', '菜单不存在'] } },
    );
}

function tooMuch(): Problem {
  return new Problem('invalid', {}, { codes: { words: ['Too many menus are hidden', '隐藏的菜单过多'] } });
}
