import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { UserRow } from '#domain/access/user-row.ts';
import { limits } from '#domain/limits.ts';
import { dataScopeTypes } from '#domain/resources/scopes.ts';
import { contractor, loginFailure, role, user } from '#server/db/schema.ts';
import { roleIdOf } from '#server/db/seed/base/tenant-base.ts';
import { readSheetRows, writeSheet } from '#server/kernel/sheet.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Answer, basic, type Caller } from '#tests/support/caller.ts';
import { type Fixture, twoTenants } from '#tests/support/two-tenants.ts';

const at = (call: string) => `/blade-system/user/${call}`;
const ONLINE = '/blade-monitor/online/list';
const END = '/blade-monitor/online/remove';
const FIRST = '123456';
const QM = roleIdOf('000000', 'QM');
const PM = roleIdOf('000000', 'PM');
const ADMIN = roleIdOf('000000', 'ADMIN');

let app: TestApp;
let fixture: Fixture;
let admin: Caller;
let qm: Caller;
let boss1: Caller;
/** Has every button of users and may not administer. */
let clerk: Caller;
let clerkRole: string;

beforeAll(async () => {
  app = await testApp({ seed: 'minimal' });
  fixture = await twoTenants(app);
  clerkRole = app.deps.nextId();
  await app.db
    .insert(role)
    .values({ id: clerkRole, tenantId: '000000', roleName: '人事', roleNameEn: 'Clerk', roleAlias: 'clerk' });
  await app.db.execute(sql`insert into role_menu (role_id, menu_id)
    select ${clerkRole}::bigint, id from menu where code like 'user%' or code in ('system', 'online')`);
  admin = await app.as('admin', { project: null });
  await admin.post(at('submit'), person('clerk', { roleId: clerkRole }));
  [qm, boss1, clerk] = await Promise.all([
    app.as('qm', { project: null }),
    app.as('boss1', { tenant: '000001', project: null }),
    app.as('clerk', { password: FIRST, project: null }),
  ]);
});

const person = (account: string, more: Record<string, unknown> = {}) => ({
  account,
  realName: `${account} 王`,
  name: `${account} Wang`,
  roleId: QM,
  password: FIRST,
  password2: FIRST,
  ...more,
});
const fieldsOf = (answer: Answer) => Object.keys(answer.body.data.fields ?? {});
const made = async (account: string, more: Record<string, unknown> = {}): Promise<UserRow> => {
  const { body } = await admin.post(at('submit'), person(account, more));
  expect(body.msg).toBe('Operation succeeded');
  return body.data;
};
const detail = async (id: string): Promise<UserRow> => (await admin.get(at('detail'), { id })).body.data;
const audits = (targetId: string) =>
  app.rows(sql`select action, before, after, create_by from log_audit where target_id = ${targetId} order by id`);
const open = async (caller: Caller) => (await caller.get('/blade-user/info')).status;
/** Nothing about people, their roles, projects and sessions is another than before. */
async function unchanged(run: () => Promise<unknown>): Promise<void> {
  const look = () =>
    app.rows(sql`select (select string_agg(u::text, '|' order by id) from user_account u) as people,
      (select string_agg(r::text, '|' order by user_id, role_id) from user_role r) as roles,
      (select string_agg(m::text, '|' order by user_id, project_id) from project_member m) as members,
      (select string_agg(id || coalesce(end_time::text, ''), '|' order by id) from session) as sessions,
      (select count(*) from log_audit) as audits`);
  const before = await look();
  await run();
  expect(await look()).toEqual(before);
}

