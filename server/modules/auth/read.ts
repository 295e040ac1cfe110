import { and, asc, count, eq } from 'drizzle-orm';
import { type Page, pageOf, type PageQuery } from '#domain/kernel/page.ts';
import type { Db } from '../../db/open.ts';
import { project, projectMember } from '../../db/schema.ts';

/** A project that a person may enter, as the switcher knows it. */
export interface ProjectEntry {
  id: string;
  projectName: string;
  projectNameEn: string;
  projectAbbreviation: string;
  /** The participating unit the person works for there; '' = the builder's own staff. */
  contractorId: string;
  timeZone: string;
}

/** The projects of a person, in the order of the tenant. spec §3: an account must have at least one. */
export async function projectsOf(
  db: Db,
  who: { userId: string; tenantId: string },
  timeZone: string,
  page: PageQuery,
): Promise<Page<ProjectEntry>> {
  const mine = and(eq(projectMember.userId, who.userId), eq(project.tenantId, who.tenantId));
  const rows = db
    .select({
      id: project.id,
      projectName: project.projectName,
      projectNameEn: project.projectNameEn,
      projectAbbreviation: project.projectAbbreviation,
      contractorId: projectMember.contractorId,
    })
    .from(projectMember)
    .innerJoin(project, eq(project.id, projectMember.projectId))
    .where(mine)
    .orderBy(asc(project.sort), asc(project.id));
  const found = await (page.size === -1 ? rows : rows.limit(page.size).offset((page.current - 1) * page.size));
  const [all] =
    page.size === -1
      ? [{ total: found.length }]
      : await db
          .select({ total: count() })
          .from(projectMember)
          .innerJoin(project, eq(project.id, projectMember.projectId))
          .where(mine);
  const records = found.map((row) => ({ ...row, contractorId: row.contractorId ?? '', timeZone }));
  return pageOf(records, all?.total ?? 0, page);
}
