import { z } from 'zod';
import { userCreate, userEdit, type UserCreate, type UserEdit } from '#domain/access/user-form.ts';
import { idSchema } from '#domain/kernel/id.ts';
import { pageQuery } from '#domain/kernel/page.ts';
import type { Words } from '#domain/kernel/words.ts';
import { say } from '#domain/kernel/words.ts';
import { user } from '#domain/resources/user.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { hasId, idsOf, readPermission } from '../../kernel/resource-route.ts';
import { sheetResponse, writeSheet } from '../../kernel/sheet.ts';
import { grantProjects, grantRoles } from './grant-service.ts';
import { importUsers } from './import-service.ts';
import { endOnline, onlineList } from './online-service.ts';
import type { PeopleFilter } from './read.ts';
import { addUser, editUser } from './save-service.ts';
import { allProjects, projectList, resetTo, userDetail, userPage } from './service.ts';
import { markBack, markLeft, removeUsers, resetPasswords, unlock } from './status-service.ts';
import { userSheet } from './user-sheet.ts';

const word = z.string().max(200).optional();
const anId = z.union([z.literal(''), idSchema]).optional();
const narrowed = { keyword: word, roleId: anId, projectId: anId, deptId: anId, postId: anId };
const listInput = z.looseObject({ ...pageQuery.shape, ...narrowed });
const exportInput = z.looseObject(narrowed);
const idText = z.string().max(20_000).optional();
const yes = z.enum(['0', '1', 'true', 'false', '']).default('');
const isYes = (text: string) => text === '1' || text === 'true';

/** Validates a body as an edit when it has an id, else as a new person: each field is told its own problem. */
const submitInput = z.unknown().transform((raw, ctx): UserCreate | UserEdit => {
  const parsed = (hasId(raw) ? userEdit : userCreate).safeParse(raw, { reportInput: true });
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) ctx.issues.push({ ...issue, input: issue.input } as never);
  return z.NEVER;
});

const sheetName: Words = ['Users', '用户'];

async function sheetOf(ctx: PersonCtx, people: Parameters<typeof userSheet>[0]): Promise<Response> {
  const { header, rows } = userSheet(people, ctx.language);
  const name = say(sheetName, ctx.language);
  return sheetResponse(await writeSheet(name, header, rows), `${name}.xlsx`);
}

const exported = async (ctx: PersonCtx<PeopleFilter>) =>
  sheetOf(ctx, (await userPage({ ...ctx, input: { ...ctx.input, current: 1, size: -1 } })).records);

type Run = (ctx: PersonCtx, ids: readonly string[]) => Promise<unknown>;

/** A change of people named in the query. wire.md §1 */
function change(call: string, code: string, name: 'ids' | 'userIds', run: Run) {
  return (prefix: string) =>
    endpoint({
      method: 'post',
      path: `${prefix}/${call}`,
      access: 'person',
      permission: { code },
      from: 'query',
      input: z.object({ [name]: idText }),
      write: true,
      run: (ctx) => run(ctx, idsOf((ctx.input as Record<string, string | undefined>)[name])),
    });
}