const routes: [method: string, call: string, code: string][] = [
  ['GET', 'list', 'user'],
  ['GET', 'page', 'user'],
  ['GET', 'detail?id=1', 'user'],
  ['POST', 'submit', 'user_add'],
  ['POST', 'update', 'user_edit'],
  ['POST', 'remove?ids=1', 'user_delete'],
  ['POST', 'grant?userIds=1&roleIds=1', 'user_role'],
  ['POST', 'reset-password?userIds=1', 'user_reset'],
  ['GET', 'reset-to', 'user_reset'],
  ['POST', 'unlock?userIds=1', 'user_reset'],
  ['POST', 'leave?userIds=1', 'user_leave'],
  ['POST', 'rejoin?userIds=1', 'user_leave'],
  ['GET', 'projects', 'user_project'],
  ['GET', 'project-list?userId=1', 'user_project'],
  ['POST', 'grant-project', 'user_project'],
  ['POST', 'import-user', 'user_import'],
  ['GET', 'export-user', 'user_import'],
  ['GET', 'export-template', 'user_import'],
];
const everywhere = [
  ...['/blade-system/user', '/blade-user'].flatMap((prefix) =>
    routes.map(([method, call]): [string, string] => [method, `${prefix}/${call}`]),
  ),
  ['GET', ONLINE] as [string, string],
  ['POST', `${END}?ids=1`] as [string, string],
];

describe('strangers', () => {
  test.each(everywhere)('%s %s is refused', async (method, path) => {
    await unchanged(async () => {
      const bare = await app.request(`/api${path}`, { method, headers: { Authorization: basic } });
      expect(bare.status).toBe(401);
      const without = await app.request(`/api${path}`, { method, headers: { 'Blade-Auth': `bearer ${admin.token}` } });
      expect(without.status).toBe(401);
      const powerless = method === 'GET' ? await qm.get(path) : await qm.post(path, {});
      expect(powerless.status).toBe(403);
    });
  });
});

describe('another tenant', () => {
  it('knows nobody of this one, and nobody there is reached from here', async () => {
    const { ids, projects } = fixture;
    const { body } = await boss1.get(at('list'), { size: -1 });
    expect(body.data.records.map((row: UserRow) => row.account).toSorted()).toEqual(['boss1', 'qm1']);
    await unchanged(async () => {
      const answers = [
        await boss1.get(at('detail'), { id: ids['qm']! }),
        await boss1.post(at('submit'), { id: ids['qm'], realName: 'Mine now' }),
        await boss1.post(at(`remove?ids=${ids['qm']}`)),
        await boss1.post(at(`grant?userIds=${ids['qm']}&roleIds=${QM}`)),
        await boss1.post(at(`reset-password?userIds=${ids['qm']}`)),
        await boss1.post(at(`unlock?userIds=${ids['qm']}`)),
        await boss1.post(at(`leave?userIds=${ids['qm1']},${ids['qm']}`)),
        await boss1.post(at(`rejoin?userIds=${ids['left']}`)),
        await boss1.get(at('project-list'), { userId: ids['qm']! }),
        await boss1.post(at('grant-project'), { userIds: [ids['qm']], projectIds: [] }),
        await boss1.post(`${END}?ids=${await sessionOf('qm')}`),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404));
    });
    await unchanged(async () => {
      const own = { userIds: [ids['qm1']], projectIds: [projects.first] };
      expect(fieldsOf(await boss1.post(at('grant-project'), own))).toEqual(['projectId']);
      expect(fieldsOf(await boss1.post(at('submit'), person('spy')))).toEqual(['roleId']);
      expect(fieldsOf(await boss1.post(at(`grant?userIds=${ids['qm1']}&roleIds=${QM}`)))).toEqual(['roleId']);
      const elsewhere = await boss1.post(at('submit'), person('spy', { tenantId: '000000' }));
      expect(elsewhere.status).toBe(403);
    });
    expect((await boss1.get(ONLINE)).body.data.records.map((row: { account: string }) => row.account)).toEqual([
      'boss1',
    ]);
    expect((await boss1.get(at('projects'))).body.data).toHaveLength(1);
  });
});

const sessionOf = async (account: string) =>
  String(
    (
      await app.rows(sql`select s.id from session s join user_account u on u.id = s.user_id
        where u.account = ${account} and s.end_time is null order by s.id desc limit 1`)
    )[0]!['id'],
  );

