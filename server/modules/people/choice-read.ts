import { and, asc, eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/open.ts';
import {
  contractor,
  dept as deptTable,
  param,
  post as postTable,
  project,
  projectMember,
  role,
} from '../../db/schema.ts';
import { idIn } from '../../kernel/resource-table.ts';
import type { Named } from './read.ts';

type InTenant = { tenantId: AnyPgColumn };
// Tables of resources are built from definitions whose types have forgotten their scope.
const dept = deptTable as typeof deptTable & InTenant;
const post = postTable as typeof postTable & InTenant;
const paramTenant = (param as unknown as InTenant).tenantId;

/** The tenant's roles, each with its names and alias. */
export async function rolesOfTenant(db: Db, tenantId: string) {
  return db
    .select({ id: role.id, name: role.roleName, nameEn: role.roleNameEn, alias: role.roleAlias })
    .from(role)
    .where(eq(role.tenantId, tenantId))
    .orderBy(asc(role.sort), asc(role.id));
}

/** The tenant's departments and posts by their ids, as people call them. */
export async function placesOfTenant(db: Db, tenantId: string): Promise<{ depts: Named[]; posts: Named[] }> {
  const depts = await db.select({ id: dept.id, name: dept.deptName }).from(dept).where(eq(dept.tenantId, tenantId));
  const posts = await db.select({ id: post.id, name: post.postName }).from(post).where(eq(post.tenantId, tenantId));
  return { depts: depts as Named[], posts: posts as Named[] };
}

/** The tenant's projects. */
export async function projectsOfTenant(db: Db, tenantId: string) {
  return db
    .select({
      id: project.id,
      projectName: project.projectName,
      projectNameEn: project.projectNameEn,
      projectCode: project.projectCode,
    })
    .from(project)
    .where(eq(project.tenantId, tenantId))
    .orderBy(asc(project.sort), asc(project.id));
}

/** The projects of one person, and for whom they work there. */
export async function projectsOfPerson(db: Db, userId: string) {
  return db
    .select({
      id: project.id,
      projectName: project.projectName,
      projectNameEn: project.projectNameEn,
      projectCode: project.projectCode,
      contractorId: projectMember.contractorId,
      contractorName: contractor.name,
      contractorNameEn: contractor.nameEn,
    })
    .from(projectMember)
    .innerJoin(project, eq(project.id, projectMember.projectId))
    .leftJoin(contractor, eq(contractor.id, projectMember.contractorId))
    .where(eq(projectMember.userId, userId))
    .orderBy(asc(project.sort), asc(project.id));
}

/** The participating units of all projects of the tenant. */
export async function contractorsOfTenant(db: Db, tenantId: string) {
  return db
    .select({ id: contractor.id, projectId: contractor.projectId, name: contractor.name, nameEn: contractor.nameEn })
    .from(contractor)
    .where(eq(contractor.tenantId, tenantId))
    .orderBy(asc(contractor.kind), asc(contractor.id));
}

/** Participating units of projects: their project, by their id. */
export async function contractorsById(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: contractor.id, projectId: contractor.projectId })
    .from(contractor)
    .where(idIn(contractor.id, ids));
  return new Map(rows.map((row) => [row.id, row.projectId]));
}

/** The password that new and reset accounts of the tenant are given. wire.md §7 */
export async function firstPassword(db: Db, tenantId: string): Promise<string> {
  const [found] = await db
    .select({ value: param.paramValue })
    .from(param)
    .where(and(eq(paramTenant, tenantId), eq(param.paramKey, 'account.initPassword')));
  return String(found?.value ?? '') || '123456';
}