/** What administrators do with people, below one of the prefixes that versions of the dialect have. wire.md §4 */
function under(prefix: string): AnyEndpoint[] {
  const path = (call: string) => `${prefix}/${call}`;
  const read = { access: 'person', method: 'get', permission: readPermission(user) } as const;
  return [
    endpoint({ ...read, path: path('list'), input: listInput, run: userPage }),
    endpoint({ ...read, path: path('page'), input: listInput, run: userPage }),
    endpoint({ ...read, path: path('detail'), input: z.object({ id: idSchema }), run: userDetail }),
    endpoint({
      access: 'person',
      method: 'post',
      path: path('submit'),
      permission: { code: (raw) => (hasId(raw) ? 'user_edit' : 'user_add') },
      input: submitInput,
      write: true,
      run: (ctx) => ('id' in ctx.input ? editUser(ctx as PersonCtx<UserEdit>) : addUser(ctx as PersonCtx<UserCreate>)),
    }),
    endpoint({
      access: 'person',
      method: 'post',
      path: path('update'),
      permission: { code: 'user_edit' },
      input: userEdit,
      write: true,
      run: (ctx) => editUser({ ...ctx, input: { ...ctx.input, password: undefined } }),
    }),
    change('remove', 'user_delete', 'ids', removeUsers)(prefix),
    endpoint({
      access: 'person',
      method: 'post',
      path: path('grant'),
      permission: { code: 'user_role' },
      from: 'query',
      input: z.object({ userIds: idText, roleIds: idText }),
      write: true,
      run: (ctx) =>
        grantRoles({ ...ctx, input: { userIds: idsOf(ctx.input.userIds), roleIds: idsOf(ctx.input.roleIds) } }),
    }),
    change('reset-password', 'user_reset', 'userIds', resetPasswords)(prefix),
    change('unlock', 'user_reset', 'userIds', unlock)(prefix),
    change('leave', 'user_leave', 'userIds', markLeft)(prefix),
    change('rejoin', 'user_leave', 'userIds', markBack)(prefix),
    endpoint({
      access: 'person',
      method: 'get',
      path: path('reset-to'),
      permission: { code: 'user_reset' },
      input: z.object({}),
      run: resetTo,
    }),
    endpoint({
      access: 'person',
      method: 'get',
      path: path('projects'),
      permission: { code: ['user_project', 'user_view', 'user'] },
      input: z.object({}),
      run: allProjects,
    }),
    endpoint({
      access: 'person',
      method: 'get',
      path: path('project-list'),
      permission: { code: ['user_project', 'user_view'] },
      input: z.object({ userId: idSchema }),
      run: projectList,
    }),
    endpoint({
      access: 'person',
      method: 'post',
      path: path('grant-project'),
      permission: { code: 'user_project' },
      input: z.object({
        userIds: z.array(idSchema).min(1).max(500),
        projectIds: z.array(idSchema).max(500),
        contractors: z.record(idSchema, z.union([z.literal(''), idSchema])).default({}),
      }),
      write: true,
      run: grantProjects,
    }),
    endpoint({
      access: 'person',
      method: 'post',
      path: path('import-user'),
      permission: { code: 'user_import' },
      from: 'query',
      input: z.object({ isCovered: yes, dryRun: yes }),
      // Opens its own transaction when the upload is complete.
      run: (ctx) => importUsers(ctx, { covered: isYes(ctx.input.isCovered), dryRun: isYes(ctx.input.dryRun) }),
    }),
    endpoint({
      access: 'person',
      method: 'get',
      path: path('export-user'),
      permission: { code: 'user_import' },
      link: true,
      input: exportInput,
      run: exported,
    }),
    endpoint({
      access: 'person',
      method: 'get',
      path: path('export-template'),
      permission: { code: 'user_import' },
      link: true,
      input: z.object({}),
      run: (ctx) => sheetOf(ctx, []),
    }),
  ];
}

/** People of a tenant and where they are signed in. spec §6, wire.md §4 */
export const peopleRoutes: AnyEndpoint[] = [
  ...['/blade-system/user', '/blade-user'].flatMap(under),
  endpoint({
    method: 'get',
    path: '/blade-monitor/online/list',
    access: 'person',
    permission: { code: 'online' },
    input: z.object({ ...pageQuery.shape, account: z.string().trim().max(200).default('') }),
    run: onlineList,
  }),
  endpoint({
    method: 'post',
    path: '/blade-monitor/online/remove',
    access: 'person',
    permission: { code: 'online_delete' },
    from: 'query',
    input: z.object({ ids: idText }),
    write: true,
    run: (ctx) => endOnline(ctx, idsOf(ctx.input.ids)),
  }),
];