describe('a new person', () => {
  test.each([
    ['no account', { account: ' ' }, ['account']],
    ['an account of two words', { account: 'a b' }, ['account']],
    ['an account with a comma', { account: 'a,b' }, ['account']],
    ['an account that is there, in other letters', { account: 'QM' }, ['account']],
    ['a real name of one letter', { realName: '王' }, ['realName']],
    ['a real name of 21', { realName: 'x'.repeat(21) }, ['realName']],
    ['no name', { name: '' }, ['name']],
    ['no role', { roleId: '' }, ['roleId']],
    ['an unknown role', { roleId: '77' }, ['roleId']],
    ['a role that is no id', { roleId: 'qm' }, ['roleId']],
    ['a short phone', { phone: '1380000' }, ['phone']],
    ['an e-mail that is none', { email: 'qm@' }, ['email']],
    ['a birthday that is none', { birthday: '1990-13-01' }, ['birthday']],
    ['an unknown department', { deptId: '5' }, ['deptId']],
    ['an unknown post', { postId: '5' }, ['postId']],
    ['an unknown project', { projectId: '5' }, ['projectId']],
    ['no password', { password: '', password2: '' }, ['password']],
    ['a short password', { password: '12345', password2: '12345' }, ['password']],
    ['a control character', { name: 'a\u0000b' }, ['name']],
    [
      'several at once',
      { account: '', realName: '', password: '', password2: '1' },
      ['account', 'password', 'password2', 'realName'],
    ],
  ])('is refused with %s', async (_, change, fields) => {
    await unchanged(async () => {
      const answer = await admin.post(at('submit'), person('fresh', change));
      expect([answer.status, fieldsOf(answer).toSorted()]).toEqual([400, fields]);
    });
  });

  it('needs the same password twice, and is told so', async () => {
    const answer = await admin.post(at('submit'), person('fresh', { password2: '1234567' }));
    expect(answer.body.data.fields).toEqual({ password2: 'The two passwords differ' });
  });

  it('signs in, and is listed without anything of the password', async () => {
    const row = await made('Fresh', {
      phone: '13800002222',
      email: 'fresh@example.com',
      sex: 1,
      birthday: '1990-05-31 00:00:00',
      projectId: `${fixture.projects.first},${fixture.projects.second}`,
      roleId: `${QM},${PM}`,
    });
    expect(row).toMatchObject({
      account: 'Fresh',
      birthday: '1990-05-31',
      sex: '1',
      status: '1',
      lastLogin: '',
      locked: false,
    });
    expect(row.roleId.split(',').toSorted()).toEqual([PM, QM].toSorted());
    expect(row.roleName).toBe('Project manager,QA/QC manager');
    expect(row.projectName).toBe('First en,Second en');
    const caller = await app.as('fresh', { password: FIRST });
    expect(await open(caller)).toBe(200);
    const now = await detail(row.id);
    expect(now.lastLogin).not.toBe('');
    // Signing in does not make a form stale that is open.
    expect(now.version).toBe(row.version);
    expect(JSON.stringify(now)).not.toMatch(/password|argon/i);
    const [told] = await audits(row.id);
    expect(told).toMatchObject({ action: 'user.add', create_by: 'admin' });
    expect(String(told!['after'])).toContain('QA/QC manager');
  });

  it('is what an open Blade client sends: numbers, nulls and more than is asked for', async () => {
    const sent = {
      ...person('blade'),
      password2: undefined,
      tenantId: '000000',
      code: null,
      sex: 2,
      deptId: '',
      roleName: 'x',
    };
    const { body } = await admin.post('/blade-user/submit', sent);
    expect(body.data.account).toBe('blade');
    const { body: again } = await admin.post('/blade-user/update', {
      ...body.data,
      version: undefined,
      realName: '新名字',
    });
    expect(again.data).toMatchObject({ realName: '新名字', account: 'blade', roleId: QM });
    expect((await admin.post(`/blade-user/remove?ids=${body.data.id}`)).status).toBe(200);
    expect((await admin.get('/blade-user/detail', { id: body.data.id })).status).toBe(404);
  });
});

