import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { RoleKind } from '#domain/access/roles.ts';
import { report } from '../../db/schema.ts';
import { type Scoped, scopedTo } from '../../kernel/data-scope.ts';
import type { Value } from '../../kernel/shaped.ts';

/** Who asks, with the own ids or with the places that they will take in a prepared query. */
export interface Viewer extends Scoped {
  kinds: readonly RoleKind[];
  viewsAll: boolean;
  projectId: Value;
  contractorId: Value | null;
}

const repairSide: readonly RoleKind[] = ['SUB', 'SUBM'];

/** Whether a person only works on the repairing side of this project. */
export function onlyRepairs(member: Pick<Viewer, 'kinds' | 'viewsAll'>): boolean {
  return !member.viewsAll && member.kinds.every((kind) => repairSide.includes(kind));
}

/**
 * The reports a person may see: of this project; drafts only the own ones; the repairing side only what is assigned to
 * its contractor (or to the person). ASSUMED: 005. Of these the person's data scopes leave what they reach. ASSUMED: 021
 */
export function visible(member: Viewer): SQL {
  const own = eq(report.createUser, member.userId);
  const sent = onlyRepairs(member)
    ? and(ne(report.status, 'draft'), assignedTo(member))
    : (ne(report.status, 'draft') as SQL);
  return and(ofProject(member), or(own, sent), scopedTo(member, 'report', { creator: report.createUser })) as SQL;
}

/** Every report of the project the person works in, seen or not. */
export function ofProject(member: Viewer): SQL {
  return and(eq(report.tenantId, member.tenantId), eq(report.projectId, member.projectId)) as SQL;
}

function assignedTo(member: Viewer): SQL {
  const person = eq(report.contractorManagerId, member.userId);
  return (member.contractorId === null ? person : or(person, eq(report.contractorId, member.contractorId))) as SQL;
}

/** The reports that wait for this person: own drafts, repairs of the own contractor, verifications. */
export function myTurn(member: Viewer): SQL {
  const turns: (SQL | undefined)[] = [and(eq(report.status, 'draft'), eq(report.createUser, member.userId))];
  const is = (...kinds: RoleKind[]) => kinds.some((kind) => member.kinds.includes(kind));
  if (is('SUBM')) turns.push(and(eq(report.status, 'open'), eq(report.contractorManagerId, member.userId)));
  if (is('SUB') && member.contractorId !== null)
    turns.push(and(eq(report.status, 'open'), eq(report.contractorId, member.contractorId)));
  const supervised = inArray(report.raisedBy, ['RE', 'RTO']);
  const committed = eq(report.status, 'committed');
  if (is('QM', 'BM')) turns.push(and(committed, sql`not ${supervised}`));
  if (is('RE', 'RTO')) turns.push(and(committed, supervised));
  if (is('MAIN')) turns.push(and(committed, eq(report.createUser, member.userId)));
  return or(...turns) as SQL;
}
