import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { roleParams } from '#domain/access/roles.ts';
import { idList } from '#domain/kernel/id-list.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { contractor, projectMember, user, userRole } from '../../db/schema.ts';
import type { MemberCtx } from '../../kernel/context.ts';

/** The sub-contractor managers of the project and the contractor each works for. */
export async function contractorManagers(ctx: MemberCtx) {
  const roleIds = idList(ctx.person.roleConfig[roleParams.SUBM]);
  if (roleIds.length === 0) return [];
  return ctx.db
    .selectDistinct({
      userId: user.id,
      realName: user.realName,
      nameEn: user.name,
      contractorId: contractor.id,
      contractorName: contractor.name,
      contractorNameEn: contractor.nameEn,
    })
    .from(projectMember)
    .innerJoin(user, eq(user.id, projectMember.userId))
    .innerJoin(userRole, eq(userRole.userId, user.id))
    .innerJoin(contractor, eq(contractor.id, projectMember.contractorId))
    .where(
      and(
        eq(projectMember.projectId, ctx.person.projectId),
        isNotNull(projectMember.contractorId),
        eq(user.status, '1'),
        inArray(userRole.roleId, roleIds),
      ),
    )
    .orderBy(asc(contractor.name), asc(user.realName));
}

/** The contractor that a manager of this project works for; somebody else is Problem 'unknownRef' at the field. */
export async function contractorOf(ctx: MemberCtx, managerId: string): Promise<string> {
  const found = (await contractorManagers(ctx)).find((manager) => manager.userId === managerId);
  if (found) return found.contractorId;
  throw new Problem(
    'unknownRef',
    { label: ['Contractor manager', '分包经理'] },
    { contractorManagerId: { words: ['Not a contractor manager of this project', '不是本项目的分包经理'] } },
  );
}

/** The participating sub-contractors of the project. */
export async function contractors(ctx: MemberCtx) {
  return ctx.db
    .select({ id: contractor.id, name: contractor.name, nameEn: contractor.nameEn })
    .from(contractor)
    .where(and(eq(contractor.projectId, ctx.person.projectId), eq(contractor.kind, 'subcontract')))
    .orderBy(asc(contractor.name));
}