describe('a change', () => {
  it('is refused when somebody else wrote meanwhile, and for whoever is not there', async () => {
    const row = await made('race');
    expect((await admin.post(at('submit'), { id: row.id, version: row.version, name: 'First' })).status).toBe(200);
    await unchanged(async () => {
      expect((await admin.post(at('submit'), { id: row.id, version: row.version, name: 'Second' })).status).toBe(409);
      expect((await admin.post(at('submit'), { id: '77', name: 'Nobody' })).status).toBe(404);
      const taken = await admin.post(at('submit'), { id: row.id, account: 'ADMIN' });
      expect(taken.body.data.fields).toEqual({ account: 'This account is already in use' });
    });
  });

  it('keeps what was not sent, and an empty password', async () => {
    const row = await made('keeps', { phone: '13800003333', projectId: fixture.projects.first });
    await admin.post(at('submit'), { id: row.id, version: row.version, company: 'Hua Xin', password: '' });
    expect(await detail(row.id)).toMatchObject({ phone: '13800003333', company: 'Hua Xin', projectName: 'First en' });
    expect(await open(await app.as('keeps', { password: FIRST }))).toBe(200);
  });

  it('of roles works at the next request, and is told', async () => {
    const row = await made('demoted', { roleId: ADMIN });
    const caller = await app.as('demoted', { password: FIRST, project: null });
    expect((await caller.get(at('list'))).status).toBe(200);
    expect((await admin.post(at(`grant?userIds=${row.id}&roleIds=${QM}`))).status).toBe(200);
    expect((await caller.get(at('list'))).status).toBe(403);
    expect((await audits(row.id)).at(-1)).toMatchObject({
      action: 'user.roles',
      before: JSON.stringify(['系统管理员 Administrator']),
      after: JSON.stringify(['质量经理 QA/QC manager']),
    });
  });
});

describe('administrators', () => {
  it('cannot lock themselves out', async () => {
    await unchanged(async () => {
      const own = [
        await admin.post(at(`leave?userIds=${admin.userId}`)),
        await admin.post(at(`remove?ids=${admin.userId}`)),
        await admin.post(at(`reset-password?userIds=${admin.userId}`)),
        await admin.post(at(`grant?userIds=${admin.userId}&roleIds=${QM}`)),
        await admin.post(at('submit'), { id: admin.userId, roleId: QM }),
      ];
      for (const answer of own) {
        expect(answer.status).toBe(400);
        expect(answer.body.msg).toContain('your own account');
      }
    });
  });

  it('of whom one must remain', async () => {
    const second = await made('second', { roleId: ADMIN });
    const other = await app.as('second', { password: FIRST, project: null });
    expect((await other.post(at(`leave?userIds=${admin.userId}`))).status).toBe(200);
    expect(await open(admin)).toBe(401);
    // By now only the second one is left, whom a third one without the kind cannot touch.
    const roles = `userIds=${second.id}&roleIds=${QM}`;
    expect((await clerk.post(at(`grant?${roles}`))).body.msg).toContain('Only an administrator');
    await app.db.update(user).set({ status: '0' }).where(eq(user.id, admin.userId));
    expect((await other.post(at(`rejoin?userIds=${admin.userId}`))).status).toBe(200);
    admin = await app.as('admin', { project: null });
    const both = await Promise.all([
      admin.post(at(`leave?userIds=${second.id}`)),
      other.post(at(`leave?userIds=${admin.userId}`)),
    ]);
    // Whoever came first signed the other out, or left nobody behind.
    expect(both.filter((answer) => answer.status === 200)).toHaveLength(1);
    const [left] = await app.rows(sql`select count(*) as n from user_account u join user_role r on r.user_id = u.id
      where u.status = '1' and r.role_id = ${ADMIN} and u.account in ('admin', 'second')`);
    expect(Number(left!['n'])).toBe(1);
    await app.db.update(user).set({ status: '1' }).where(eq(user.account, 'admin'));
    admin = await app.as('admin', { project: null });
  });

  it('are changed by administrators only, and nobody gives more than they have', async () => {
    const row = await made('plain');
    const boss = await made('boss', { roleId: ADMIN });
    await unchanged(async () => {
      const touching = [
        await clerk.post(at(`reset-password?userIds=${boss.id}`)),
        await clerk.post(at(`leave?userIds=${row.id},${boss.id}`)),
        await clerk.post(at(`remove?ids=${boss.id}`)),
        await clerk.post(at('submit'), { id: boss.id, phone: '13800009999' }),
        await clerk.post(at(`grant?userIds=${row.id}&roleIds=${ADMIN}`)),
        await clerk.post(at('submit'), person('mine', { roleId: ADMIN })),
      ];
      for (const answer of touching)
        expect([answer.status, answer.body.msg]).toEqual([403, 'Only an administrator may change administrators']);
      const beyond = await clerk.post(at('submit'), person('mine', { roleId: QM }));
      expect([beyond.status, beyond.body.msg]).toEqual([
        403,
        'You can only give roles whose permissions you have yourself: QA/QC manager',
      ]);
    });
    // What somebody has already is not given again.
    const { body } = await clerk.post(at(`grant?userIds=${row.id}&roleIds=${QM},${clerkRole}`));
    expect(body.msg).toBe('Operation succeeded');
  });

  it('need the permission of each part of the form', async () => {
    const row = await made('parts', { projectId: fixture.projects.first });
    const editor = app.deps.nextId();
    await app.db.insert(role).values({ id: editor, tenantId: '000000', roleName: '编辑', roleAlias: 'editor' });
    await app.db.execute(sql`insert into role_menu (role_id, menu_id)
      select ${editor}::bigint, id from menu where code in ('system', 'user', 'user_edit', 'user_add')`);
    await made('editor', { roleId: editor });
    const caller = await app.as('editor', { password: FIRST, project: null });
    await unchanged(async () => {
      for (const part of [{ roleId: `${QM},${editor}` }, { projectId: '' }, { password: '654321' }])
        expect((await caller.post(at('submit'), { id: row.id, ...part })).status, JSON.stringify(part)).toBe(403);
      const projectId = fixture.projects.first;
      expect((await caller.post(at('submit'), person('new', { roleId: editor, projectId }))).status).toBe(403);
    });
    const { body } = await caller.post(at('submit'), { ...row, realName: '改名了' });
    expect(body.data.realName).toBe('改名了');
  });
});

