import type { RoleKind } from '#domain/access/roles.ts';
import type { Db } from '#server/db/open.ts';
import { project, projectMember, user, userRole } from '#server/db/schema.ts';
import { roleIdOf, createTenantBase } from '#server/db/seed/base/tenant-base.ts';
import { FIRST_PASSWORD } from '#server/db/seed/seed.ts';
import { hashPassword } from '#server/kernel/passwords.ts';
import type { TestApp } from './app.ts';

export interface Fixture {
  /** Ids of people by account: qm, sub, left, lost (no project) of 000000; qm1 of 000001. */
  ids: Record<string, string>;
  projects: { first: string; second: string; foreign: string };
}

/** On a minimal seed: a few people, two projects, and a second tenant with its own: walls to try. */
export async function twoTenants(app: TestApp): Promise<Fixture> {
  const { db, deps } = app;
  const passwordHash = await hashPassword(FIRST_PASSWORD);
  await db.transaction((tx) => createTenantBase(tx as unknown as Db, '000001', 'Other builder'));
  const ids: Record<string, string> = {};
  const person = async (account: string, kinds: RoleKind[], tenantId = '000000', status = '1') => {
    const id = deps.nextId();
    const name = `${account} 张`;
    await db.insert(user).values({ id, tenantId, account, passwordHash, name, realName: name, status });
    await db.insert(userRole).values(kinds.map((kind) => ({ userId: id, roleId: roleIdOf(tenantId, kind) })));
    ids[account] = id;
  };
  await person('qm', ['QM']);
  await person('sub', ['SUB']);
  await person('both', ['SUB', 'QM']);
  await person('left', ['QM'], '000000', '0');
  await person('lost', ['PM']);
  await person('qm1', ['QM'], '000001');
  await person('boss1', ['ADMIN'], '000001');
  const site = async (name: string, sort: number, people: string[], tenantId = '000000') => {
    const id = deps.nextId();
    await db.insert(project).values({
      id,
      tenantId,
      projectName: name,
      projectNameEn: `${name} en`,
      projectAbbreviation: name.slice(0, 2),
      projectCode: name,
      sort,
    });
    await db.insert(projectMember).values(people.map((account) => ({ projectId: id, userId: ids[account]! })));
    return id;
  };
  return {
    ids,
    projects: {
      second: await site('Second', 2, ['qm']),
      first: await site('First', 1, ['qm', 'sub', 'left']),
      foreign: await site('Foreign', 1, ['qm1', 'boss1'], '000001'),
    },
  };
}
