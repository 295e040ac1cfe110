import { and, eq, isNull, sql } from 'drizzle-orm';
import { reachesOf } from '#domain/access/data-reach.ts';
import { inRoleList } from '#domain/access/roles.ts';
import { idSchema } from '#domain/kernel/id.ts';
import { idList } from '#domain/kernel/id-list.ts';
import { Problem } from '#domain/kernel/problems.ts';
import type { Db } from '../db/open.ts';
import { client, project, projectMember, session, user, userRole } from '../db/schema.ts';
import { accessMemory, type AccessMemory, accessOf, callScopesOf, deptsOf } from './access-stamp.ts';
import type { Deps, Member, Person } from './context.ts';
import { sameText, sessionOf, sha256 } from './tokens.ts';

/** The tenant whose administrator may write what all tenants share. wire.md §7 */
export const PLATFORM_TENANT = '000000';

export type Client = typeof client.$inferSelect;

/** The client id of a Basic `Authorization` header; throws badClient unless id and secret are right. */
export async function clientOf(deps: Deps, header: string | null | undefined, memory?: AccessMemory): Promise<string> {
  return (await clientRowOf(deps, header, memory)).clientId;
}

/**
 * As clientOf, with the client's grants and lifetimes: what the token call needs. A verified credential is remembered
 * for as long as nobody changes a client: then the stamp moves, for every process. docs/decisions/023
 */
export async function clientRowOf(
  deps: Deps,
  header: string | null | undefined,
  memory?: AccessMemory,
): Promise<Client> {
  const encoded = /^basic\s+([A-Za-z0-9+/=]+)$/i.exec(header?.trim() ?? '')?.[1];
  if (!encoded) throw new Problem('badClient');
  const { clients } = memory ?? (await accessMemory(deps));
  const remembered = clients.get(encoded) as Client | undefined;
  if (remembered) return remembered;
  const [clientId = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  // A NUL would be refused by the database itself.
  if (clientId === '' || clientId.includes('\0')) throw new Problem('badClient');
  const [row] = await deps.db.select().from(client).where(eq(client.clientId, clientId));
  if (!row || !sameText(row.clientSecret, sha256(secret.join(':')))) throw new Problem('badClient');
  clients.set(encoded, row);
  return row;
}

/** One query for everything a request needs to know of its person; built once per database. */
function personQuery(db: Db) {
  const roles = sql<string>`(select coalesce(string_agg(${userRole.roleId}::text, ',' order by ${userRole.roleId}), '')
    from ${userRole} where ${userRole.userId} = ${user.id})`;
  const member = sql<[contractorId: string] | null>`(select array[coalesce(${projectMember.contractorId}::text, '')]
    from ${projectMember} join ${project} on ${project.id} = ${projectMember.projectId}
    where ${projectMember.userId} = ${user.id} and ${projectMember.projectId} = ${sql.placeholder('projectId')}
    and ${project.tenantId} = ${user.tenantId})`;
  return db
    .select({
      userId: user.id,
      tenantId: user.tenantId,
      account: user.account,
      realName: user.realName,
      deptIds: user.deptIds,
      expireTime: session.expireTime,
      roles,
      member,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.id, sql.placeholder('sessionId')), isNull(session.endTime), eq(user.status, '1')))
    .prepare('person_of_request');
}
const personQueries = new WeakMap<Db, ReturnType<typeof personQuery>>();

interface Known {
  person: Person;
  /** When the session expires, epoch ms. */
  expires: number;
}

/** Whether the person belongs to the project that was asked for, and for which contractor. */
interface Membership {
  projectId: string;
  found: boolean;
  contractorId: string | null;
}

/** The membership that came along with the person, so that memberOf needs no query of its own. */
const looked = new WeakMap<Person, Membership>();

/**
 * The person of an access token: a session that ended or expired, or a person who left, is refused at once. Given the
 * project header too, the membership is looked up along with it. Read from the database when anything changed there.
 */
export async function personOf(
  deps: Deps,
  token: string | null | undefined,
  projectId?: string,
  given?: AccessMemory,
): Promise<Person> {
  if (!token) throw new Problem('unauthorized');
  const sessionId = await sessionOf(deps, token);
  const inProject = projectId && idSchema.safeParse(projectId).success ? projectId : '0';
  const memory = given ?? (await accessMemory(deps));
  const key = `${sessionId} ${inProject}`;
  let known = memory.people.get(key) as Known | undefined;
  // A session is prolonged without the stamp: what looks expired is read again.
  if (!known || known.expires <= deps.now().getTime()) known = await readPerson(deps, memory, sessionId, inProject);
  if (!known || known.expires <= deps.now().getTime()) throw new Problem('unauthorized');
  memory.people.set(key, known);
  return known.person;
}

async function readPerson(
  deps: Deps,
  memory: AccessMemory,
  sessionId: string,
  projectId: string,
): Promise<Known | undefined> {
  const query = personQueries.get(deps.db) ?? personQuery(deps.db);
  personQueries.set(deps.db, query);
  const [row] = await query.execute({ sessionId, projectId });
  if (!row) return undefined;
  const roleIds = idList(row.roles);
  const access = await accessOf(deps, memory, row.tenantId, roleIds);
  const depts = access.dataScopes.length > 0 ? await deptsOf(deps, memory, row.tenantId) : [];
  const person: Person = {
    sessionId,
    userId: row.userId,
    tenantId: row.tenantId,
    account: row.account,
    realName: row.realName,
    roleIds,
    kinds: access.kinds,
    codes: access.codes,
    roleConfig: access.roleConfig,
    reaches: reachesOf(access.dataScopes, row.deptIds, depts),
    calls: { scopes: await callScopesOf(deps, memory), granted: access.apiScopes },
    platformAdmin: row.tenantId === PLATFORM_TENANT && access.kinds.includes('ADMIN'),
  };
  const membership = { projectId, found: row.member !== null, contractorId: row.member?.[0] || null };
  if (projectId !== '0') looked.set(person, membership);
  return { person, expires: row.expireTime.getTime() };
}

/**
 * The person inside a project: throws noProject when the header is missing, projectDenied when the project does not
 * exist, belongs to another tenant, or does not list the person. The three are told alike.
 */
export async function memberOf(deps: Deps, person: Person, projectId: string | null | undefined): Promise<Member> {
  if (!projectId) throw new Problem('noProject');
  if (!idSchema.safeParse(projectId).success) throw new Problem('projectDenied');
  let known = looked.get(person);
  if (known?.projectId !== projectId) {
    const [row] = await deps.db
      .select({ contractorId: projectMember.contractorId })
      .from(projectMember)
      .innerJoin(project, eq(project.id, projectMember.projectId))
      .where(
        and(
          eq(projectMember.userId, person.userId),
          eq(projectMember.projectId, projectId),
          eq(project.tenantId, person.tenantId),
        ),
      );
    known = { projectId, found: row !== undefined, contractorId: row?.contractorId ?? null };
  }
  if (!known.found) throw new Problem('projectDenied');
  return {
    ...person,
    projectId,
    contractorId: known.contractorId,
    viewsAll: inRoleList(person.roleIds, person.roleConfig['APP_VIEW_ALL_CHECKLIST_ROLE']),
    operatesAll: inRoleList(person.roleIds, person.roleConfig['APP_OP_ALL_CHECKLIST_ROLE']),
  };
}