describe('leaving', () => {
  it('ends sessions at once, keeps out, and ends with coming back', async () => {
    const row = await made('leaver');
    const caller = await app.as('leaver', { password: FIRST, project: null });
    expect((await admin.post(at(`leave?userIds=${row.id}`))).status).toBe(200);
    expect(await open(caller)).toBe(401);
    expect(await detail(row.id)).toMatchObject({ status: '0' });
    expect((await detail(row.id)).leftTime).not.toBe('');
    await expect(app.as('leaver', { password: FIRST })).rejects.toThrow('deactivated');
    expect((await admin.get(at('list'), { status: '0', keyword: 'leaver' })).body.data.total).toBe(1);
    await admin.post(at(`leave?userIds=${row.id}`));
    await admin.post(at(`rejoin?userIds=${row.id}`));
    expect(await detail(row.id)).toMatchObject({ status: '1', leftTime: '' });
    // The old session stays ended.
    expect(await open(caller)).toBe(401);
    expect(await open(await app.as('leaver', { password: FIRST, project: null }))).toBe(200);
    expect((await audits(row.id)).map((one) => one['action'])).toEqual(['user.add', 'user.left', 'user.back']);
  });
});

describe('a reset', () => {
  it('gives the first password of the tenant, ends sessions and the wait', async () => {
    const row = await made('forgot', { password: 'something else', password2: 'something else' });
    const caller = await app.as('forgot', { password: 'something else', project: null });
    const now = app.deps.now();
    const key = `account:000000:forgot`;
    const failures = Array.from({ length: limits.loginFailures }, () => ({ id: app.deps.nextId(), key, at: now }));
    await app.db.insert(loginFailure).values(failures);
    expect((await detail(row.id)).locked).toBe(true);
    await expect(app.as('forgot', { password: 'something else' })).rejects.toThrow('Too many');
    expect((await admin.get(at('reset-to'))).body.data).toEqual({ password: FIRST });
    expect((await admin.post(at(`reset-password?userIds=${row.id}`))).status).toBe(200);
    expect(await open(caller)).toBe(401);
    expect((await detail(row.id)).locked).toBe(false);
    expect(await open(await app.as('forgot', { password: FIRST, project: null }))).toBe(200);
    expect((await audits(row.id)).at(-1)).toMatchObject({ action: 'user.reset', before: '' });
  });

  it('is not needed to unlock', async () => {
    const row = await made('clumsy');
    const now = app.deps.now();
    const key = 'account:000000:clumsy';
    const failures = Array.from({ length: limits.loginFailures }, () => ({ id: app.deps.nextId(), key, at: now }));
    await app.db.insert(loginFailure).values(failures);
    await admin.post(at(`unlock?userIds=${row.id}`));
    expect(await open(await app.as('clumsy', { password: FIRST, project: null }))).toBe(200);
  });
});

