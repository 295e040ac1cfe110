import { and, asc, eq } from 'drizzle-orm';
import type { MemberCtx } from '../../kernel/context.ts';
import { contractor, projectMember, role, user, userRole } from '../../db/schema.ts';

export interface TeamPerson {
  id: string;
  name: string;
  contractorId: string | null;
  roles: string[];
}

/** The participating units of the member's project. */
export async function unitsOf(ctx: MemberCtx): Promise<{ id: string; kind: string; name: string; nameEn: string }[]> {
  const { projectId, tenantId } = ctx.person;
  return ctx.db
    .select({ id: contractor.id, kind: contractor.kind, name: contractor.name, nameEn: contractor.nameEn })
    .from(contractor)
    .where(and(eq(contractor.projectId, projectId), eq(contractor.tenantId, tenantId)))
    .orderBy(asc(contractor.kind), asc(contractor.name), asc(contractor.id));
}

/** Who works on the member's project and has not left, with what their roles are called; in order of their names. */
export async function peopleOf(ctx: MemberCtx): Promise<TeamPerson[]> {
  const { projectId, tenantId } = ctx.person;
  const rows = await ctx.db
    .select({
      id: user.id,
      realName: user.realName,
      nameEn: user.name,
      contractorId: projectMember.contractorId,
      role: role.roleName,
      roleEn: role.roleNameEn,
    })
    .from(projectMember)
    .innerJoin(user, eq(user.id, projectMember.userId))
    .leftJoin(userRole, eq(userRole.userId, user.id))
    .leftJoin(role, eq(role.id, userRole.roleId))
    .where(and(eq(projectMember.projectId, projectId), eq(user.tenantId, tenantId), eq(user.status, '1')))
    .orderBy(asc(user.id), asc(role.sort));
  const people = new Map<string, TeamPerson>();
  const english = ctx.language === 'en';
  for (const { id, realName, nameEn, contractorId, role: zh, roleEn } of rows) {
    const name = (english && nameEn) || realName;
    const person = people.get(id) ?? { id, name, contractorId, roles: [] };
    const called = (english && roleEn) || zh;
    if (called) person.roles.push(called);
    people.set(id, person);
  }
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name, english ? 'en' : 'zh'));
}