describe('removing', () => {
  it('is refused for whom records name, with what they are, and proposes leaving', async () => {
    const row = await made('named');
    const { first } = fixture.projects;
    await app.db.execute(sql`insert into leave (id, tenant_id, project_id, status, create_user, approver_id, leave_type,
      start_time, end_time, reason) values (${app.deps.nextId()}, '000000', ${first}, 'draft', ${row.id}, ${row.id}, '1',
      now(), now(), 'x')`);
    await unchanged(async () => {
      const { status, body } = await admin.post(at(`remove?ids=${row.id}`));
      expect(status).toBe(400);
      expect(body.msg).toBe(
        'named 王 cannot be removed: named by leave applications. Mark them as left instead; they cannot sign in any more',
      );
      expect((await admin.post(at('remove'))).body.msg).toBe('Please select at least one record');
    });
  });

  it('takes sessions and memberships along', async () => {
    const row = await made('gone', { projectId: fixture.projects.first });
    const caller = await app.as('gone', { password: FIRST, project: null });
    expect((await admin.post(at(`remove?ids=${row.id}`))).status).toBe(200);
    expect(await open(caller)).toBe(401);
    expect((await audits(row.id)).at(-1)).toMatchObject({ action: 'user.remove', after: '' });
  });
});

describe('projects', () => {
  it('are granted with the participating unit, which a later grant keeps', async () => {
    const { first, second } = fixture.projects;
    const unit = app.deps.nextId();
    await app.db
      .insert(contractor)
      .values({ id: unit, tenantId: '000000', projectId: first, kind: 'sub', name: '瓷砖', nameEn: 'Tiling' });
    const row = await made('sited');
    const wrong = { userIds: [row.id], projectIds: [second], contractors: { [second]: unit } };
    await unchanged(async () =>
      expect(fieldsOf(await admin.post(at('grant-project'), wrong))).toEqual(['contractors']),
    );
    const caller = await app.as('sited', { password: FIRST, project: null });
    const mine = () => caller.get('/qcdm/project/block/list', {});
    caller.projectId = first;
    expect((await mine()).body.msg).toContain('not a member');
    await admin.post(at('grant-project'), { userIds: [row.id], projectIds: [first], contractors: { [first]: unit } });
    expect((await mine()).status).toBe(200);
    await admin.post(at('grant-project'), { userIds: [row.id], projectIds: [first, second] });
    const { body } = await admin.get(at('project-list'), { userId: row.id });
    expect(body.data.map((one: Record<string, string>) => [one['projectNameEn'], one['contractorName']])).toEqual([
      ['First en', 'Tiling'],
      ['Second en', ''],
    ]);
    await admin.post(at('submit'), { id: row.id, projectId: second });
    expect((await mine()).body.msg).toContain('not a member');
    expect((await audits(row.id)).filter((one) => one['action'] === 'user.projects')).toHaveLength(3);
  });
});

describe('the list', () => {
  it('is narrowed by what people have, and paged', async () => {
    const { first } = fixture.projects;
    const total = async (params: Record<string, string>) => (await admin.get(at('page'), params)).body.data.total;
    expect(await total({ account: 'QM' })).toBe(1);
    expect(await total({ account_equal: 'q' })).toBe(0);
    expect(await total({ roleId: clerkRole, account: 'clerk' })).toBe(1);
    expect(await total({ projectId: first, keyword: 'sub' })).toBe(1);
    expect(await total({ deptId: '5' })).toBe(0);
    expect(await total({ keyword: '100%' })).toBe(0);
    expect(await total({ lastLogin_null: '1', account: 'qm' })).toBe(0);
    expect((await admin.get(at('list'), { roleId: 'x' })).status).toBe(400);
    const { body } = await admin.get(at('list'), { size: 2, current: 2, ascs: 'account' });
    const all = (await admin.get(at('list'), { size: -1, ascs: 'account' })).body.data.records;
    expect(body.data.records).toEqual(all.slice(2, 4));
    expect(body.data.total).toBe(all.length);
  });
});

describe('a data scope of the own department', () => {
  it('leaves only its people, in the list and to be changed', async () => {
    const { nextId } = app.deps;
    const [deptId, scopeId, roleId] = [nextId(), nextId(), nextId()];
    await app.db.insert(role).values({ id: roleId, tenantId: '000000', roleName: '部门人事', roleAlias: 'dept' });
    await app.db.execute(sql`insert into role_menu (role_id, menu_id)
      select ${roleId}::bigint, id from menu where code like 'user%' or code = 'system'`);
    await app.db.execute(sql`insert into dept (id, tenant_id, dept_name) values (${deptId}, '000000', 'Site')`);
    await app.db.execute(sql`insert into data_scope (id, scope_name, resource_code, scope_type)
      values (${scopeId}, 'Own department', 'user', ${dataScopeTypes.dept})`);
    await app.db.execute(sql`insert into role_data_scope (role_id, scope_id) values (${roleId}, ${scopeId})`);
    await made('keeper', { roleId, deptId });
    const colleague = await made('colleague', { deptId });
    const stranger = await made('stranger');
    const keeper = await app.as('keeper', { password: FIRST, project: null });
    const { body } = await keeper.get(at('list'), { size: -1, ascs: 'account' });
    expect(body.data.records.map((row: UserRow) => row.account)).toEqual(['colleague', 'keeper']);
    await unchanged(async () => {
      expect((await keeper.get(at('detail'), { id: stranger.id })).status).toBe(404);
      expect((await keeper.post(at(`leave?userIds=${stranger.id}`))).status).toBe(404);
      expect((await keeper.post(at('submit'), { id: stranger.id, company: 'Mine' })).status).toBe(404);
    });
    expect((await keeper.post(at(`leave?userIds=${colleague.id}`))).status).toBe(200);
    expect(await detail(colleague.id)).toMatchObject({ status: '0', deptName: 'Site' });
  });
});

describe('a sheet', () => {
  const send = async (who: Caller, rows: string[][], query = '') => {
    const header = ['Account', '中文姓名', 'Name in English', 'Roles', 'Projects', 'Phone'];
    return who.upload(at(`import-user${query}`), await writeSheet('Users', header, rows), 'users.xlsx');
  };

  it('is refused with every mistake, and nothing is written', async () => {
    const rows = [
      ['', '王一', 'Wang Yi', 'qm', '', ''],
      ['two words', '王二', 'Wang Er', 'QA/QC manager', '', '138'],
      ['qm', '王三', 'Wang San', 'qm', '', ''],
      ['four', '王', 'Wang Si', 'nobody, qm', 'Nowhere', ''],
      ['five', '王五', 'Wang Wu', '', '', ''],
      ['FIVE', '王六', 'Wang Liu', 'qm', '', ''],
    ];
    await unchanged(async () => {
      const { status, body } = await send(admin, rows);
      expect([status, body.msg]).toEqual([400, 'Nothing was imported: 9 row errors']);
      expect(body.data.fields).toEqual({
        'rows.2.account': 'Required',
        'rows.3.account': 'No spaces and no commas',
        'rows.3.phone': 'The phone number must have 11 digits',
        'rows.4.account': 'This account is already in use',
        'rows.5.realName': 'At least 2 characters',
        'rows.5.roles': 'There is no “nobody” here',
        'rows.5.projects': 'There is no “Nowhere” here',
        'rows.6.roles': 'Required',
        'rows.7.account': 'Stands twice in the sheet, first in row 6',
      });
      const dry = await send(admin, rows, '?dryRun=1');
      expect(dry.body.data).toMatchObject({ count: 6, errors: { length: 9 } });
      const given = await send(clerk, [['mine', '王一', 'Wang Yi', 'Administrator', '', '']]);
      expect(given.body.data.fields).toEqual({ 'rows.2.roles': 'Only an administrator may change administrators' });
      const touched = await send(clerk, [['admin', '王一', 'Wang Yi', '', '', '']], '?isCovered=1');
      expect(touched.body.data.fields).toEqual({ 'rows.2.account': 'Only an administrator may change administrators' });
      const own = await send(admin, [['admin', '', '', 'qm', '', '']], '?isCovered=1');
      expect(own.body.msg).toContain('your own account');
      expect((await admin.upload(at('import-user'), new Uint8Array([1, 2]), 'x.xlsx')).body.msg).toContain('.xlsx');
      expect((await admin.upload(at('import-user'), new Uint8Array(limits.sheetBytes + 1), 'x.xlsx')).status).toBe(413);
      expect((await admin.post(at('import-user'), {})).status).toBe(415);
    });
  });

  it('adds people, covers those it may, and comes back as it went', async () => {
    const rows = [
      ['six', '王六', 'Wang Liu', '质量经理、Project manager', 'First en, Second', '13800004444'],
      ['seven', '王七', 'Wang Qi', 'qm', '', ''],
    ];
    expect((await send(admin, rows)).body.data).toMatchObject({ count: 2, added: 2, changed: 0 });
    expect(await open(await app.as('six', { password: FIRST }))).toBe(200);
    const cover = [['SEVEN', '', '', 'pm', 'First', '13800005555']];
    expect((await send(admin, cover, '?isCovered=true')).body.data).toMatchObject({ added: 0, changed: 1 });
    const sheet = await admin.get(at('export-user'), { account: 'seven' });
    expect(sheet.headers.get('content-type')).toContain('spreadsheet');
    // As window.open asks for it: no headers at all. wire.md §1
    const link = `/api${at('export-user')}?account=seven&blade-auth=${encodeURIComponent(`bearer ${admin.token}`)}`;
    const linked = await app.request(link, {});
    const [header, ...people] = await readSheetRows(new Uint8Array(await linked.arrayBuffer()));
    expect(header!.slice(0, 4)).toEqual(['Account', 'Name in Chinese', 'Name in English', 'Roles']);
    expect(people).toHaveLength(1);
    expect(people[0]!.slice(0, 8)).toEqual([
      'seven',
      '王七',
      'Wang Qi',
      'Project manager',
      '',
      '',
      'First en',
      '13800005555',
    ]);
    const template = await app.request(`/api${at('export-template')}?blade-auth=bearer%20${admin.token}`, {});
    expect(await readSheetRows(new Uint8Array(await template.arrayBuffer()))).toHaveLength(1);
    const ended = await app.request(link.replace(admin.token, `${admin.token}x`), {});
    expect(ended.status).toBe(401);
  });
});

describe('who is signed in', () => {
  it('is shown, and a session ended there is out at once', async () => {
    const row = await made('online');
    const caller = await app.as('online', { password: FIRST, project: null });
    const list = async () => (await admin.get(ONLINE, { account: 'online' })).body.data;
    const { records, total } = await list();
    expect([total, records[0].account, records[0].current]).toEqual([1, 'online', false]);
    const own = (await admin.get(ONLINE, { size: -1 })).body.data.records.find(
      (one: { current: boolean }) => one.current,
    );
    await unchanged(async () => {
      expect((await admin.post(`${END}?ids=${own.id}`)).body.msg).toContain('session you are working in');
      expect((await admin.post(END)).body.msg).toBe('Please select at least one record');
      expect((await clerk.post(`${END}?ids=${records[0].id}`)).status).toBe(403);
      expect((await admin.post(`${END}?ids=77`)).status).toBe(404);
    });
    expect((await admin.post(`${END}?ids=${records[0].id}`)).body.data).toEqual({ ended: 1 });
    expect(await open(caller)).toBe(401);
    expect((await list()).total).toBe(0);
    expect((await audits(row.id)).at(-1)).toMatchObject({ action: 'session.end', create_by: 'admin' });
    const refresh = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: caller.refreshToken,
      tenantId: '000000',
    });
    const again = await app.request(`/api/blade-auth/oauth/token?${refresh}`, {
      method: 'POST',
      headers: { Authorization: basic },
    });
    expect(again.status).toBe(400);
  });
});
